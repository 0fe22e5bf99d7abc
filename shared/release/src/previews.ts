import { randomBytes } from 'node:crypto';
import { hourMs, minuteMs } from '@kaksha/domain/time-units';
import { checkFitness, type ReleaseReader } from './checks';
import type { LiveReleases } from './live-releases';
import { liveReleasesFor, type Manifests, readManifests } from './read-live';
import type { ReleaseStore } from './store';
import { promoted } from './transitions';
import { liveOf, type VerifiedState } from './trust/metadata';
import { type PreviewClaims, previewLimits, readPreviewToken, signPreviewToken } from './trust/preview-token';
import { type IssuedPreview, type LiveEntry, type LiveSnapshot, ReleaseError, type ReleaseRef } from './types';

/** Clocks of the machine that signs and of the site may differ by this much. */
const clockSkewMs = 5 * minuteMs;

/** A preview that a visitor has opened. */
export interface OpenedPreview {
  preview: PreviewClaims;
  /** What is live, with the previewed releases in their places. */
  live: LiveReleases;
  manifests: Manifests;
}

type Store = Pick<
  ReleaseStore,
  'live' | 'release' | 'verify' | 'local' | 'isReal' | 'clock' | 'change' | 'verifiedState' | 'trust'
>;

/**
 * Signs a link to stored releases and lists it in the statement of each of its parts.
 * @param site  origin of the site that opens it
 * @throws ReleaseError USAGE, KEYS, NOT_LIVE, or the conflict with what is live
 */
export async function issuePreview(
  store: Store,
  { releases, site, hours, by }: { releases: readonly ReleaseRef[]; site: string; hours: number; by: string | null },
): Promise<{ token: string; preview: IssuedPreview }> {
  await checkPreview(store, releases, hours);
  const verified = await store.verifiedState();
  if (!verified) throw new ReleaseError('UNKNOWN_RELEASE', 'the release store is empty');
  const now = store.clock();
  const claims: PreviewClaims = {
    id: randomBytes(12).toString('base64url'),
    site,
    releases: releases.map(({ name, version }) => ({ name, version })),
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + hours * hourMs).toISOString(),
  };
  const token = signPreviewToken(claims, verified, (id) => store.trust.keys.get(id));
  const preview = { ...claims, by };
  await store.change((state) => listed(state, preview, now));
  return { token, preview };
}

/** The checks of a link before it is signed. @throws ReleaseError USAGE, NOT_LIVE, or the conflict with what is live */
export async function checkPreview(store: Store, releases: readonly ReleaseRef[], hours: number): Promise<void> {
  requireUsable(releases, hours);
  await previewed(store, await store.live(), releases);
}

function requireUsable(releases: readonly ReleaseRef[], hours: number): void {
  if (!(hours > 0 && hours <= previewLimits.hours)) {
    throw new ReleaseError('USAGE', `a preview lasts at most ${previewLimits.hours} hours`);
  }
  if (releases.length > previewLimits.parts) {
    throw new ReleaseError('USAGE', `a preview shows at most ${previewLimits.parts} parts`);
  }
  const names = releases.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new ReleaseError('USAGE', `${twice} is named twice`);
}

/** Adds a preview to the list of each of its parts. Expired ones leave the lists. @throws ReleaseError USAGE */
function listed(state: LiveSnapshot, preview: IssuedPreview, now: number): LiveSnapshot {
  const previews = { ...state.previews };
  for (const { name } of preview.releases) {
    const list = (previews[name] ?? []).filter((each) => Date.parse(each.expiresAt) > now);
    if (list.length >= previewLimits.perPart) {
      throw new ReleaseError('USAGE', `${name} has ${list.length} previews: revoke one, see preview --list`);
    }
    previews[name] = [...list, preview];
  }
  return { ...state, previews };
}

/** Previews that still open, oldest first. */
export async function listPreviews(store: Pick<Store, 'live' | 'clock'>): Promise<IssuedPreview[]> {
  const { previews = {} } = await store.live();
  const all = new Map(Object.values(previews).flatMap((list) => list.map((each) => [each.id, each] as const)));
  return [...all.values()]
    .filter((each) => Date.parse(each.expiresAt) > store.clock() && isListed(previews, each))
    .sort((a, b) => a.issuedAt.localeCompare(b.issuedAt));
}

/** Each part must list it, so that the keys of one of its parts are enough to end it. */
const isListed = (previews: LiveSnapshot['previews'], { id, releases }: Pick<PreviewClaims, 'id' | 'releases'>) =>
  releases.every(({ name }) => previews?.[name]?.some((each) => each.id === id));

/**
 * Ends a preview. @throws ReleaseError USAGE when there is none with this id; KEYS without the keys of one of its parts
 */
export async function revokePreview(store: Store, id: string): Promise<IssuedPreview> {
  const preview = (await listPreviews(store)).find((each) => each.id === id);
  if (!preview) throw new ReleaseError('USAGE', `there is no preview ${id}: see preview --list`);
  const verified = await store.verifiedState();
  const own = preview.releases.filter(
    ({ name }) => verified && store.trust.signersOf(verified, name, false).length > 0,
  );
  const ended = own.length > 0 ? own : preview.releases;
  await store.change((state) => {
    const previews = { ...state.previews };
    for (const { name } of ended) {
      const list = previews[name]?.filter((each) => each.id !== id);
      if (list) previews[name] = list;
    }
    return { ...state, previews };
  });
  return preview;
}

/**
 * Opens a link: verifies its signatures, site, times and that it is not revoked, and that its releases are stored and fit
 * what is live.
 * @param verified  the verified state of the store
 * @throws ReleaseError LINK, LINK_EXPIRED, LINK_REVOKED, NOT_LIVE, or the conflict with what is live
 */
export async function openPreview(
  store: Store,
  { token, site, verified }: { token: string; site: string; verified: VerifiedState },
): Promise<OpenedPreview> {
  const claims = readPreviewToken(token, verified);
  requireValid(claims, site, store.clock());
  const snapshot = liveOf(verified);
  if (!isListed(snapshot.previews, claims)) throw new ReleaseError('LINK_REVOKED', 'the team has ended the preview');
  const { next, manifests } = await previewed(store, snapshot, claims.releases);
  const live = liveReleasesFor(next, manifests, null);
  for (const { name } of claims.releases) {
    // A previewed release that does not load must not look like the live one.
    const remote = live.remotes[name];
    if (remote) live.remotes[name] = { ...remote, previous: null };
  }
  return { preview: claims, live, manifests };
}

/** @throws ReleaseError LINK, LINK_EXPIRED */
export function requireValid({ site, issuedAt, expiresAt }: PreviewClaims, here: string, now: number): void {
  if (site !== here) throw new ReleaseError('LINK', 'the link is for another site');
  const [from, until] = [Date.parse(issuedAt), Date.parse(expiresAt)];
  if (until - from > previewLimits.hours * hourMs || from > now + clockSkewMs) {
    throw new ReleaseError('LINK', 'the times of the link are not possible');
  }
  if (until <= now)
    throw new ReleaseError('LINK_EXPIRED', `the preview ended at ${expiresAt.slice(0, 16).replace('T', ' ')} UTC`);
}

/** The checks of a promotion, with what a visitor of the preview gets: its releases, and no canary of others. */
async function previewed(
  store: ReleaseReader & Pick<Store, 'local'>,
  snapshot: LiveSnapshot,
  releases: readonly ReleaseRef[],
): Promise<{ next: LiveSnapshot; manifests: Manifests }> {
  const withdrawn = releases.find(({ name }) => snapshot.withdrawn?.includes(name));
  if (withdrawn) throw new ReleaseError('NOT_LIVE', `${withdrawn.name} was withdrawn`);
  const names = Object.entries(snapshot.names).map(([name, entry]): [string, LiveEntry] => [
    name,
    { ...entry, canary: null },
  ]);
  const audit = { by: null, at: new Date(0).toISOString(), reason: 'preview' };
  const live: LiveSnapshot = { ...snapshot, names: Object.fromEntries(names) };
  const next = releases.reduce((state, release) => promoted(state, release, audit), live);
  // The local files are hashed when they come to this machine, and each again when it is sent.
  const verify = async (name: string, version: string) => {
    await store.local(name, version);
    return [];
  };
  const reader = { isReal: store.isReal, release: store.release.bind(store), verify };
  await checkFitness(reader, next, releases);
  return { next, manifests: await readManifests(store, next) };
}
