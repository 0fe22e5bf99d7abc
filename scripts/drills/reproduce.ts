// npm run drill -- reproduce   builds the shell and the remotes in two folders, on two days, with the oldest and a new Node.js: the same bytes
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findRemotes } from '@kaksha/build/remotes';
import { filesBelow } from '@kaksha/build/source-hash';
import { ensurePrograms } from '../lib/debian-packages.mjs';
import { install } from '../lib/install.mjs';
import { copySources } from './lib/copy-sources';

const folder = mkdtempSync(join(tmpdir(), 'kaksha-reproduce-'));
const places = [
  { sources: join(folder, 'one'), node: '20.19', days: 0 },
  { sources: join(folder, 'another/and longer'), node: '24', days: 400 },
];

try {
  ensurePrograms({ faketime: 'faketime' });
  const builds = places.map(builtAt);
  const [one = {}, other = {}] = builds;
  const files = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  const different = files.filter((file) => one[file] !== other[file]);
  const named = files.filter((file) => builds.some((build) => build[file] === 'names its folder'));
  for (const file of different) console.log(`✗ ${file} differs`);
  for (const file of named) console.log(`✗ ${file} names the folder of its sources`);
  console.log(`${files.length - different.length} of ${files.length} files are the same`);
  if (different.length + named.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns the hash of each file of the shell and the remotes, by part and path */
function builtAt({ sources, node, days }: (typeof places)[number]): Record<string, string> {
  mkdirSync(dirname(sources), { recursive: true });
  copySources(sources);
  install({ root: sources });
  const program = nodeOf(node);
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  const parts = ['shell', ...findRemotes(sources).map(({ name }) => name)];
  return Object.fromEntries(
    parts.flatMap((name) => {
      console.log(
        `building ${name} with Node.js ${version}, ${days} days from now, in ${sources.slice(folder.length + 1)}`,
      );
      const out = join(sources, '.cache/reproduce', name);
      const words = ['--import', 'tsx', 'scripts/site/build-one.ts', name, out, '1.0.0'];
      const env = { ...process.env, NODE_OPTIONS: '' };
      execFileSync('faketime', ['-f', `+${days}d`, program, ...words], { cwd: sources, stdio: 'inherit', env });
      return filesBelow(out).map((file) => [`${name}/${file}`, hashOf(readFileSync(join(out, file)))]);
    }),
  );
}

function hashOf(bytes: Buffer): string {
  return bytes.includes(folder) ? 'names its folder' : createHash('sha256').update(bytes).digest('hex');
}

/** The program of a version, from the registry. */
function nodeOf(version: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  const place = join(folder, `node-${version}`);
  const words = ['install', '--prefix', place, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
  execFileSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  return join(place, 'node_modules', name, 'bin/node');
}
