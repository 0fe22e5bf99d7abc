import { createHttp } from '@kaksha/api-client/http';
import type { PageDescription } from '@kaksha/contract/host';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import type { AxiosAdapter } from 'axios';
import type { BootData } from '../boot/boot-data';
import { createHistory } from '../history/navigation-history';
import { createTheme } from '../layout/theme';
import { createNotices } from '../notices/notice-service';
import { createPageService } from '../page/page-service';
import type { CookieJar } from '../session/cookies';
import { createSession } from '../session/session-store';
import { createStepUp } from '../step-up/step-up-service';
import { createUnsaved } from '../unsaved/unsaved-work';
import { createSharedMarkup, type ServerMarkup } from './shared-markup';
import type { ShellHost } from './shell-host';
import { stateKey } from './state-key';

export interface ServerHostOptions {
  environment: BootData['environment'];
  hasSession: boolean;
  /** Passes API calls to the API in the same process. */
  adapter: AxiosAdapter;
  /** What the markup of the page depends on beside the stores. */
  markupKey?: string;
}

export interface ServerHost extends ShellHost {
  /** Description of the rendered page. */
  described(): PageDescription;
  /** State of the filled stores by store id. */
  dehydrated(): Record<string, unknown>;
  readonly markup: ServerMarkup;
}

const noCookies: CookieJar = { secure: false, get: () => null, all: () => ({}), set() {}, remove() {} };
const noStore = { read: () => null, write: () => false };
const unknownCount = { get: () => null, subscribe: () => () => {} };
const unavailable = () => Promise.reject(new Error('sessions are not available on the server'));

/** The host of one request. Renders for a visitor whose session is unknown. */
export function createServerHost({ environment, hasSession, adapter, markupKey = '' }: ServerHostOptions): ServerHost {
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
    session: createSession({
      api: { getCurrentUser: unavailable, signOut: unavailable },
      cookies: noCookies,
      channel: { post() {}, listen: () => () => {} },
    }),
    history: createHistory(null),
    notify: createNotices(),
    unsaved: createUnsaved(),
    notifications: { ...unknownCount, refresh: async () => {}, put() {} },
    offline: { keepPage: async () => false, copies: noStore, unsent: noStore },
    page,
    theme: createTheme(noCookies, null),
    stepUp: createStepUp(),
    telemetry: { error() {} },
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
    markup: createSharedMarkup(() => keyOfState() && `${markupKey} ${keyOfState()}`),
  };
}
