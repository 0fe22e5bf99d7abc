import { randomBytes } from 'node:crypto';
import { cookieNames } from '@kaksha/domain/cookies';
import type { LiveReleases } from '@kaksha/release/live-releases';
import { hasCanary, liveReleasesFor, type Manifests, readManifests } from '@kaksha/release/read-live';
import type { ServedReleases } from '@kaksha/release/served-releases';
import type { PreviewClaims } from '@kaksha/release/trust/preview-token';
import type { LiveSnapshot } from '@kaksha/release/types';
import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from './cookies';

/** The live releases for one visitor, with the manifests that their pages are rendered from. */
export interface VisitorReleases {
  live: LiveReleases;
  manifests: Manifests;
  /** Of a visitor who has opened the link of a preview. */
  preview?: PreviewClaims | undefined;
}

/** The live releases, read from the store and read again when the store changes. */
export interface LiveReleasesWatcher {
  /** @param visitor  null gets the live releases, never a canary */
  current(visitor?: string | null): VisitorReleases;
  /** Whether visitors may get different releases. */
  hasCanary(): boolean;
  snapshot(): LiveSnapshot;
  /** @returns unsubscribes */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** Finds changes that the store's notification missed. */
const pollMs = 15_000;

interface State {
  snapshot: LiveSnapshot;
  manifests: Manifests;
  /** The releases of visitors without a canary, one object until the store changes. */
  usual: VisitorReleases;
}

/** Reads the live releases and follows their changes. @throws when no shell is live */
export async function watchLiveReleases(
  store: ServedReleases,
  onError: (error: unknown) => void,
): Promise<LiveReleasesWatcher> {
  let state = await readState(store);
  let text = textOf(state);
  const listeners = new Set<() => void>();
  let reading = Promise.resolve();

  const refresh = () => {
    reading = reading.then(async () => {
      try {
        const next = await readState(store);
        const nextText = textOf(next);
        if (nextText === text) return;
        [state, text] = [next, nextText];
        for (const listener of listeners) listener();
      } catch (error) {
        // The releases that were live before stay in use.
        onError(error);
      }
    });
  };
  const stopWatching = store.storage.watch(refresh);
  const timer = setInterval(refresh, pollMs).unref();
  return {
    current: (visitor = null) =>
      visitor === null
        ? state.usual
        : { live: liveReleasesFor(state.snapshot, state.manifests, visitor), manifests: state.manifests },
    hasCanary: () => hasCanary(state.snapshot),
    snapshot: () => state.snapshot,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stopWatching();
      clearInterval(timer);
    },
  };
}

/** What visitors get. Previews change nothing for them, so they purge no page from caches. */
function textOf({ snapshot: { previews: _previews, ...live } }: State): string {
  return JSON.stringify(live);
}

/** @throws when no shell is live or a release's files cannot be brought to this machine */
async function readState(store: ServedReleases): Promise<State> {
  const snapshot = await store.live();
  const manifests = await readManifests(store, snapshot);
  const usual = { live: liveReleasesFor(snapshot, manifests, null), manifests };
  await Promise.all([...manifests.values()].map(({ name, version }) => store.local(name, version)));
  return { snapshot, manifests, usual };
}

/** Values of the visitor cookie that answers set. */
const given = new WeakMap<FastifyReply, string>();

const halfYearSeconds = 180 * 24 * 3600;

/**
 * The releases for this request. While a canary runs, a cookie keeps a browser on the same releases; it identifies no
 * account and is readable by pages. Shared caches must not store the answer while visitors get different releases.
 */
export function releasesForRequest(
  watcher: LiveReleasesWatcher,
  request: FastifyRequest,
  reply: FastifyReply,
): VisitorReleases {
  reply.header('vary', 'cookie');
  if (watcher.hasCanary()) return watcher.current(visitorOf(request, reply));
  reply.header('cache-control', 'no-cache');
  return watcher.current();
}

/**
 * The value of the visitor cookie, which the answer sets for a browser without one. It says that the answer is for this
 * visitor only. Calls for the same answer give the same value.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  reply.header('cache-control', 'private, no-cache');
  const known = readCookies(request).visitor ?? given.get(reply);
  if (known) return known;
  const visitor = randomBytes(9).toString('base64url');
  const cookie = stringifySetCookie({
    name: cookieNames(request.protocol === 'https').visitor,
    value: visitor,
    path: '/',
    maxAge: halfYearSeconds,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  reply.header('set-cookie', cookie);
  given.set(reply, visitor);
  return visitor;
}
