import { raiseNotification } from '@kaksha/api-client/unread-notifications';
import type {
  Contributions,
  DeviceStore,
  HistoryEntry,
  HostServices,
  NoticeOptions,
  NoticeService,
  NoticeType,
  PageDescription,
  Readable,
  SessionService,
  SessionState,
  Settings,
  SignInReason,
  UnsavedService,
} from '@kaksha/contract/host';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import type { CurrentUser, Role } from '@kaksha/domain/current-user';
import { isEntryFor, type LiveMenuEntry, type MenuName } from '@kaksha/domain/menus';
import { kindsOfUser } from '@kaksha/domain/notification-kinds';
import type { RemoteValues } from '@kaksha/domain/remote-values';
import { endedSession } from './ended-sessions';
import { testNow, userOf } from './factories';
import { createFakeHttp, type FakeHttp } from './fake-http';

export interface FakeNotice extends NoticeOptions {
  id: string;
  type: NoticeType;
  title: string;
}

export interface FakeSession extends SessionService {
  /** Changes the signed-in user; 'unknown' is the state before the start-up request has ended. */
  setUser(who: Role | 'unknown' | CurrentUser): void;
  /** Every request to sign in, with its reason; `sessionEnded` after a call that the API answered with 401. */
  readonly signInRequests: readonly (SignInReason | null)[];
  /** Answers the next sign-in requests: as a learner, or again as the same user, by default; 'visitor' closes the dialog. */
  answerSignInAs(who: Role | CurrentUser): void;
}

export interface FakeHost extends HostServices {
  readonly session: FakeSession;
  readonly http: FakeHttp;
  /** The visible notices, in order, with their latest content. */
  readonly notices: readonly FakeNotice[];
  /** The page descriptions so far. The last one belongs to the visible page. */
  readonly pageDescriptions: readonly PageDescription[];
  /** Errors reported to telemetry. */
  readonly reportedErrors: readonly { error: unknown; where: string }[];
  /** The dehydrated state of the stores. */
  dehydrated(): Record<string, unknown>;
}

export interface FakeHostOptions {
  /** The initial user; a visitor by default. */
  as?: Role | 'unknown' | CurrentUser;
  environment?: Partial<HostServices['environment']>;
  /** Flags that are on, and the values of settings. */
  values?: Partial<RemoteValues>;
  /** Data that the server put into the page, by store. */
  hydrated?: Record<string, unknown>;
  /** Declarations of live remotes, by name. */
  remotes?: Readonly<Record<string, Contributions>>;
}

/** The reason of the host's dialog over a page whose session has ended. */
export const sessionEnded: SignInReason = { message: 'Your session has ended. Sign in and go on where you were.' };

/** A host for page tests. It has every service, makes no network calls and records the actions of pages. */
export function createFakeHost({
  as = 'visitor',
  environment,
  hydrated = {},
  remotes = {},
  ...options
}: FakeHostOptions = {}): FakeHost {
  const values = { flags: [], settings: {}, ...options.values };
  const siteSettings: Settings = JSON.parse(JSON.stringify(values.settings));
  const settings = {
    server: false,
    demo: true,
    apiHost: 'http://api.test',
    origin: 'http://localhost',
    renderedAt: testNow,
    googleClientId: null,
    ...environment,
  };
  const notices: FakeNotice[] = [];
  const pageDescriptions: PageDescription[] = [];
  const reportedErrors: { error: unknown; where: string }[] = [];
  const stores = new Map<string, () => unknown>();
  const history = readable<readonly HistoryEntry[]>([]);
  const session = fakeSession(as);
  const ended = endedSession(session);
  const http = createFakeHttp(
    settings.apiHost,
    async ({ isAction }) => isAction && (ended.renew() || session.signInAgain()),
    ended,
  );
  return {
    contract: CONTRACT_VERSION,
    environment: settings,
    hasSession: as !== 'visitor',
    legal: null,
    session,
    history: {
      ...history,
      record: (entry) => history.set([...history.get(), entry]),
      clear: () => history.set([]),
    },
    notify: fakeNotify(notices),
    unsaved: fakeUnsaved(),
    notifications: {
      ...readable<number | null>(null),
      refresh: async () => {},
      kinds: (user) =>
        kindsOfUser(
          Object.values(remotes).flatMap(({ notifications = [] }) => notifications),
          user,
        ),
      raise: async (notification) => void (await raiseNotification(http, notification)),
    },
    offline: { keepPage: async () => true, copies: deviceStore(), unsent: deviceStore() },
    page: { describe: (page) => void pageDescriptions.push(page) },
    slots: { Outlet: () => null },
    menus: { entries: (menu, user) => entriesOf(remotes, menu, user) },
    flags: { enabled: (name: string) => values.flags.includes(name) },
    settings: { get: (key) => siteSettings[key] },
    telemetry: { error: (error, where) => void reportedErrors.push({ error, where }) },
    http,
    hydrated: <S>(storeId: string) => hydrated[storeId] as S | undefined,
    dehydrate: (storeId, read) => void stores.set(storeId, read),
    awaitLoader: settings.server
      ? (work) => work.then(toNull, toNull)
      : (work) => Promise.race([work, blink()]).then(toNull, toNull),
    notices,
    pageDescriptions,
    reportedErrors,
    dehydrated: () => Object.fromEntries([...stores].map(([id, read]) => [id, read()])),
  };
}

/** In the order of their declaration. */
const entriesOf = (
  remotes: Readonly<Record<string, Contributions>>,
  menu: MenuName,
  user: CurrentUser | null,
): LiveMenuEntry[] =>
  Object.entries(remotes).flatMap(([remote, { menus = [] }]) =>
    menus
      .filter((entry) => entry.menu === menu && isEntryFor(entry, user))
      .map((entry) => ({ ...entry, key: `${remote}/${entry.id}` })),
  );

/** As on a device, values are JSON texts. */
function deviceStore(): DeviceStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => JSON.parse(texts.get(name) ?? 'null'),
    write(name, value) {
      texts.set(name, JSON.stringify(value));
      return true;
    },
  };
}

const toNull = () => null;
const blink = () => new Promise((resolve) => setTimeout(resolve, 10));

function readable<T>(initial: T): Readable<T> & { set(value: T): void } {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stateOf = (who: Role | 'unknown' | CurrentUser): SessionState => {
  if (who === 'unknown') return { status: 'unknown', user: null };
  const user = typeof who === 'string' ? userOf(who) : who;
  return user ? { status: 'signed-in', user } : { status: 'visitor', user: null };
};

function fakeSession(
  first: Role | 'unknown' | CurrentUser,
): FakeSession & { signInAgain(): boolean; renew(): boolean } {
  const state = readable(stateOf(first));
  const signInRequests: (SignInReason | null)[] = [];
  let next: Role | CurrentUser | null = null;
  /** As in the host, a sign-in brings a new object of the same user. */
  const renew = () => {
    const { user } = state.get();
    if (user) state.set(stateOf({ ...user }));
    return user !== null;
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    signInRequests,
    setUser: (who) => state.set(stateOf(who)),
    answerSignInAs(who) {
      next = who;
    },
    async require(reason) {
      if (state.get().user) return state.get().user;
      signInRequests.push(reason ?? null);
      state.set(stateOf(next ?? 'learner'));
      return state.get().user;
    },
    // As in the host, the page keeps its user when the dialog is closed or another user signs in.
    signInAgain() {
      const { user } = state.get();
      if (!user) return false;
      signInRequests.push(sessionEnded);
      return (!next || stateOf(next).user?.id === user.id) && renew();
    },
    renew,
    adopt: (_, user) => state.set(stateOf(user)),
    signOut: async () => state.set(stateOf('visitor')),
    refresh: async () => {},
  };
}

function fakeUnsaved(): UnsavedService {
  const held = readable<readonly string[]>([]);
  return {
    ...held,
    hold(what) {
      held.set([...held.get(), what]);
      let over = false;
      return () => {
        if (!over) held.set(held.get().toSpliced(held.get().indexOf(what), 1));
        over = true;
      };
    },
  };
}

function fakeNotify(notices: FakeNotice[]): NoticeService {
  let count = 0;
  const show = (type: NoticeType, title: string, options: NoticeOptions = {}) => {
    const id = options.id ?? `notice-${++count}`;
    const at = notices.findIndex((notice) => notice.id === id);
    notices.splice(at < 0 ? notices.length : at, 1, { ...options, id, type, title });
    return id;
  };
  const of = (type: NoticeType) => (title: string, options?: NoticeOptions) => show(type, title, options);
  return {
    show,
    success: of('success'),
    info: of('info'),
    warning: of('warning'),
    error: of('error'),
    loading: of('loading'),
    update: (id, type, title, options) => void show(type, title, { ...options, id }),
    dismiss(id) {
      if (id === undefined) notices.length = 0;
      else notices.splice(0, notices.length, ...notices.filter((notice) => notice.id !== id));
    },
    async promise(work, texts) {
      const id = show('loading', texts.loading);
      try {
        const done = await work;
        show('success', texts.success, { id });
        return done;
      } catch (error) {
        show('error', typeof texts.error === 'string' ? texts.error : texts.error(error), { id });
        throw error;
      }
    },
  };
}
