import type { LiveReleases } from '@kaksha/release/live-releases';
import { type LoaderFunctionArgs, matchRoutes } from 'react-router';
import type { DataRouteObject } from 'react-router-dom';
import { remoteOfPath } from '../remotes/live-releases';

export interface PagePrefetcherOptions {
  router: { readonly routes: DataRouteObject[] };
  registry: () => Pick<LiveReleases, 'remotes'>;
  /** Loads a remote and adds its routes to the router, if they are missing. */
  loadRemote: (remote: string) => Promise<void>;
  signedIn: () => boolean;
}

interface PageHandle {
  preload?: (visit?: Pick<LoaderFunctionArgs, 'params' | 'request'>) => Promise<unknown>;
}

/** Loads a page before it is visited: its remote, its code and, if its route allows it, its data. */
export type PrefetchPage = (url: URL, what: 'code' | 'all') => Promise<void>;

export function createPagePrefetcher({ router, registry, loadRemote, signedIn }: PagePrefetcherOptions): PrefetchPage {
  return async (url, what) => {
    const name = remoteOfPath(registry(), url.pathname);
    if (!name) return;
    // Users without access get the sign-in prompt instead of the page.
    const first = url.pathname.split('/')[1]?.toLowerCase() ?? '';
    if (registry().remotes[name]?.access[first] && !signedIn()) return;
    await loadRemote(name);
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
