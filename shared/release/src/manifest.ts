import { faultOfMenus } from '@kaksha/domain/menu-rules';
import { faultOfNotifications } from '@kaksha/domain/notification-rules';
import { faultOfValues } from '@kaksha/domain/remote-values';
import { isRecord } from '@kaksha/domain/typed';
import { type FileHash, type Release, ReleaseError, type ReleaseRef } from './types';

/** Upper bounds of a release. A store that sends more is refused before the bytes are read completely. */
export const releaseLimits = { manifestBytes: 2_000_000, files: 2000, fileBytes: 30_000_000, pathLength: 200 } as const;

export const MANIFEST = 'release.json';

/** Source map of a script. */
export const mapOf = (file: string) => `maps/${file}.map`;

/**
 * Files that browsers never get: code of the server, source maps, names of the author and of all packages, what it reads
 * of the API.
 */
export const isPrivate = (file: string) =>
  /^(?:server\/|maps\/|(?:release|sbom|provenance|api-reads)\.json)/.test(file);

const nameRule = /^[a-z][a-z0-9-]*$/;
const versionRule = /^[\w][\w.+-]*$/;
/** No leading dot, so neither `..` nor a hidden file; no backslash, colon or percent sign. */
const segmentRule = /^[\w@+-][\w.@+-]*$/;
const integrityRule = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Whether a name and a version can be folders of a store. */
export const isReleaseRef = ({ name, version }: ReleaseRef) =>
  typeof name === 'string' &&
  typeof version === 'string' &&
  name.length <= 60 &&
  version.length <= 100 &&
  nameRule.test(name) &&
  versionRule.test(version);

/** Whether a path stays below the folder of its release: relative, without `..`, backslashes and encoded characters. */
export const isSafePath = (path: string) =>
  path.length <= releaseLimits.pathLength && path.split('/').every((segment) => segmentRule.test(segment));

/**
 * Every file of a stored release but the manifest, with its hash: those of the build, and their compressed variants.
 * The store holds these and no others.
 */
export const listedFiles = ({ files, encodings }: Release): ReadonlyMap<string, FileHash> =>
  new Map([...Object.entries(files), ...Object.entries(encodings)]);

/** The hash of a listed file. @throws ReleaseError MANIFEST when the release does not list it */
export function integrityIn(release: Pick<Release, 'name' | 'version' | 'files'>, file: string): string {
  const listed = Object.hasOwn(release.files, file) ? release.files[file]?.integrity : undefined;
  if (!listed) throw invalid(release, `${file} has no hash`);
  return listed;
}

/**
 * Reads `release.json`.
 * @throws ReleaseError MANIFEST when it belongs to another release, lists an unsafe path, or names a file without a
 * hash
 */
export function parseManifest(bytes: Buffer, ref: ReleaseRef): Release {
  const release = parseObject(bytes, ref);
  if (release.name !== ref.name || release.version !== ref.version) throw invalid(ref, 'it belongs to another release');
  const listed = [release.files, release.encodings];
  if (!listed.every(isObject)) throw invalid(ref, 'it lists no files');
  const entries = listed.flatMap((files) => Object.entries(files));
  if (entries.length > releaseLimits.files) throw invalid(ref, `it lists more than ${releaseLimits.files} files`);
  if (new Set(entries.map(([path]) => path)).size < entries.length) throw invalid(ref, 'it lists a file twice');
  for (const [path, file] of entries) checkFile(ref, path, file);
  if (![release.styles, Object.values(release.chunks ?? {}).flat()].every(Array.isArray)) {
    throw invalid(ref, 'its styles or chunks are not lists');
  }
  for (const file of usedFiles(release)) integrityIn(release, file);
  const fault =
    faultOfExtensions(release.extensions ?? []) ??
    faultOfMenus(release.menus ?? [], release.routes ?? []) ??
    faultOfNotifications(release.notifications ?? [], release.name) ??
    faultOfValues(release);
  if (fault) throw invalid(ref, fault);
  return release;
}

const audiences: unknown[] = ['everyone', 'learner', 'trainer', 'admin', undefined];
const maxExtensions = 20;
const maxHeight = 2000;

/** Why pages cannot use the extensions of a release; null when they can. */
function faultOfExtensions(extensions: unknown): string | null {
  if (!Array.isArray(extensions) || extensions.length > maxExtensions) {
    return `its extensions are not a list of at most ${maxExtensions}`;
  }
  const ids = extensions.map((each: unknown) => (isRecord(each) ? each.id : null));
  if (new Set(ids).size < ids.length) return 'two of its extensions have one id';
  const wrong = extensions.find((each: unknown) => !isExtension(each));
  return wrong === undefined ? null : `its extension ${JSON.stringify(wrong).slice(0, maxShown)} is not valid`;
}

const maxShown = 200;

function isExtension(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { slot, id, order = 0, audience, height = 0 } = value;
  return (
    typeof slot === 'string' &&
    typeof id === 'string' &&
    isReleaseRef({ name: id, version: '1' }) &&
    Number.isFinite(order) &&
    audiences.includes(audience) &&
    typeof height === 'number' &&
    Number.isInteger(height) &&
    height >= 0 &&
    height <= maxHeight
  );
}

/** Files that pages, browsers or the server load by name. */
const usedFiles = ({ entry, styles, chunks, server }: Release) => [
  entry,
  ...styles,
  ...Object.values(chunks).flat(),
  ...(server === null ? [] : [server]),
];

function parseObject(bytes: Buffer, ref: ReleaseRef): Release {
  if (bytes.length > releaseLimits.manifestBytes) throw invalid(ref, 'it is too large');
  try {
    const release: Release = JSON.parse(bytes.toString());
    if (isObject(release)) return release;
  } catch {
    // Reported below.
  }
  throw invalid(ref, 'it is not a JSON object');
}

function checkFile(ref: ReleaseRef, path: string, file: FileHash): void {
  if (!isSafePath(path) || path === MANIFEST) throw invalid(ref, `it lists the path ${JSON.stringify(path)}`);
  if (!isObject(file) || typeof file.integrity !== 'string' || !integrityRule.test(file.integrity)) {
    throw invalid(ref, `${path} has no hash`);
  }
  if (!Number.isInteger(file.bytes) || file.bytes < 0 || file.bytes > releaseLimits.fileBytes) {
    throw invalid(ref, `${path} has no valid size`);
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const invalid = ({ name, version }: ReleaseRef, reason: string) =>
  new ReleaseError('MANIFEST', `the manifest of ${name} ${version} is refused: ${reason}`);
