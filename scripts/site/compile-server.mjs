/** Compiles the server into a few files: a bundle starts faster than its thousands of modules. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Packages with native code or files of their own. */
const external = [
  ...[
    'sharp',
    '@electric-sql/*',
    '@expo-google-fonts/*',
    'pdfkit',
    'fontkit',
    'harfbuzzjs',
    'piscina',
    'pino',
    'pg-native',
  ],
  ...['@fastify/static', '@fastify/swagger-ui', '@fastify/swagger'],
];

/** Files that the server reads beside its code, by their name in the output. */
const serverAssets = {
  migrations: 'api/src/platform/database/migrations',
  public: 'shell/server/public',
  'page-starter.js': 'shell/server/page-starter.js',
  'banner-hider.js': 'shell/server/banner-hider.js',
  'font-preloader.js': 'shell/server/font-preloader.js',
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Compiles when an input has changed since the last compilation into the folder.
 * @param {import('./compile-server.d.mts').CompileOptions} options
 * @returns {Promise<string>} path of `main.js`
 */
export async function compileStale(options) {
  const main = join(options.out, 'main.js');
  if (!isFresh(options)) await compile(options);
  return main;
}

/**
 * Replaces each file as a whole and `main.js` last, because another process may start from the folder.
 * @param {import('./compile-server.d.mts').CompileOptions} options
 */
export async function compile(options) {
  const { root, out, assets = serverAssets } = options;
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({ ...buildOptions(options), write: false });
  copyAssets(root, out, assets);
  const isMain = ({ path }) => basename(path) === 'main.js';
  for (const { path, contents } of [...outputFiles].sort((a, b) => Number(isMain(a)) - Number(isMain(b)))) {
    replaceFile(path, contents);
  }
  removeOld(out, new Set([...outputFiles.map(({ path }) => basename(path)), ...Object.keys(assets), 'inputs.json']));
  const copied = Object.values(assets).flatMap((source) => filesOf(root, source));
  const inputs = [...Object.keys(metafile.inputs), ...copied].map((file) => [file, stateOf(root, file)]);
  replaceFile(join(out, 'inputs.json'), JSON.stringify(inputs));
}

/**
 * A compiler that keeps what it has parsed, for development. Packages are no part of its output. Adds to the folder,
 * because a running process may not have read all files.
 * @param {import('./compile-server.d.mts').CompileOptions} options
 * @returns {Promise<import('./compile-server.d.mts').ServerCompiler>}
 */
export async function createServerCompiler(options) {
  const { root, out, assets = serverAssets } = options;
  const { context } = await import('esbuild');
  const compiler = await context({
    ...buildOptions(options),
    // Node.js does not know the condition `module` of bundlers.
    conditions: [],
    plugins: [packagesOutside],
    write: true,
    logLevel: 'silent',
  });
  return {
    async compile() {
      const { metafile } = await compiler.rebuild();
      copyAssets(root, out, assets);
      const copied = Object.values(assets).flatMap((source) => filesOf(root, source));
      return { inputs: new Set([...Object.keys(metafile.inputs), ...copied]), packages: packagesOf(metafile) };
    },
    stop: () => compiler.dispose(),
  };
}

/**
 * Names packages by the addresses of their files instead of bundling them.
 * @type {import('esbuild').Plugin}
 */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    const isAsked = Symbol();
    /** By importing folder and name. */
    const found = new Map();
    build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (pluginData === isAsked || kind === 'entry-point' || path.startsWith('@kaksha/')) return;
      const key = `${resolveDir} ${path}`;
      if (!found.has(key)) {
        const options = { kind, resolveDir, importer, pluginData: isAsked };
        const { path: file, external, errors } = await build.resolve(path, options);
        const isBundled = !external && errors.length === 0;
        found.set(key, isBundled ? { path: pathToFileURL(file).href, external: true } : undefined);
      }
      return found.get(key);
    });
  },
};

/**
 * The packages that `main.js` begins with, without those of dynamic imports.
 * @param {import('esbuild').Metafile} metafile
 */
function packagesOf({ outputs }) {
  const packages = new Set();
  const files = new Set(Object.keys(outputs).filter((file) => basename(file) === 'main.js'));
  for (const file of files) {
    for (const { path, kind, external } of outputs[file].imports) {
      if (kind === 'import-statement') (external ? packages : files).add(path);
    }
  }
  return [...packages];
}

/** @param {import('./compile-server.d.mts').CompileOptions} options */
const buildOptions = ({
  root,
  out,
  main,
  entryPoints = { tasks: 'api/src/platform/worker/tasks.ts', admin: 'api/cli/admin.ts' },
}) => ({
  absWorkingDir: root,
  entryPoints: { ...entryPoints, main },
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  sourcesContent: false,
  minifySyntax: true,
  // Bundled packages that are CommonJS call it.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
  },
  external,
  metafile: true,
});

function copyAssets(root, out, assets) {
  mkdirSync(out, { recursive: true });
  for (const [name, source] of Object.entries(assets)) {
    rmSync(join(out, name), { recursive: true, force: true });
    cpSync(join(root, source), join(out, name), { recursive: true });
  }
}

/** @param {import('./compile-server.d.mts').CompileOptions} options */
function isFresh({ root, out, assets = serverAssets }) {
  const list = join(out, 'inputs.json');
  if (!existsSync(list) || !existsSync(join(out, 'main.js'))) return false;
  /** @type {[string, string | null][]} */
  const inputs = JSON.parse(readFileSync(list, 'utf8'));
  const known = new Set(inputs.map(([file]) => file));
  const added = Object.values(assets)
    .flatMap((source) => filesOf(root, source))
    .filter((file) => !known.has(file));
  return added.length === 0 && inputs.every(([file, state]) => stateOf(root, file) === state);
}

/** Size and time of the last change of a file; null when it does not exist. */
function stateOf(root, file) {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs}` : null;
}

function filesOf(root, source) {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function replaceFile(path, contents) {
  const temporary = `${path}.${process.pid}.new`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

/** Files of earlier compilations stay for a day, because a running process may not have read all of them. */
function removeOld(out, current) {
  for (const name of readdirSync(out)) {
    const file = join(out, name);
    const state = current.has(name) ? null : statSync(file, { throwIfNoEntry: false });
    if (state && Date.now() - state.mtimeMs > dayMs) rmSync(file, { recursive: true, force: true });
  }
}
