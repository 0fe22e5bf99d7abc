import { HostProvider } from '@kaksha/contract/host-context';
import type { MenuEntry } from '@kaksha/domain/menus';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import type { LiveRemote } from '@kaksha/release/live-releases';
import { createFakeHttp, type FakeHttp } from '@kaksha/testing/fake-http';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createBrowserHost, type TabRemotes } from '../host/browser-host';
import { Layout } from '../layout/layout';
import { earlierEntries } from '../menus/earlier-entries';
import { ownEntries } from '../menus/own-entries';
import { withCompleteKinds } from '../notifications/complete-kinds';
import { browserCookies, writeCredentials } from '../session/cookies';

interface ShellSetup {
  /** Routes inside the frame. */
  routes: RouteObject[];
  path?: string;
  /** The signed-in user in wire form; without it there are no cookies. */
  user?: object;
  environment?: { demo?: boolean; googleClientId?: string | null; site?: object };
  /** Menu entries of live remotes; by default those of the project's own. */
  menus?: Readonly<Record<string, readonly MenuEntry[]>>;
  /** Notification kinds of a live remote `reports`. */
  kinds?: readonly NotificationDeclaration[];
  /** Sets the answers that the first page loads. */
  prepare?: (api: FakeHttp) => void;
}

export const wireUser = {
  user_id: 7,
  name: 'Priya Nair',
  email_id: 'priya@kaksha.test',
  contact_no: null,
  is_admin: false,
  trainer_id: null,
  photo: null,
};

const liveRemote: LiveRemote = {
  version: '1',
  entry: '',
  integrity: '',
  contract: '1.10',
  routes: [],
  title: '',
  access: {},
  styles: [],
  previous: null,
};

/** Live releases, of which no page loads. */
const remotesWith = (menus: Readonly<Record<string, readonly MenuEntry[]>>) =>
  Object.fromEntries(Object.entries(menus).map(([name, entries]) => [name, { ...liveRemote, menus: entries }]));

/** A tab without remotes. */
export const noRemotes: TabRemotes = { version: () => null, load: (name) => Promise.reject(new Error(`no ${name}`)) };

/** The complete shell around some routes, with real host services and a fake API. */
export async function renderShell({
  routes,
  path = '/',
  user,
  environment = {},
  menus = earlierEntries,
  kinds,
  prepare,
}: ShellSetup) {
  const api = createFakeHttp('http://localhost/backend');
  axios.defaults.adapter = api.defaults.adapter;
  // Loads the API client before the first call of the test.
  await import('@kaksha/api-client/http');
  if (user) {
    writeCredentials(browserCookies(), { token: 'secret', userId: '7' });
    api.on('GET', '/auth/user', user);
    api.on('GET', '/notifications/unread', { unread: 0 });
  }
  prepare?.(api);
  const host = createBrowserHost(
    {
      registry: withCompleteKinds({
        remotes: { ...remotesWith(menus), ...(kinds && { reports: { ...liveRemote, notifications: kinds } }) },
        shell: { version: '1', menus: ownEntries },
      }),
      hasSession: !!user,
      environment: {
        demo: false,
        apiHost: 'http://localhost/backend',
        origin: 'http://localhost',
        renderedAt: '2026-11-21T06:00:00.000Z',
        googleClientId: null,
        ...environment,
      },
      render: null,
    },
    noRemotes,
  );
  const router = createMemoryRouter(
    [{ path: '/', element: <Layout />, hydrateFallbackElement: <Layout>waiting</Layout>, children: routes }],
    { initialEntries: [path] },
  );
  const view = render(
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  // The session is known now.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return { ...view, host, api, router, user: userEvent.setup() };
}

/** Call it after each test, because all tests share one browser. */
export function clearBrowser() {
  const cookies = browserCookies();
  for (const name of Object.keys(cookies.all())) cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
}
