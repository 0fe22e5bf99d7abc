import '@kaksha/ui/tokens.css';
import '@kaksha/ui/base.css';
import './shared-modules';
import type { RemoteModule } from '@kaksha/contract/host';
import { HostProvider } from '@kaksha/contract/host-context';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createBrowserHost } from '../host/browser-host';
import { createRemoteLoader } from '../remotes/loader';
import { remoteOfPath } from '../remotes/registry';
import { RemoteLoaderContext } from '../remotes/remote-loader';
import { ROOT_ELEMENT_ID, readBootData } from './boot-data';
import { buildRoutes, regionId } from './routes';

/**
 * Starts the host in the browser. A page that the server rendered is taken over: its remotes and its pages' code are
 * loaded first, so that the first render is the same as the server's. Any other page is rendered here.
 */
async function start() {
  const boot = readBootData();
  const loader = createRemoteLoader(boot.registry);
  const host = createBrowserHost(boot, (name) => loader.version(name));

  const rendered = boot.render;
  const loaded = new Map<string, RemoteModule>();
  let hydrate = rendered !== null;
  if (rendered) {
    try {
      await Promise.all(rendered.remotes.map(async (name) => loaded.set(name, await loader.load(name))));
    } catch (error) {
      // The server's page stays readable until the region has told what is missing.
      hydrate = false;
      host.telemetry.error(error, 'boot');
    }
  }

  const routes = buildRoutes(host, boot.registry, loaded);
  if (hydrate) {
    const matches = matchRoutes(routes, window.location) ?? [];
    await Promise.all(
      matches.map(({ route }) => (route.handle as { preload?: () => Promise<unknown> } | undefined)?.preload?.()),
    );
  }

  const applied = new Set(loaded.keys());
  const router = createBrowserRouter(routes, {
    hydrationData: hydrate && rendered ? { loaderData: rendered.loaderData } : undefined,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const name = remoteOfPath(loader.registry(), path);
      if (!name || applied.has(name)) return;
      const module = await loader.load(name);
      // An aborted navigation drops the patch without a word: the remote then counts as not yet there.
      if (signal.aborted) return;
      patch(regionId(name), module.routes(host));
      applied.add(name);
    },
  });

  const app = (
    <HostProvider host={host}>
      <RemoteLoaderContext value={loader}>
        <RouterProvider router={router} />
      </RemoteLoaderContext>
    </HostProvider>
  );
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`the page holds no #${ROOT_ELEMENT_ID}`);
  if (hydrate) hydrateRoot(root, app, { onRecoverableError: (error) => host.telemetry.error(error, 'hydrate') });
  else createRoot(root).render(app);
  host.started();
}

void start();
