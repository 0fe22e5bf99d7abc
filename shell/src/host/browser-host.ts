import { createLazyHttp } from '@kaksha/api-client/lazy-http';
import { getCurrentUser, signOut } from '@kaksha/api-client/session';
import { getUnreadNotifications, raiseNotification } from '@kaksha/api-client/unread-notifications';
import { deviceStorage, type SafeStorage } from '@kaksha/contract/browser-storage';
import type { Credentials, RemoteModule } from '@kaksha/contract/host';
import { learnServerTime } from '@kaksha/contract/now';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import type { CurrentUser } from '@kaksha/domain/current-user';
import * as limits from '@kaksha/domain/limits';
import { kindsOfUser } from '@kaksha/domain/notification-kinds';
import type { BootData } from '../boot/boot-data';
import { createHistory } from '../history/navigation-history';
import { createTheme } from '../layout/theme';
import { entriesOf } from '../menus/menus';
import { createNotices } from '../notices/notice-service';
import { loadNoticeStack } from '../notices/use-notice-stack';
import { declaredKinds } from '../notifications/kinds';
import { createUnreadNotifications } from '../notifications/unread-notifications';
import type { ShellOffline } from '../offline/offline-service';
import { applyToDocument, createPageService } from '../page/page-service';
import { servedAt } from '../page/served-values';
import { clearDevice } from '../session/clear-device';
import { browserCookies, keepCookiesClean, readCredentials } from '../session/cookies';
import { sessionChannel } from '../session/session-channel';
import { createSession } from '../session/session-store';
import { createLazySlots } from '../slots/lazy-slots';
import { createStepUp } from '../step-up/step-up-service';
import { createTelemetry, type ShellTelemetry } from '../telemetry/telemetry';
import { createUnsaved } from '../unsaved/unsaved-work';
import { onFirstUse } from './first-use';
import { valueServices } from './remote-values';
import type { ShellHost } from './shell-host';
import { createShownPages, type ShownPages } from './shown-pages';

export interface BrowserHost extends ShellHost {
  readonly telemetry: ShellTelemetry;
  /** Tracks this router's pages, so that navigations to pages shown before do not wait for data. */
  readonly follow: ShownPages['follow'];
  /** Starts collecting errors and measurements. */
  started(): void;
}

/**
 * How long a navigation waits for data, so that fast answers show no skeleton. Navigations to pages shown before do not
 * wait: their old data are shown and updated in place.
 */
const pendingDelayMs = 120;

/** What the offline service of a tab needs. */
export interface OfflineParts {
  storage: SafeStorage;
  /** Of the session cookies; null for a visitor. */
  userId: () => string | null;
  currentUser: () => CurrentUser | null;
}

const noStore = { read: () => null, write: () => false };
const noOffline = { keepPage: async () => false, copies: noStore, unsent: noStore };

/** The remotes of a tab. */
export interface TabRemotes {
  /** Version that runs in this tab, for telemetry; null when not loaded. */
  version(name: string): string | null;
  load(name: string): Promise<RemoteModule>;
}

/**
 * @param createOffline  absent on pages that need no data of the device
 */
export function createBrowserHost(
  boot: BootData,
  remotes: TabRemotes,
  createOffline?: (parts: OfflineParts) => ShellOffline,
): BrowserHost {
  const { apiHost, origin, renderedAt } = boot.environment;
  // The render may be older, but the clock of a device that is behind it is wrong.
  learnServerTime(servedAt() ?? Math.max(Date.now(), Date.parse(renderedAt)));
  const cookies = browserCookies();
  const history = createHistory(deviceStorage);
  const notify = createNotices();
  const unsaved = createUnsaved();
  const page = createPageService((description) => applyToDocument(description, origin));
  const theme = createTheme(cookies, document.documentElement);
  const telemetry = createTelemetry({ apiHost, versionOf: remotes.version });
  const stepUp = createStepUp();
  const pages = createShownPages();
  const stores = new Map(Object.entries(boot.render?.stores ?? {}));

  const { http, prefetch } = createLazyHttp({
    baseURL: apiHost,
    getToken() {
      const credentials = readCredentials(cookies);
      const { user } = session.get();
      // Another tab may have changed the account. What this page shows belongs to its user.
      return credentials && (!user || String(user.id) === credentials.userId) ? credentials.token : null;
    },
    onUnauthorized: (call) => session.unauthorized(call),
    onServerTime: learnServerTime,
    onStepUp: () => stepUp.request('proof'),
    onSecondFactor: () => stepUp.request('second-factor'),
  });
  const offline = createOffline?.({
    storage: deviceStorage,
    userId: () => readCredentials(cookies)?.userId ?? null,
    currentUser: () => session.get().user,
  });
  const httpWith = ({ token }: Credentials) => createLazyHttp({ baseURL: apiHost, getToken: () => token }).http;
  /** The page of which the user changed a field. */
  let typedAt: string | undefined;
  const session = createSession({
    cookies,
    channel: sessionChannel(),
    api: {
      getCurrentUser: (credentials) => getCurrentUser(httpWith(credentials), Number(credentials.userId)),
      // Forms that closed meanwhile may have stored their last words.
      signOut: (credentials) => signOut(httpWith(credentials)).finally(clearDevice),
    },
    onSignedOut(how) {
      history.clear();
      if (how === 'signed-out') clearDevice();
    },
    offline,
    holdsWork: () => unsaved.get().length > 0 || typedAt === location.pathname,
    onUnreachable: (message) => notify.error(message, { duration: limits.notice.generalMs }),
  });

  const unread = createUnreadNotifications({ session, fetch: () => getUnreadNotifications(http) });

  let isMounted = false;

  return {
    contract: CONTRACT_VERSION,
    environment: { ...boot.environment, server: false },
    hasSession: boot.hasSession,
    legal: boot.environment.site?.legal ?? null,
    session,
    history,
    notify,
    unsaved,
    notifications: {
      ...unread,
      kinds: (user) => kindsOfUser(declaredKinds(boot.registry), user),
      raise: async (notification) => unread.put(await raiseNotification(http, notification)),
    },
    offline: offline ?? noOffline,
    page,
    theme,
    stepUp,
    telemetry,
    slots: createLazySlots(boot, remotes.load, telemetry.error),
    menus: { entries: (menu, user) => entriesOf(boot.registry, menu, user) },
    ...valueServices(boot.environment),
    http,

    hydrated<S>(storeId: string) {
      const data = stores.get(storeId) as S | undefined;
      stores.delete(storeId);
      return data;
    },
    dehydrate() {},
    async awaitLoader(work) {
      const finished = work.catch(() => {});
      if (!pages.isComingBack()) {
        await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, pendingDelayMs))]);
      }
      return null;
    },

    follow: pages.follow,
    started: telemetry.start,
    mounted() {
      if (isMounted) return;
      isMounted = true;
      performance.mark?.('kaksha:mounted');
      history.restore();
      theme.restore();
      session.start();
      unread.start();
      document.addEventListener('input', () => {
        typedAt = location.pathname;
      });
      repeatEarlyClick();
      keepCookiesClean(cookies);
      setTimeout(
        () => window.postMessage({ type: 'app-mounted' }, window.location.origin),
        limits.startup.appMountedMs,
      );
      // Notices report network failures, so their code must be loaded before one. Waiting for the first use keeps it
      // out of the first visit.
      onFirstUse(() => {
        prefetch();
        void loadNoticeStack().catch(() => {});
      });
    },
  };
}

/** Presses the button that was pressed before hydration; the page's inline script marked it. */
function repeatEarlyClick() {
  const button = document.querySelector<HTMLElement>('[data-early-click]');
  if (!button) return;
  button.removeAttribute('data-early-click');
  button.click();
}
