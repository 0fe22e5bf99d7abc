export interface CompileOptions {
  /** Folder of the project. */
  root: string;
  /** Folder of the output. */
  out: string;
  /** Entry point, relative to `root`; `main.js` in the output. */
  main: string;
  /** Further entry points, by their name in the output; by default those of the server. */
  entryPoints?: Record<string, string>;
  /** Files and folders to copy, by their name in the output; by default those that the server reads. */
  assets?: Record<string, string>;
}

/** Compiles when an input has changed since the last compilation into the folder. @returns the path of `main.js` */
export function compileStale(options: CompileOptions): Promise<string>;

/** Replaces each file as a whole and `main.js` last, because another process may start from the folder. */
export function compile(options: CompileOptions): Promise<void>;

/** Compiles again with what it has kept. */
export interface ServerCompiler {
  /** @throws with the messages of esbuild */
  compile(): Promise<{
    /** The files that the server is made of, relative to the project. */
    inputs: ReadonlySet<string>;
    /** Addresses or names of the packages that it begins with. */
    packages: readonly string[];
  }>;
  stop(): Promise<void>;
}

export function createServerCompiler(options: CompileOptions): Promise<ServerCompiler>;
