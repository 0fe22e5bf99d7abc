import webpack from 'webpack';

/**
 * The federation runtime, less what a browser never runs here: manifests and snapshots of remotes, preloading by them,
 * comparing versions that are not told, libraries shaken for all their users at once, the logger's colours, the long
 * texts of its errors (their codes stay). 6 KB of the host, 2.7 KB of each remote's entry. The files that stand in are
 * in `lean-federation/`, by the name of what they stand for.
 */
const stoodFor = {
  'runtime-core': ['SnapshotHandler', 'preload', 'desc', 'semver'],
  sdk: ['logger', 'desc'],
  'error-codes': ['desc'],
  'webpack-bundler-runtime': [
    'consumes',
    'init',
    'initContainerEntry',
    'initializeSharing',
    'installInitialConsumes',
    'getSharedFallbackGetter',
  ],
};

/** @returns {webpack.WebpackPluginInstance[]} */
export const leanFederation = () => [
  new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
  new webpack.NormalModuleReplacementPlugin(/module-federation/, ({ createData, contextInfo }) => {
    // Before it is resolved there is no file yet to tell the runtime's modules from others of the name.
    const name = createData && standIn(createData.resource, contextInfo.issuer);
    if (name) createData.resource = new URL(`./lean-federation/${name}.mjs`, import.meta.url).pathname;
  }),
];

function standIn(file, issuer) {
  const [, part, path] = /@module-federation[\\/]([\w-]+)[\\/]dist[\\/](.+)\.m?js$/.exec(file ?? '') ?? [];
  // The host uses all of the runtime's front, the bundler's half in a remote's entry one function.
  if (part === 'runtime') return /webpack-bundler-runtime/.test(issuer) ? 'runtime' : undefined;
  return stoodFor[part]?.find((name) => path.replaceAll('\\', '/').split('/').includes(name));
}
