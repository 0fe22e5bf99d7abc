import { hostPages } from '@kaksha/domain/host-paths';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { buildRoutes } from './routes';
import { createServerHost } from './server-entry';

const host = createServerHost({
  environment: {
    demo: false,
    apiHost: '/backend',
    origin: 'https://kaksha.example',
    renderedAt: '2026-11-20T00:00:00Z',
    googleClientId: null,
  },
  hasSession: false,
  adapter: () => Promise.reject(new Error('nothing is asked here')),
});
const routeOf = (path: string) =>
  matchRoutes(buildRoutes(host, { remotes: {} }, new Map()), path)?.map(({ route }) => route.id);

test('the pages of the host are those that no remote can have and robots.txt names', () => {
  const pathsOf = (routes: readonly RouteObject[]): string[] =>
    routes.flatMap(({ path, children = [] }) => [path ?? [], pathsOf(children)].flat());
  const pages = pathsOf(buildRoutes(host, { remotes: {} }, new Map()));
  expect(pages.filter((path) => path !== '*').sort()).toEqual([...hostPages].sort());
});

test('a path without a page shows Not found', () => {
  expect(routeOf('/no-mail')).toContain('not-found');
});
