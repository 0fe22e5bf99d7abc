import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { compressedVariants } from './compress';
import { type BuildFacts, type Release, ReleaseError } from './types';

type Contents = Map<string, Buffer>;

/** Subresource integrity, SHA-384. */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads a build's folder. @throws ReleaseError INCOMPLETE when a listed file is missing */
export async function readBuild(dist: string): Promise<{ facts: BuildFacts; contents: Contents }> {
  const contents = await readAll(dist);
  const description = contents.get('build.json');
  if (!description) throw new ReleaseError('INCOMPLETE', `${dist} has no build.json`);
  contents.delete('build.json');
  const facts: BuildFacts = JSON.parse(description.toString());
  const listed = [facts.entry, ...facts.styles, ...Object.values(facts.chunks).flat(), facts.server ?? facts.entry];
  const missing = [...new Set(listed)].filter((file) => !contents.has(file));
  if (missing.length > 0) {
    throw new ReleaseError('INCOMPLETE', `${facts.name} ${facts.version} lists missing files: ${missing.join(', ')}`);
  }
  return { facts, contents };
}

/** The release that a build becomes, with the hash of each file. */
export function freezeBuild(
  facts: BuildFacts,
  contents: Contents,
  source: Pick<Release, 'publishedAt' | 'commit' | 'author'>,
): Release {
  const files = Object.fromEntries(
    [...contents].map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.length }]),
  );
  return { ...facts, files, ...source };
}

/** All files that the store holds for a release: its own, their compressed variants and `release.json`. */
export async function releaseFiles(release: Release, contents: Contents): Promise<Contents> {
  const files = new Map(contents);
  await Promise.all(
    [...contents].map(async ([name, bytes]) => {
      if (name.startsWith('server/')) return;
      for (const [suffix, out] of await compressedVariants(name, bytes)) files.set(name + suffix, out);
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
