import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { build } from 'vite';
import { containerName, type RemoteFacts } from './remotes';
import { isShared, SERVER_SHARES_GLOBAL } from './shares';
import { mapOf, shiftMap } from './source-maps';
import type { Target } from './webpack-common';

const ENTRY = 'remoteEntry.js';
const SERVER = 'server/index.cjs';

/**
 * Builds a remote with Vite into a container of Module Federation: one script with `init` and `get`, which reads the
 * shared libraries from the host's share scope. Writes the server bundle too.
 * @returns the files whose code the release contains
 */
export async function buildWithVite(target: Target, remote: RemoteFacts): Promise<string[]> {
  const name = containerName(remote.name);
  const client = await bundle(target, remote, false);
  const [head, tail] = container(name, client.imports);
  writeFileSync(join(target.out, ENTRY), head + client.code + tail);
  mkdirSync(dirname(join(target.out, mapOf(ENTRY))), { recursive: true });
  writeFileSync(join(target.out, mapOf(ENTRY)), client.map);
  shiftMap(target.out, ENTRY, head.split('\n').length - 1);
  for (const { fileName, source } of client.styles) writeFileSync(join(target.out, fileName), source);
  writeFileSync(
    join(target.out, 'mf-manifest.json'),
    JSON.stringify(manifestOf(name, client.styles.length > 0), null, 2),
  );
  if (!remote.rendersOnServer) return client.files;
  const server = await bundle(target, remote, true);
  mkdirSync(join(target.out, 'server'), { recursive: true });
  writeFileSync(
    join(target.out, SERVER),
    `(function (require) {${server.code}\n})((name) => ${SERVER_SHARES_GLOBAL}[name]);`,
  );
  return [...client.files, ...server.files];
}

interface Bundle {
  code: string;
  /** Shared modules that the code requires. */
  imports: string[];
  styles: { fileName: string; source: string | Uint8Array }[];
  files: string[];
  /** Its source map as JSON; empty on the server. */
  map: string;
}

/** One CommonJS file. Dynamic imports are part of it, because an ES module's imports cannot be checked by hash. */
async function bundle({ version, root }: Target, remote: RemoteFacts, server: boolean): Promise<Bundle> {
  const name = containerName(remote.name);
  const result = await build({
    configFile: false,
    mode: 'production',
    root: remote.folder,
    logLevel: 'error',
    publicDir: false,
    define: { __BUILD__: JSON.stringify({ name, version }), 'process.env.NODE_ENV': '"production"' },
    // As text, so that no tsconfig.json changes a build.
    esbuild: { jsx: 'automatic', jsxDev: false, tsconfigRaw: '{}' },
    // Each release has class names of its own; both bundles share them.
    css: { modules: { generateScopedName: '[hash:base64:6]', hashPrefix: `${name}@${version}` } },
    ssr: { noExternal: true, target: 'node' },
    build: {
      write: false,
      ssr: server,
      minify: !server,
      sourcemap: server ? false : 'hidden',
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: {
        input: join(remote.folder, 'src/remote.ts'),
        external: isShared,
        preserveEntrySignatures: 'strict',
        output: {
          format: 'cjs',
          exports: 'named',
          inlineDynamicImports: true,
          entryFileNames: 'remote.cjs',
          assetFileNames: '[name][extname]',
          sourcemapExcludeSources: true,
          // As the other tools: relative to the repository.
          sourcemapPathTransform: (source, map) =>
            `./${relative(root, resolve(dirname(map), source))
              .split(sep)
              .join(posix.sep)}`,
        },
      },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (!built || !('output' in built)) throw new Error('Vite returned no output');
  const { output } = built;
  const [entry] = output;
  return {
    code: entry.code,
    imports: entry.imports,
    styles: output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [{ fileName: 'styles.css', source: file.source }] : [],
    ),
    files: entry.moduleIds.filter((id) => id.startsWith('/')),
    map: entry.map ? entry.map.toString() : '',
  };
}

/** The script of a container before and after its code. `get` runs the code once, when the shared modules are there. */
const container = (name: string, imports: readonly string[]): [string, string] => [
  `var ${name} = (function () {
  var scope, ready;
  function shared(name) {
    var versions = scope[name] || {}, found = versions[Object.keys(versions)[0]];
    if (!found) throw new Error('the host does not share ' + name);
    return found.lib ? found.lib() : Promise.resolve(found.get()).then(function (factory) { return factory(); });
  }
  function run(require) {
    var module = { exports: {} };
    (function (module, exports, require) {
`,
  `
})(module, module.exports, require);
    return module.exports;
  }
  return {
    init: function (host) { scope = host; },
    get: function () {
      var names = ${JSON.stringify(imports)};
      ready = ready || Promise.all(names.map(shared)).then(function (modules) {
        return run(function (name) { return modules[names.indexOf(name)]; });
      });
      return ready.then(function (exported) { return function () { return exported; }; });
    }
  };
})();
`,
];

/** The manifest that the federation plugin of the other tools writes. */
function manifestOf(name: string, hasStyles: boolean) {
  const assets = (files: string[]) => ({ sync: files, async: [] });
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: {},
      remoteEntry: { name: ENTRY, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: `${name}:remote`,
        name: 'remote',
        path: './remote',
        assets: { js: assets([]), css: assets(hasStyles ? ['styles.css'] : []) },
      },
    ],
  };
}
