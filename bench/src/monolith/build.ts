// npm run build:monolith -- [out]   the same sources as one build without federation, as a baseline
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { namedChunks, run } from '@kaksha/build/build';
import { findRemotes } from '@kaksha/build/remotes';
import { filesBelow } from '@kaksha/build/source-hash';
import { monolithClient, monolithServer } from '@kaksha/build/webpack';
import { integrityOf } from '@kaksha/release/build-files';
import { compressedVariants } from '@kaksha/release/compress';

const root = resolve(import.meta.dirname, '../../..');
const here = import.meta.dirname;

/** Builds into `out` and writes a `release.json` in the format of a release. */
export async function buildMonolith(out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const target = { root, out, version: 'monolith' };
  const stats = await run(
    monolithClient(target, {
      federation: join(here, 'federation.ts'),
      prefixChunks: join(here, 'prefix-chunks.cjs'),
    }),
  );
  await run(monolithServer({ ...target, out: join(out, 'server') }, join(here, 'server-entry.ts')));
  const files: Record<string, { integrity: string; bytes: number }> = {};
  for (const file of filesBelow(out)) {
    if (file.startsWith('server/')) continue;
    const content = readFileSync(join(out, file));
    files[file] = { integrity: integrityOf(content), bytes: content.length };
    for (const [suffix, bytes] of await compressedVariants(file, content))
      writeFileSync(join(out, file + suffix), bytes);
  }
  const facts = {
    name: 'shell',
    version: 'monolith',
    entry: 'main.js',
    styles: ['styles.css'],
    server: 'server/index.cjs',
    chunks: namedChunks(stats, 'main.js'),
    files,
    remotes: Object.fromEntries(
      findRemotes(root).map(({ name, title, routes, access }) => [
        name,
        {
          version: 'monolith',
          entry: '',
          integrity: '',
          contract: '',
          routes,
          title,
          access,
          styles: [],
          previous: null,
        },
      ]),
    ),
  };
  writeFileSync(join(out, 'release.json'), JSON.stringify(facts, null, 2));
}

if (process.argv[1] === import.meta.filename) {
  const out = resolve(process.argv[2] ?? join(root, '.monolith'));
  await buildMonolith(out);
  console.log(`the monolith is in ${out}`);
}
