import '@kaksha/ui/tokens.css';
import '@kaksha/ui/base.css';
import { createHttp } from '@kaksha/api-client/http';
import { getCurrentUser } from '@kaksha/api-client/session';
import * as contractCurrentUser from '@kaksha/contract/current-user';
import type { HostServices, RemoteModule } from '@kaksha/contract/host';
import * as contractHost from '@kaksha/contract/host-context';
import * as contractMenus from '@kaksha/contract/menus';
import * as contractNow from '@kaksha/contract/now';
import * as contractPage from '@kaksha/contract/page';
import * as contractSlots from '@kaksha/contract/slots';
import * as contractStore from '@kaksha/contract/store';
import * as contractUnsaved from '@kaksha/contract/unsaved';
import * as contractVersion from '@kaksha/contract/version';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as router from 'react-router-dom';
import * as zustand from 'zustand';
import * as zustandShallow from 'zustand/react/shallow';
import * as zustandVanilla from 'zustand/vanilla';

/**
 * A host of another company, made with the runtime of Module Federation alone. Renders the remote `trainer` by its
 * `mf-manifest.json`, with calls to the API.
 */
const { manifest, token, userId, path } = JSON.parse(document.body.dataset.settings ?? '{}') as Record<string, string>;

const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  'zustand/react/shallow': zustandShallow,
  'zustand/vanilla': zustandVanilla,
  '@kaksha/contract/host-context': contractHost,
  '@kaksha/contract/menus': contractMenus,
  '@kaksha/contract/now': contractNow,
  '@kaksha/contract/page': contractPage,
  '@kaksha/contract/current-user': contractCurrentUser,
  '@kaksha/contract/slots': contractSlots,
  '@kaksha/contract/store': contractStore,
  '@kaksha/contract/unsaved': contractUnsaved,
  '@kaksha/contract/version': contractVersion,
};

const federation = createInstance({
  name: 'stock_host',
  remotes: [{ name: 'mfe_trainer', entry: manifest ?? '' }],
  shared: Object.fromEntries(
    Object.entries(shared).map(([name, module]) => [
      name,
      { version: '1.0.0', lib: () => module, shareConfig: { singleton: true, eager: true, requiredVersion: false } },
    ]),
  ),
});

const http = createHttp({ baseURL: '/backend', getToken: () => token ?? null });
const user = await getCurrentUser(http, Number(userId));
const services: HostServices = { ...createFakeHost({ as: user }), http };
const remote = await federation.loadRemote<{ default: RemoteModule }>('mfe_trainer/remote');
const routes = remote?.default.routes(services) ?? [];
const { createMemoryRouter, RouterProvider } = router;
const pages = createMemoryRouter([{ hydrateFallbackElement: <p>Loading…</p>, children: routes }], {
  initialEntries: [path ?? '/'],
});
createRoot(document.getElementById('root') as HTMLElement).render(
  <contractHost.HostProvider host={services}>
    <RouterProvider router={pages} />
  </contractHost.HostProvider>,
);
