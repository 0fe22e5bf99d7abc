import { createHash } from 'node:crypto';
import { required } from '@kaksha/domain/typed';
import { checkHost } from './checks';
import { type LiveReleases, type LiveRemote, releaseBase } from './live-releases';
import { integrityIn } from './manifest';
import type { ReleaseStore } from './store';
import { isSecurityFix, targetsWithSecurityFix } from './transitions';
import type { LiveEntry, LiveSnapshot, Release } from './types';

/** Manifests by `name@version`: live releases, canaries, and the releases that a failed load falls back to. */
export type Manifests = ReadonlyMap<string, Release>;

export const manifestKey = (name: string, version: string) => `${name}@${version}`;

/** Reads the manifest of every release that a visitor may get. @throws ReleaseError UNKNOWN_RELEASE */
export async function readManifests(store: Pick<ReleaseStore, 'release'>, snapshot: LiveSnapshot): Promise<Manifests> {
  const manifests = new Map<string, Release>();
  const add = async (name: string, version: string) => {
    manifests.set(manifestKey(name, version), await store.release(name, version));
  };
  await Promise.all(
    Object.entries(snapshot.names).flatMap(([name, { version, canary, previous }]) => [
      add(name, version),
      ...(canary ? [add(name, canary.version)] : []),
      // A missing previous release only removes the fallback.
      ...(previous ? [add(name, previous).catch(() => {})] : []),
    ]),
  );
  return manifests;
}

/** Whether visitors may get different releases. */
export const hasCanary = ({ names }: LiveSnapshot) => Object.values(names).some(({ canary }) => canary);

/**
 * @param visitor  value of the visitor cookie; null gets the live releases, never a canary
 * @throws when no shell is live
 */
export function liveReleasesFor(snapshot: LiveSnapshot, manifests: Manifests, visitor: string | null): LiveReleases {
  const versions = new Map(
    Object.entries(snapshot.names).map(([name, entry]) => [name, versionFor(visitor, name, entry)] as const),
  );
  const shell = manifests.get(manifestKey('shell', versions.get('shell') ?? ''));
  if (!shell) throw new Error('the release store holds no live shell; publish and promote one first');
  versions.delete('shell');
  const remotes: LiveReleases['remotes'] = {};
  for (const [name, version] of versions) {
    const release = required(manifests.get(manifestKey(name, version)), name);
    const fallback = fallbackOf(required(snapshot.names[name], name), version);
    const previous = fallback ? manifests.get(manifestKey(name, fallback)) : undefined;
    remotes[name] = {
      ...describe(release),
      ...(release.menus && { menus: release.menus }),
      ...(release.notifications && { notifications: release.notifications }),
      previous: previous && fits(previous, shell) ? describe(previous) : null,
    };
  }
  return { remotes, shell: { version: shell.version } };
}

/** A canary falls back to the live version. No version falls back to one that lacks a security fix. */
function fallbackOf(entry: LiveEntry, given: string): string | null {
  const { version, previous } = entry;
  if (isSecurityFix(entry, given)) return null;
  if (given !== version) return version;
  return previous && targetsWithSecurityFix(entry).includes(previous) ? previous : null;
}

function fits(remote: Release, host: Release): boolean {
  try {
    checkHost(remote, host);
    return true;
  } catch {
    return false;
  }
}

function describe(release: Release): Omit<LiveRemote, 'previous' | 'menus' | 'notifications'> {
  const base = releaseBase(release.name, release.version);
  const integrity = (file: string) => integrityIn(release, file);
  return {
    version: release.version,
    entry: base + release.entry,
    integrity: integrity(release.entry),
    contract: release.contract,
    routes: release.routes ?? [],
    title: release.title ?? release.name,
    access: release.access ?? {},
    styles: release.styles.map((file) => ({ href: base + file, integrity: integrity(file) })),
    ...(release.extensions && { extensions: release.extensions }),
  };
}

/**
 * Position of a visitor from 0 to 100, fixed per release. A visitor gets the canary when the position is below its
 * share: raising the share keeps the visitors who have it, and each release meets different visitors first.
 */
export function positionOf(visitor: string, name: string, version: string): number {
  const hash = createHash('sha256').update(`${visitor}\0${name}\0${version}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The version that a visitor gets. @param visitor  null: a visitor without a cookie, who gets the live version */
export function versionFor(
  visitor: string | null,
  name: string,
  { version, canary }: Pick<LiveEntry, 'version' | 'canary'>,
): string {
  if (!canary || visitor === null) return version;
  return positionOf(visitor, name, canary.version) < canary.percent ? canary.version : version;
}
