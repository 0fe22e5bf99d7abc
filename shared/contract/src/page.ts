import { type ComponentType, createElement, useEffect } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { PageDescription } from './host';
import { useHost } from './host-context';

/** What a page's module exports. */
export interface PageModule {
  Page: ComponentType;
}

export interface PageRoute extends Pick<RouteObject, 'loader' | 'Component' | 'handle'> {
  /** Fetches the page's code, and with a visit its data for that visit, if its loader may run for it. */
  handle: { preload: (visit?: Visit) => Promise<unknown>; chunk?: string };
}

/** A visit that may come. */
type Visit = Pick<LoaderFunctionArgs, 'params' | 'request'>;

export interface PageOptions {
  /**
   * The loader may run before the page is visited, for a link that somebody is about to follow: it keeps its data under
   * a key of the visit, changes nothing on the screen, and finds them there at the visit.
   */
  prefetch?: boolean;
  /** webpackChunkName of the page's import. A server-rendered page needs it, so that its HTML includes the script. */
  chunk?: string;
}

/**
 * A route whose code is downloaded when it is first visited. The code and the data are fetched side by side. A
 * download that failed is tried again at the next visit, which the router's own `lazy` does not do: it keeps a
 * rejection for ever.
 */
export function page(load: () => Promise<PageModule>, loader?: LoaderFunction, options: PageOptions = {}): PageRoute {
  let loaded: PageModule | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  return {
    handle: {
      chunk: options.chunk,
      preload: (visit) => Promise.all([preload(), visit && options.prefetch && loader?.(visit as LoaderFunctionArgs)]),
    },
    loader: async (args) => {
      const [, data] = await Promise.all([preload(), loader?.(args)]);
      return data ?? null;
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once per route, at module level
    Component: function LoadedPage() {
      if (!loaded) throw new Error('page: rendered before its code was loaded');
      return createElement(loaded.Page);
    },
  };
}

/** Describes the page to the host: title, head, status. Call it once in each page component. */
export function usePage(description: PageDescription): void {
  const host = useHost();
  if (host.environment.server) host.page.describe(description);
  const key = JSON.stringify(description);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the description's content
  useEffect(() => host.page.describe(description), [host, key]);
}
