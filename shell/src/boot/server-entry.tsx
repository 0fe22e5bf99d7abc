import type { RemoteModule } from '@kaksha/contract/host';
import * as hostContext from '@kaksha/contract/host-context';
import * as page from '@kaksha/contract/page';
import * as version from '@kaksha/contract/version';
import type { AxiosAdapter } from 'axios';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import * as zustand from 'zustand';
import * as zustandShallow from 'zustand/react/shallow';
import * as zustandVanilla from 'zustand/vanilla';
import { createServerHost } from '../host/server-host';
import { renderHead } from '../page/render-head';
import type { Registry } from '../remotes/registry';
import { RemoteLoaderContext } from '../remotes/remote-loader';
import type { BootData } from './boot-data';
import * as routerFacade from './router-facade';
import { buildRoutes } from './routes';

/** The shared libraries, for the remotes' server bundles: one instance of each, as in the browser. */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': routerFacade,
  zustand,
  'zustand/vanilla': zustandVanilla,
  'zustand/react/shallow': zustandShallow,
  '@kaksha/contract/host-context': hostContext,
  '@kaksha/contract/page': page,
  '@kaksha/contract/version': version,
};

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
    <hostContext.HostProvider host={host}>
      <RemoteLoaderContext value={null}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </RemoteLoaderContext>
    </hostContext.HostProvider>,
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
