import '@kaksha/ui/tokens.css';
import '@kaksha/ui/base.css';
import type { RemoteModule } from '@kaksha/contract/host';
import { HostProvider } from '@kaksha/contract/host-context';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createBrowserHost } from '../host/browser-host';
import { browserCookies, readCredentials } from '../session/cookies';
import { ExtensionsPage } from '../standalone/extensions-page';
import { become, fittingPersona } from '../standalone/persona';
import { PersonaBar } from '../standalone/persona-bar';
import { ROOT_ELEMENT_ID, readBootData } from './boot-data';
import { buildRoutes } from './routes';

/** Address of the page with the extensions of the remote. */
const extensionsPath = '/standalone/extensions';

/**
 * Runs one remote with the real host services and a bar to switch the demo user. A page that requires a role starts with
 * a demo user who has it.
 */
export async function startStandalone(module: RemoteModule): Promise<void> {
  const page = readBootData();
  // Replaces the boot data of a site server.
  const boot = {
    ...page,
    environment: { ...page.environment, renderedAt: new Date().toISOString() },
    hasSession: readCredentials(browserCookies()) !== null,
  };
  const host = createBrowserHost(boot, { version: () => 'standalone', load: async () => module });
  const routes = module.routes(host);
  // Guards redirect users without access to the home page. If that belongs to another remote, start at this remote's
  // first page.
  const first = boot.registry.remotes[module.id]?.routes.find(Boolean);
  if (first && location.pathname === '/' && !matchRoutes(routes, '/')) {
    window.history.replaceState(null, '', `/${first}`);
  }
  const { access = {} } = boot.registry.remotes[module.id] ?? {};
  const persona = await fittingPersona(host, access[location.pathname.split('/')[1] ?? '']);
  if (persona) {
    try {
      return await become(host, persona);
    } catch (error) {
      // The page shows what a visitor sees.
      console.error(error);
    }
  }
  const { id, extensions = [] } = module;
  const extensionsPage = {
    id: `${id}:extensions`,
    path: extensionsPath,
    element: <ExtensionsPage extensions={extensions} />,
  };
  const here = { ...module, routes: () => [...routes, extensionsPage] };
  const router = createBrowserRouter(buildRoutes(host, boot.registry, new Map([[module.id, here]])));
  host.follow(router);
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`the page holds no #${ROOT_ELEMENT_ID}`);
  createRoot(root).render(
    <HostProvider host={host}>
      <RouterProvider router={router} useTransitions={false} />
      <PersonaBar remote={id} extensionsPath={extensions.length > 0 ? extensionsPath : null} />
    </HostProvider>,
  );
  host.started();
}
