import type { RemoteModule } from '@kaksha/contract/host';
import { HostProvider } from '@kaksha/contract/host-context';
import type { AxiosAdapter } from 'axios';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createServerHost } from '../host/server-host';
import { renderHead } from '../page/render-head';
import type { Registry } from '../remotes/registry';
import { RemoteLoaderContext } from '../remotes/remote-loader';
import type { BootData } from './boot-data';
import { buildRoutes } from './routes';

/** For the remotes' server bundles: one instance of each shared library, as in the browser. */
export { sharedModules } from './shared-modules';

export interface RenderInput {
  url: URL;
  registry: Registry;
  /** Remotes to render with, already loaded; empty to render the frame alone. */
  remotes: ReadonlyMap<string, RemoteModule>;
  environment: BootData['environment'];
  hasSession: boolean;
  /** Carries API calls to the API without a network. */
  adapter: AxiosAdapter;
}

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; head: string; body: string; boot: BootData; pageIds: string[] };

/** Renders one page as a visitor sees it. @throws when the page cannot be rendered; the caller then sends the frame */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { url, registry, remotes, environment, hasSession } = input;
  const host = createServerHost({ environment, hasSession, adapter: input.adapter });
  const routes = buildRoutes(host, registry, remotes);
  const frameOnly = remotes.size === 0;

  const handler = createStaticHandler(frameOnly ? [frameRoute(routes)] : routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  if (context.errors) throw Object.values(context.errors)[0];

  const body = renderToString(
    <HostProvider host={host}>
      <RemoteLoaderContext value={null}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </RemoteLoaderContext>
    </HostProvider>,
  );
  const description = host.described();
  return {
    kind: 'page',
    status: description.status ?? context.statusCode,
    head: renderHead(description, { origin: environment.origin, path: url.pathname }),
    body,
    pageIds: context.matches.map(({ route }) => route.id),
    boot: {
      registry,
      environment,
      hasSession,
      render: frameOnly
        ? null
        : { remotes: [...remotes.keys()], loaderData: context.loaderData, stores: host.dehydrated() },
    },
  };
}

/** The root route with its waiting face in place of a page. */
function frameRoute([root]: ReturnType<typeof buildRoutes>) {
  return { id: 'root', path: '*', element: root?.hydrateFallbackElement };
}
