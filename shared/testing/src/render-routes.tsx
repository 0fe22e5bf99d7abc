import { HostProvider } from '@kaksha/contract/host-context';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createFakeHost, type FakeHost } from './fake-host';

export interface RenderedRoutes extends RenderResult {
  user: UserEvent;
  host: FakeHost;
  router: ReturnType<typeof createMemoryRouter>;
  /** Current path, query and hash. */
  address(): string;
}

/**
 * Renders the routes of a remote at an address, with a fake host. Unknown addresses, e.g. of another remote, show a
 * page with the heading 'Elsewhere'.
 */
export function renderRoutes(
  routes: RouteObject[] | ((host: FakeHost) => RouteObject[]),
  { host = createFakeHost(), path = '/' }: { host?: FakeHost; path?: string } = {},
): RenderedRoutes {
  const pages = typeof routes === 'function' ? routes(host) : routes;
  const router = createMemoryRouter(
    [{ hydrateFallbackElement: <p>Loading…</p>, children: [...pages, { path: '*', element: <h1>Elsewhere</h1> }] }],
    { initialEntries: [path] },
  );
  const user = userEvent.setup();
  const rendered = render(
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...rendered, user, host, router, address };
}
