import type { HostServices, RemoteModule } from '@kaksha/contract/host';
import { page } from '@kaksha/contract/page';
import type { LiveReleases } from '@kaksha/release/live-releases';
import { Spinner } from '@kaksha/ui/spinner';
import type { RouteObject } from 'react-router-dom';
import { ErrorFallback } from '../layout/error-fallback';
import { Layout } from '../layout/layout';
import { NotFound } from '../layout/not-found';
import { Region, RegionFailure } from '../remotes/region';

/** Id of the route that contains a remote's own routes. */
export const regionId = (remote: string) => `remote:${remote}`;

/**
 * The route tree: the host's own pages, and one region per remote for that remote's routes. Until the remote is loaded,
 * its region only has catch-all routes for its path prefixes.
 * @param notFoundPath  path for which the server found no page of a remote, so that none is loaded
 */
export function buildRoutes(
  host: HostServices,
  registry: Pick<LiveReleases, 'remotes'>,
  loaded: ReadonlyMap<string, RemoteModule>,
  notFoundPath?: string,
): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Layout />,
      errorElement: <ErrorFallback />,
      hydrateFallbackElement: (
        <Layout>
          <Spinner />
        </Layout>
      ),
      children: [
        {
          id: 'login',
          path: 'login',
          ...page(() => import(/* webpackChunkName: "sign-in" */ '../sign-in/login-page'), undefined, {
            chunk: 'sign-in',
          }),
        },
        {
          id: 'security',
          path: 'security',
          ...page(() => import(/* webpackChunkName: "security" */ '../security/security-page'), undefined, {
            chunk: 'security',
          }),
        },
        {
          id: 'notifications',
          path: 'notifications',
          ...page(
            () => import(/* webpackChunkName: "notifications" */ '../notifications/notifications-page'),
            undefined,
            {
              chunk: 'notifications',
            },
          ),
        },
        // The pages that mails link to are in one chunk.
        {
          id: 'notification-preferences',
          path: 'notification-preferences',
          ...page(
            () => import(/* webpackChunkName: "mail-links" */ '../notifications/notification-preferences-page'),
            undefined,
            { chunk: 'mail-links' },
          ),
        },
        {
          id: 'newsletter',
          path: 'newsletter',
          ...page(() => import(/* webpackChunkName: "mail-links" */ '../newsletter/newsletter-page'), undefined, {
            chunk: 'mail-links',
          }),
        },
        {
          id: 'no-mails',
          path: 'no-mails',
          ...page(() => import(/* webpackChunkName: "mail-links" */ '../no-mails/no-mails-page'), undefined, {
            chunk: 'mail-links',
          }),
        },
        ...Object.entries(registry.remotes).map(
          ([name, remote]): RouteObject => ({
            id: regionId(name),
            element: <Region remote={name} access={remote.access} notFoundPath={notFoundPath} />,
            errorElement: <RegionFailure remote={name} title={remote.title} />,
            children: [
              ...(loaded.get(name)?.routes(host) ?? []),
              ...remote.routes.map((prefix) => ({
                id: `${regionId(name)}:${prefix || '*'}`,
                path: prefix ? `${prefix}/*` : '*',
                element: <NotFound />,
              })),
            ],
          }),
        ),
        { id: 'not-found', path: '*', element: <NotFound /> },
      ],
    },
  ];
}
