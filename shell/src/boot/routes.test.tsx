import { matchRoutes } from 'react-router-dom';
import { privatePages } from '../../server/public-addresses';
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

test.each(privatePages)('robots.txt names %s, which is a page of the host', (path) => {
  expect(routeOf(path)).not.toContain('not-found');
});

test('a path without a page shows Not found', () => {
  expect(routeOf('/no-mail')).toContain('not-found');
});
