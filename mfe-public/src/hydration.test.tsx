import { HostProvider } from '@kaksha/contract/host-context';
import { batch, courseDetails } from '@kaksha/testing/factories';
import type { FakeHost } from '@kaksha/testing/fake-host';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { catalogueHost, paths } from './fake-catalogue';
import remote from './remote';

/** Loads and renders an address like the site server, and returns the store's data. */
async function renderOnServer(path: string, host: FakeHost) {
  const handler = createStaticHandler(remote.routes(host));
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('the page redirects');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(inHost(host, <StaticRouterProvider router={router} context={context} hydrate={false} />));
  const handedOver = JSON.parse(JSON.stringify(host.dehydrated())) as Record<string, unknown>;
  return { html, loaderData: context.loaderData, handedOver };
}

const inHost = (host: FakeHost, children: ReactElement) => <HostProvider host={host}>{children}</HostProvider>;

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** Hydrates that answer like the browser. */
async function takeOver(path: string, { html, loaderData, handedOver }: Awaited<ReturnType<typeof renderOnServer>>) {
  const host = catalogueHost({ hydrated: handedOver });
  const routes = remote.routes(host);
  await preload(routes);
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const mismatches: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, inHost(host, <RouterProvider router={router} />), {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  return { host, mismatches };
}

async function preload(routes: ReturnType<typeof remote.routes>): Promise<void> {
  for (const { handle, children } of routes) {
    await (handle as { preload?: () => Promise<unknown> } | undefined)?.preload?.();
    if (children) await preload(children);
  }
}

describe.each([
  ['home', '/', 'The next class starts Monday at 7:00 PM.'],
  ['course search', '/live-courses?q=course&mode=Online&max=58000', 'Live courses: course'],
  ['course', '/course/kubernetes-in-production/1', 'Kubernetes in Production'],
  ['comparison', '/compare?courses=1', 'Compare courses'],
  ['trainers', '/live-online-trainers?search=a', 'Trainers'],
  ['instructor', '/instructorprofile/3', 'Ananya Raghavan'],
  ['blog', '/blog?q=choose', 'Blog'],
  ['post', '/blog/how-to-choose-a-live-course', 'How to choose a live course'],
  ['contact', '/contact', 'Talk to us'],
  ['registration', '/live-trainer-register', 'Become a trainer'],
  ['terms', '/terms', 'Terms of use'],
  ['policy', '/policy', 'Nine rules that everybody here can rely on'],
  ['course that is not there', '/course/gone/abc', 'This course is not here'],
])('the %s page', (_name, path, heading) => {
  test('is complete in the server’s HTML and hydrates without new requests', async () => {
    const answer = await renderOnServer(path, catalogueHost({ environment: { server: true } }));
    expect(answer.html).toContain('<h1');
    const { host, mismatches } = await takeOver(path, answer);
    expect(mismatches).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(host.http.calls).toEqual([]);
  });
});

test("shows the viewer's local time after hydration", async () => {
  const path = '/course/kubernetes-in-production/1';
  const server = catalogueHost({ environment: { server: true } });
  server.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches: [batch({ timeZone: 'EST' })] })));
  const answer = await renderOnServer(path, server);
  expect(answer.html).not.toMatch(/[AP]M in /);
  const { mismatches } = await takeOver(path, answer);
  expect(mismatches).toEqual([]);
  await waitFor(() => expect(screen.getByText(/^\d+:\d\d.* in /)).toBeInTheDocument());
});

test('has closed modules and all batches in the HTML, for search engines', async () => {
  const path = '/course/kubernetes-in-production/1';
  const { html } = await renderOnServer(path, catalogueHost({ environment: { server: true } }));
  expect(html).toContain('Evictions');
  expect(html).toContain('7:00–9:00 PM IST');
});
