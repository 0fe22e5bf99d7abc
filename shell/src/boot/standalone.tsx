import '@kaksha/ui/tokens.css';
import '@kaksha/ui/base.css';
import type { RemoteModule } from '@kaksha/contract/host';
import { HostProvider } from '@kaksha/contract/host-context';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createBrowserHost } from '../host/browser-host';
import { browserCookies, readCredentials } from '../session/cookies';
import { PersonaBar } from '../standalone/persona-bar';
import { ROOT_ELEMENT_ID, readBootData } from './boot-data';
import { buildRoutes } from './routes';

/** Runs one remote alone, with the real host services around it and a bar to be another person of the demo data. */
export function startStandalone(module: RemoteModule): void {
  const page = readBootData();
  // What a site server would know of the request.
  const boot = {
    ...page,
    environment: { ...page.environment, renderedAt: new Date().toISOString() },
    hasSession: readCredentials(browserCookies()) !== null,
  };
  const host = createBrowserHost(boot, () => 'standalone');
  const routes = module.routes(host);
  // Guards send home whom a page is not for. Where home is another remote's, a reload begins at the first page here.
  const first = boot.registry.remotes[module.id]?.routes.find(Boolean);
  if (first && location.pathname === '/' && !matchRoutes(routes, '/')) {
    window.history.replaceState(null, '', `/${first}`);
  }
  const here = { ...module, routes: () => routes };
  const router = createBrowserRouter(buildRoutes(host, boot.registry, new Map([[module.id, here]])));
  host.follow(router);
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`the page holds no #${ROOT_ELEMENT_ID}`);
  createRoot(root).render(
    <HostProvider host={host}>
      <RouterProvider router={router} useTransitions={false} />
      <PersonaBar remote={module.id} />
    </HostProvider>,
  );
  host.started();
}
