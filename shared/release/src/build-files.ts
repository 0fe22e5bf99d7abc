import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { faultOfValues } from '@kaksha/domain/remote-values';
import { compressedVariants } from './compress';
import { isPrivate, MANIFEST, parseManifest } from './manifest';
import { type BuildFacts, type BuildSource, type FileHash, type Release, ReleaseError, type Stamp } from './types';

type Contents = Map<string, Buffer>;

/** Subresource integrity, SHA-384. */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Reads a build's folder. `source` is what `recordSource` wrote.
 * @throws ReleaseError INCOMPLETE when a listed file is missing, MANIFEST when a flag or setting is not valid
 */
export async function readBuild(
  dist: string,
): Promise<{ facts: BuildFacts; contents: Contents; source: BuildSource | null }> {
  const contents = await readAll(dist);
  const description = contents.get('build.json');
  if (!description) throw new ReleaseError('INCOMPLETE', `${dist} has no build.json`);
  contents.delete('build.json');
  const { source, ...facts }: BuildFacts & { source?: BuildSource } = JSON.parse(description.toString());
  const listed = [facts.entry, ...facts.styles, ...Object.values(facts.chunks).flat(), facts.server ?? facts.entry];
  const missing = [...new Set(listed)].filter((file) => !contents.has(file));
  if (missing.length > 0) {
    throw new ReleaseError('INCOMPLETE', `${facts.name} ${facts.version} lists missing files: ${missing.join(', ')}`);
  }
  const fault = faultOfValues(facts);
  if (fault) throw new ReleaseError('MANIFEST', `${facts.name} ${facts.version} is refused: ${fault}`);
  return { facts, contents, source: source ?? null };
}

/** Writes the sources of a build into its `build.json`, for a machine that publishes it without them. */
export async function recordSource(dist: string, { commit, changed }: BuildSource): Promise<void> {
  const file = join(dist, 'build.json');
  const facts: BuildFacts = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...facts, source: { commit, changed } }, null, 2));
}

/** The release that a build becomes, with the hash of each file and without compressed variants. */
export const freezeBuild = (facts: BuildFacts, contents: Contents, stamp: Stamp): Release => ({
  ...facts,
  files: hashesOf(contents),
  encodings: {},
  ...stamp,
});

/**
 * A release with all files that the store holds for it: its own, their compressed variants and the manifest.
 * @throws ReleaseError MANIFEST when a file has a path that browsers or stores could read as another one
 */
export async function releaseFiles(
  facts: BuildFacts,
  contents: Contents,
  stamp: Stamp,
): Promise<{ release: Release; files: Contents }> {
  const variants = await Promise.all(
    [...contents]
      .filter(([name]) => !isPrivate(name))
      .map(async ([name, bytes]) =>
        (await compressedVariants(name, bytes)).map(([suffix, out]): [string, Buffer] => [name + suffix, out]),
      ),
  );
  const encodings: Contents = new Map(variants.flat());
  const release = { ...freezeBuild(facts, contents, stamp), encodings: hashesOf(encodings) };
  const manifest = Buffer.from(JSON.stringify(release, null, 2));
  parseManifest(manifest, facts);
  return { release, files: new Map([...contents, ...encodings, [MANIFEST, manifest]]) };
}

/** The hash of each file, by its path. */
export const hashesOf = (contents: Contents): Record<string, FileHash> =>
  Object.fromEntries(
    [...contents]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.length }]),
  );

async function readAll(folder: string): Promise<Contents> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.split(sep).join(posix.sep)).sort();
  const contents: Contents = new Map();
  for (const name of names) {
    if ((await stat(join(folder, name))).isFile()) contents.set(name, await readFile(join(folder, name)));
  }
  return contents;
}
