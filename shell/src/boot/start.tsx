import { deviceStorage } from '@kaksha/contract/browser-storage';
import type { RemoteModule } from '@kaksha/contract/host';
import { HostProvider } from '@kaksha/contract/host-context';
import { applyBrand } from '@kaksha/domain/brand';
import { checkInScope } from '@kaksha/domain/check-in';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type BrowserHost, createBrowserHost } from '../host/browser-host';
import { onFirstUse } from '../host/first-use';
import { remoteOfPath } from '../remotes/live-releases';
import { createRemoteLoader } from '../remotes/loader';
import type { Overrides } from '../remotes/overrides';
import { RemoteLoaderContext } from '../remotes/remote-loader';
import { overridesOf } from '../remotes/stored-overrides';
import { reactErrors } from '../telemetry/react-errors';
import { type BootData, ROOT_ELEMENT_ID, readBootData } from './boot-data';
import { nextTask } from './next-task';
import { buildRoutes, regionId } from './routes';
import { installTrustedTypes } from './trusted-types';

/**
 * Starts the host in the browser. For a server-rendered page it first loads the remotes and the code of the page, so
 * that hydration matches the server's render.
 */
export async function start() {
  installTrustedTypes();
  const boot = readBootData();
  applyBrand(boot.environment.site?.brand);
  const overrides = await overridesOf(boot);
  if (overrides === 'reloads') return;
  const loader = createRemoteLoader(boot.registry, (outcome) => {
    // Overrides from a developer's machine do not count for release health.
    if (outcome.version !== 'override') host.telemetry.loaded(outcome);
    else if ('error' in outcome) overrides?.failed(outcome.remote);
  });
  const host: BrowserHost = createBrowserHost(boot, loader, await loadOffline().catch(() => undefined));

  const rendered = boot.render;
  const loaded = new Map<string, RemoteModule>();
  // The server does not know the menu entries of overrides.
  let hydrate = rendered !== null && !overrides?.get().length;
  if (rendered) {
    try {
      await Promise.all(rendered.remotes.map(async (name) => loaded.set(name, await loader.load(name))));
      await nextTask();
    } catch (error) {
      // Without the remote the page cannot hydrate; the region renders the error and a retry.
      hydrate = false;
      host.telemetry.error(error, 'boot');
    }
  }

  const routes = buildRoutes(host, boot.registry, loaded, rendered?.notFoundPath);
  await nextTask();
  const applied = new Set(loaded.keys());
  /** @param patch  adds the remote's routes to the router */
  async function loadRemote(name: string, patch: typeof router.patchRoutes, signal?: AbortSignal) {
    if (applied.has(name)) return;
    const module = await loader.load(name);
    // The router ignores a patch of an aborted navigation, so the remote does not count as added.
    if (signal?.aborted || applied.has(name)) return;
    patch(regionId(name), module.routes(host));
    applied.add(name);
  }
  const router = createBrowserRouter(routes, {
    hydrationData: hydrate && rendered ? { loaderData: rendered.loaderData } : undefined,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const name = remoteOfPath(loader.registry(), path);
      if (name) await loadRemote(name, patch, signal);
    },
  });

  host.follow(router);
  if (hydrate) {
    const preload = () =>
      Promise.all(
        router.state.matches.map(({ route }) =>
          (route.handle as { preload?: () => Promise<unknown> } | undefined)?.preload?.(),
        ),
      );
    try {
      await preload().catch(preload);
      await nextTask();
    } catch (error) {
      // The page does not hydrate without its code; the region renders the error and a retry.
      hydrate = false;
      host.telemetry.error(error, 'boot');
    }
  }

  // Code and data are loaded before the render, so a transition would only delay it.
  const app = (
    <HostProvider host={host}>
      <RemoteLoaderContext value={loader}>
        <RouterProvider router={router} useTransitions={false} />
      </RemoteLoaderContext>
    </HostProvider>
  );
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`the page holds no #${ROOT_ELEMENT_ID}`);
  const options = reactErrors(host.telemetry);
  // A transition hydrates in slices, so input between them does not wait.
  if (hydrate) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
  host.started();
  onFirstUse(() => {
    const options = {
      router,
      registry: loader.registry,
      loadRemote: (name: string) => loadRemote(name, router.patchRoutes),
      signedIn: () => host.session.get().status === 'signed-in',
    };
    // If it fails, pages load when they are visited.
    import(/* webpackChunkName: "intent" */ '../prefetch/intent').then(
      ({ prefetchOnIntent }) => prefetchOnIntent(options),
      () => {},
    );
  });
  if (overrides && overrides.get().length > 0) void showOverrides(overrides);
  else setTimeout(() => void followReleases(host, boot), firstCheckMs);
  host.telemetry.loaded({ remote: 'shell', version: __BUILD__.version, ms: performance.now() });
}

/** Only pages that work without a network, and devices that hold data of one, load the code for it. */
async function loadOffline() {
  if (!location.pathname.startsWith(checkInScope) && !holdsOfflineData()) return undefined;
  return (await import(/* webpackChunkName: "offline" */ '../offline/create-offline')).createOfflineFor;
}

const holdsOfflineData = () => deviceStorage.keys().some((key) => key.startsWith('kaksha.offline.'));

/** A page that was just loaded is up to date. */
const firstCheckMs = 60_000;

async function followReleases({ unsaved, notify }: BrowserHost, { registry }: BootData) {
  const { watchUpdates } = await import(/* webpackChunkName: "updates" */ '../remotes/updates');
  watchUpdates({ running: { ...registry, shell: { version: __BUILD__.version } }, unsaved, notify });
}

async function showOverrides(overrides: Overrides) {
  const { followBuilds, showOverrideBar } = await import(/* webpackChunkName: "updates" */ '../remotes/override-bar');
  showOverrideBar(overrides);
  followBuilds(overrides);
}
