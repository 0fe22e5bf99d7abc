import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { compressedForms } from './compress';
import { type BuildFacts, type Release, ReleaseError } from './types';

type Contents = Map<string, Buffer>;

/** @returns subresource integrity, SHA-384 */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A build as it lies in its folder. @throws ReleaseError INCOMPLETE when a file that it names is not there */
export async function readBuild(dist: string): Promise<{ facts: BuildFacts; contents: Contents }> {
  const contents = await readAll(dist);
  const told = contents.get('build.json');
  if (!told) throw new ReleaseError('INCOMPLETE', `${dist} holds no build.json`);
  contents.delete('build.json');
  const facts = JSON.parse(told.toString()) as BuildFacts;
  const named = [facts.entry, ...facts.styles, ...Object.values(facts.chunks).flat(), facts.server ?? facts.entry];
  const missing = [...new Set(named)].filter((file) => !contents.has(file));
  if (missing.length > 0) {
    throw new ReleaseError('INCOMPLETE', `${facts.name} ${facts.version} names files it lacks: ${missing.join(', ')}`);
  }
  return { facts, contents };
}

export function frozen(
  facts: BuildFacts,
  contents: Contents,
  by: Pick<Release, 'publishedAt' | 'commit' | 'author'>,
): Release {
  const files = Object.fromEntries(
    [...contents].map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.length }]),
  );
  return { ...facts, files, ...by };
}

/** Everything that the store keeps of a release: its files, their compressed forms, and what it says of itself. */
export async function releaseFiles(release: Release, contents: Contents): Promise<Contents> {
  const files = new Map(contents);
  await Promise.all(
    [...contents].map(async ([name, bytes]) => {
      if (name.startsWith('server/')) return;
      for (const [suffix, out] of await compressedForms(name, bytes)) files.set(name + suffix, out);
    }),
  );
  return files.set('release.json', Buffer.from(JSON.stringify(release, null, 2)));
}

async function readAll(folder: string): Promise<Contents> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.split(sep).join(posix.sep)).sort();
  const contents: Contents = new Map();
  for (const name of names) {
    if ((await stat(join(folder, name))).isFile()) contents.set(name, await readFile(join(folder, name)));
  }
  return contents;
}
