import type { LiveReleases } from '@kaksha/release/live-releases';
import { type LoaderFunctionArgs, matchRoutes } from 'react-router';
import type { DataRouteObject } from 'react-router-dom';
import { remoteOfPath } from '../remotes/live-releases';

export interface PrepareOptions {
  router: { readonly routes: DataRouteObject[] };
  registry: () => Pick<LiveReleases, 'remotes'>;
  /** Loads a remote and puts its routes into the router; nothing when they are there. */
  bring: (remote: string) => Promise<void>;
  signedIn: () => boolean;
}

interface PageHandle {
  preload?: (visit?: Pick<LoaderFunctionArgs, 'params' | 'request'>) => Promise<unknown>;
}

/** Fetches what a page needs before it is visited: its remote, its code and, where its loader allows it, its data. */
export type Prepare = (url: URL, what: 'code' | 'all') => Promise<void>;

export function createPrepare({ router, registry, bring, signedIn }: PrepareOptions): Prepare {
  return async (url, what) => {
    const name = remoteOfPath(registry(), url.pathname);
    if (!name) return;
    // Whoever may not enter is asked to sign in, for which nothing is needed.
    const first = url.pathname.split('/')[1]?.toLowerCase() ?? '';
    if (registry().remotes[name]?.access[first] && !signedIn()) return;
    await bring(name);
    const matches = matchRoutes(router.routes, url.pathname) ?? [];
    await Promise.all(
      matches.map(({ route, params }) =>
        (route.handle as PageHandle | undefined)?.preload?.(
          what === 'all' ? { params, request: new Request(url) } : undefined,
        ),
      ),
    );
  };
}
