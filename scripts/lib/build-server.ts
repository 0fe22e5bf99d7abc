// npm run build   compiles the server into dist/, and builds and publishes the releases that are stale.
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openStore } from '@kaksha/release/open-store';
import { build } from 'esbuild';
import { publishStale } from './publish-stale';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** Packages with native code or files of their own. One bundle starts faster than the thousand files of the others. */
const external = [
  ...['sharp', '@electric-sql/*', '@expo-google-fonts/*', 'pdfkit', 'fontkit', 'piscina', 'pino', 'pg-native'],
  ...['@fastify/static', '@fastify/swagger-ui', '@fastify/swagger'],
];

/** Files that the server reads beside its code, by their name in `dist/`. */
const assets = {
  migrations: 'api/src/db/migrations',
  public: 'shell/server/public',
  'page-starter.js': 'shell/server/page-starter.js',
};

rmSync(dist, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { main: 'scripts/lib/production.ts', tasks: 'api/src/worker/tasks.ts' },
  outdir: dist,
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
});
for (const [name, source] of Object.entries(assets)) cpSync(join(root, source), join(dist, name), { recursive: true });
console.log('compiled the server into dist/');
await publishStale(root, openStore(process.env, root), console.log);
