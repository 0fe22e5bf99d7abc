import { type ComponentType, createElement, useEffect } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { PageDescription } from './host';
import { useHost } from './host-context';

/** Exports of a page module. */
export interface PageModule {
  Page: ComponentType;
}

export interface PageRoute extends Pick<RouteObject, 'loader' | 'Component' | 'handle'> {
  /** Loads the page's code. With `visit` it also runs the loader for that visit, if the route allows prefetching. */
  handle: { preload: (visit?: Visit) => Promise<unknown>; chunk?: string };
}

/** A navigation that may follow. */
type Visit = Pick<LoaderFunctionArgs, 'params' | 'request'>;

export interface PageOptions {
  /**
   * Whether the loader may run before a visit. It then must store its data by a key of the visit and change nothing on
   * the screen.
   */
  prefetch?: boolean;
  /** webpackChunkName of the page's import. A server-rendered page needs it, so that its HTML includes the script. */
  chunk?: string;
}

/**
 * A route that loads its code and data in parallel on the first visit. A failed download is retried on the next visit;
 * the router's own `lazy` would cache the rejection.
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
    // biome-ignore lint/correctness/noComponentHookFactories: created once per route, at module level
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key serialises the description
  useEffect(() => host.page.describe(description), [host, key]);
}
