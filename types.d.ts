declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** Set by the build: which bundle this is, and its version. */
declare const __BUILD__: { readonly name: string; readonly version: string };
/** Hashes of scripts by path, which the host and the chunk loaders of releases require. */
declare var __kakshaIntegrity: Record<string, string> | undefined;
