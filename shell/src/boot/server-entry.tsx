import { createHttp } from '@kaksha/api-client/http';
import type { PageDescription, RemoteModule } from '@kaksha/contract/host';
import { HostProvider } from '@kaksha/contract/host-context';
import type { PageRoute } from '@kaksha/contract/page';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { applyBrand } from '@kaksha/domain/brand';
import { kindsOfUser } from '@kaksha/domain/notification-kinds';
import type { LiveReleases } from '@kaksha/release/live-releases';
import type { AxiosAdapter } from 'axios';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import { createHistory } from '../history/navigation-history';
import { valueServices } from '../host/remote-values';
import { createSharedMarkup, type ServerMarkup } from '../host/shared-markup';
import type { ShellHost } from '../host/shell-host';
import { stateKey } from '../host/state-key';
import { createTheme } from '../layout/theme';
import { withCompleteMenus } from '../menus/complete-menus';
import { entriesOf, type MenuSource } from '../menus/menus';
import { createNotices } from '../notices/notice-service';
import { withCompleteKinds } from '../notifications/complete-kinds';
import { declaredKinds, type KindSource } from '../notifications/kinds';
import { createPageService, renderHead } from '../page/page-service';
import { adapted } from '../remotes/majors';
import { RemoteLoaderContext } from '../remotes/remote-loader';
import type { CookieJar } from '../session/cookies';
import { createSession } from '../session/session-store';
import { createServerSlots, type ServerCode, type ServerSlots } from '../slots/server-slots';
import { createStepUp } from '../step-up/step-up-service';
import { createUnsaved } from '../unsaved/unsaved-work';
import type { BootData } from './boot-data';
import { buildRoutes } from './routes';

/** Shared libraries for the remotes' server bundles, one instance each. */
export { sharedModules } from './shared-modules';

export interface RenderInput {
  url: URL;
  registry: LiveReleases;
  /** Loaded remotes to render with; empty to render only the frame. */
  remotes: ReadonlyMap<string, RemoteModule>;
  /** Route patterns of this page's remote, when they are known and it is not rendered here. */
  paths?: readonly string[];
  environment: BootData['environment'];
  hasSession: boolean;
  /** Passes API calls to the API in the same process. */
  adapter: AxiosAdapter;
  /** What extensions of other remotes need; without it the browser renders them. */
  extensions?: ServerCode;
}

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      head: string;
      body: string;
      boot: BootData;
      /** Names of the chunks of the matched pages. */
      chunks: string[];
      /**
       * Why items of lists are missing, or why only the frame was rendered, so that the browser renders the page. The head
       * is that of the page.
       */
      failure?: unknown;
    };

/** Renders a page for a visitor. @throws when its data cannot be loaded; the caller then sends only the frame */
export function render(input: RenderInput): Promise<RenderOutput> {
  return renderAs(input);
}

/** @param described  description of the page that failed to render */
async function renderAs(input: RenderInput, described?: PageDescription): Promise<RenderOutput> {
  const { url, environment, hasSession } = input;
  const registry = withCompleteKinds(withCompleteMenus(input.registry));
  const remotes = new Map([...input.remotes].map(([name, module]) => [name, adapted(module)]));
  const versions = [...remotes.keys()].map((name) => `${name}@${registry.remotes[name]?.version}`);
  const host = createServerHost({
    environment,
    hasSession,
    adapter: input.adapter,
    registry,
    slots: createServerSlots({ registry, off: environment.site?.extensionsOff, code: input.extensions }),
    markupKey: JSON.stringify([versions, url.pathname, environment, hasSession]),
  });
  const notFoundPath = input.paths && !matchRoutes(answered(input.paths), url) ? url.pathname : undefined;
  const routes = routesOfPath(buildRoutes(host, registry, remotes, notFoundPath), firstSegment(url.pathname));
  const frameOnly = remotes.size === 0 && !notFoundPath;

  const handler = createStaticHandler(frameOnly ? [frameRoute(routes)] : routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  if (context.errors) throw Object.values(context.errors)[0];

  const staticRouter = createStaticRouter(handler.dataRoutes, context);
  const page = (
    <HostProvider host={host}>
      <RemoteLoaderContext value={null}>
        <StaticRouterProvider router={staticRouter} context={context} hydrate={false} />
      </RemoteLoaderContext>
    </HostProvider>
  );
  const alone = (element: ReactElement) =>
    renderToString(
      <HostProvider host={host}>
        <StaticRouter location={url.pathname + url.search}>{element}</StaticRouter>
      </HostProvider>,
    );
  // Renders share the process, and a save may have changed the brand since the data was loaded.
  applyBrand(environment.site?.brand);
  let body: string;
  try {
    body = host.markup.complete(await host.slots.render(host, () => renderToString(page), alone));
  } catch (failure) {
    if (frameOnly) throw failure;
    const rest = environment.itemByItem
      ? await renderAs({ ...input, remotes: new Map() }, host.described())
      : await renderAs({ ...input, environment: { ...environment, itemByItem: true } });
    return { ...rest, failure } as RenderOutput;
  }
  const description = described ?? host.described();
  const moved = described ? null : otherAddress(description, url);
  if (moved) return { kind: 'redirect', status: 301, location: moved };
  return {
    kind: 'page',
    status: description.status ?? context.statusCode,
    head: renderHead(description, { origin: environment.origin, path: url.pathname }),
    body,
    chunks: context.matches.flatMap(
      ({ route }) => (route.handle as Partial<PageRoute['handle']> | undefined)?.chunk ?? [],
    ),
    boot: {
      registry,
      environment,
      hasSession,
      render: frameOnly
        ? null
        : {
            remotes: [...remotes.keys()],
            loaderData: context.loaderData,
            stores: host.dehydrated(),
            extensions: host.slots.rendered(),
            failedExtensions: host.slots.failed(),
            notFoundPath,
          },
    },
  };
}

/** The address of a page that was asked for at another path: an earlier name, capitals. Null at its own path. */
function otherAddress({ canonical, status = 200 }: PageDescription, { pathname, search }: URL): string | null {
  const path = canonical?.split(/[?#]/, 1)[0];
  return path?.startsWith('/') && status === 200 && decoded(path) !== decoded(pathname) ? path + search : null;
}

/**
 * The routes without those whose first segment is another one, so that the router ranks few. Others keep their places,
 * because a route without an id is known by its place.
 */
function routesOfPath(routes: RouteObject[], first: string): RouteObject[] {
  return routes.map((route) => {
    const own = firstSegment(route.path ?? '');
    if (own && !/[:*?]/.test(own)) return own === first ? route : {};
    return own || !route.children ? route : { ...route, children: routesOfPath(route.children, first) };
  });
}

function firstSegment(path: string): string {
  const [first = ''] = path.replace(/^\//, '').split('/');
  return decoded(first).toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const answered = (paths: readonly string[]) => paths.map((path) => ({ path: `/${path}` }));

/** The root route with its loading state instead of a page. */
function frameRoute([root]: ReturnType<typeof buildRoutes>) {
  return { id: 'root', path: '*', element: root?.hydrateFallbackElement };
}

export interface ServerHostOptions {
  environment: BootData['environment'];
  hasSession: boolean;
  /** Passes API calls to the API in the same process. */
  adapter: AxiosAdapter;
  /** What the markup of the page depends on beside the stores. */
  markupKey?: string;
  registry?: MenuSource & KindSource;
  slots?: ServerSlots;
}

export interface ServerHost extends ShellHost {
  /** Description of the rendered page. */
  described(): PageDescription;
  /** State of the filled stores by store id. */
  dehydrated(): Record<string, unknown>;
  readonly markup: ServerMarkup;
  readonly slots: ServerSlots;
}

const noCookies: CookieJar = { secure: false, get: () => null, all: () => ({}), set() {}, remove() {} };
const noStore = { read: () => null, write: () => false };
const unknownCount = { get: () => null, subscribe: () => () => {} };
const unavailable = () => Promise.reject(new Error('sessions are not available on the server'));

/** The host of one request. Renders for a visitor whose session is unknown. */
export function createServerHost({
  environment,
  hasSession,
  adapter,
  markupKey = '',
  registry = { remotes: {}, shell: {} },
  slots = createServerSlots({ registry: { remotes: {} } }),
}: ServerHostOptions): ServerHost {
  const page = createPageService();
  const stores = new Map<string, () => unknown>();
  const dehydrated = () => Object.fromEntries([...stores].map(([id, read]) => [id, read()]));
  let key: string | null | undefined;
  const keyOfState = () => {
    if (key === undefined) key = stateKey(dehydrated());
    return key;
  };
  return {
    contract: CONTRACT_VERSION,
    environment: { ...environment, server: true },
    hasSession,
    legal: environment.site?.legal ?? null,
    session: createSession({
      api: { getCurrentUser: unavailable, signOut: unavailable },
      cookies: noCookies,
      channel: { post() {}, listen: () => () => {} },
    }),
    history: createHistory(null),
    notify: createNotices(),
    unsaved: createUnsaved(),
    notifications: {
      ...unknownCount,
      refresh: async () => {},
      put() {},
      kinds: (user) => kindsOfUser(declaredKinds(registry), user),
      raise: unavailable,
    },
    offline: { keepPage: async () => false, copies: noStore, unsent: noStore },
    page,
    theme: createTheme(noCookies, null),
    stepUp: createStepUp(),
    telemetry: { error() {}, shown: () => null },
    slots,
    menus: { entries: (menu, user) => entriesOf(registry, menu, user) },
    ...valueServices(environment),
    http: createHttp({ baseURL: environment.apiHost, getToken: () => null, adapter }),

    hydrated: () => undefined,
    dehydrate: (storeId, read) => void stores.set(storeId, read),
    async awaitLoader(work) {
      await work.catch(() => {});
      return null;
    },
    mounted() {},

    described: page.get,
    dehydrated,
    markup: createSharedMarkup(() => (slots.sharesMarkup && keyOfState() ? `${markupKey} ${keyOfState()}` : null)),
  };
}
