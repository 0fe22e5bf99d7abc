import type { HostServices } from '@kaksha/contract/host';

/** Surface of one contract version: members of each service (`true` for a plain value or function) and modules. */
export interface Surface {
  host: Readonly<Record<string, true | readonly string[]>>;
  /** Names that each module of `@kaksha/contract` exports. */
  modules: Readonly<Record<string, readonly string[]>>;
}

const environment = ['server', 'demo', 'apiHost', 'origin', 'renderedAt', 'googleClientId'] as const;
const readable = ['get', 'subscribe'] as const;
const notify = ['show', 'success', 'info', 'warning', 'error', 'loading', 'update', 'dismiss', 'promise'] as const;

/** The surface of the released version 1.0. Do not change it. */
const first = {
  host: {
    contract: true,
    environment,
    session: [...readable, 'require', 'signOut', 'refresh'],
    history: [...readable, 'record', 'clear'],
    notify,
    page: ['describe'],
    telemetry: ['error'],
    http: true,
    hydrated: true,
    dehydrate: true,
    awaitLoader: true,
  },
  modules: {
    'host-context': ['HostProvider', 'useHost', 'useReadable', 'useSession', 'useNavigationHistory', 'useNotify'],
    now: ['useNow'],
    page: ['page', 'usePage'],
    'current-user': ['awaitUser', 'useResetOnUserChange'],
    store: ['createRemoteStore'],
    version: ['CONTRACT_VERSION', 'contractFits'],
  },
} as const satisfies Surface;

/** The surface of version 1.1. Do not change it. */
const second = {
  host: {
    ...first.host,
    environment: [...environment, 'embedHosts'],
    session: [...first.host.session, 'adopt'],
    unsaved: [...readable, 'hold'],
  },
  modules: { ...first.modules, unsaved: ['useUnsavedWork'] },
} as const satisfies Surface;

/** The surface of version 1.2. Do not change it. */
const third = {
  host: { ...second.host, notifications: [...readable, 'refresh'] },
  modules: second.modules,
} as const satisfies Surface;

/** The surface of version 1.3. Do not change it. */
const fourth = {
  host: { ...third.host, offline: ['keepPage', 'copies', 'unsent'] },
  modules: third.modules,
} as const satisfies Surface;

/** The surface of versions 1.4 and 1.5. Do not change it. */
const fifth = {
  host: { ...fourth.host, environment: [...fourth.host.environment, 'itemByItem'] },
  modules: {
    ...fourth.modules,
    'host-context': [...fourth.modules['host-context'], 'ItemBoundary'],
    now: ['useNow', 'useClock', 'currentTime', 'learnServerTime'],
    'browser-storage': ['deviceStorage', 'tabStorage', 'safeStorage'],
  },
} as const satisfies Surface;

/** The surface of version 1.6. Do not change it. */
const sixth = { host: { ...fifth.host, hasSession: true }, modules: fifth.modules } as const satisfies Surface;

/** The surface of version 1.7. Do not change it. */
const seventh = { host: { ...sixth.host, legal: true }, modules: sixth.modules } as const satisfies Surface;

/** The surface of version 1.8. Do not change it. */
const eighth = {
  host: { ...seventh.host, slots: ['Outlet'] },
  modules: { ...seventh.modules, slots: ['Slot'], store: [...seventh.modules.store, 'perHost'] },
} as const satisfies Surface;

/** The surface of version 1.9. Do not change it. */
const ninth = {
  host: { ...eighth.host, menus: ['entries'], flags: ['enabled'], settings: ['get'] },
  modules: { ...eighth.modules, menus: ['useMenu'] },
} as const satisfies Surface;

/** The newest surface. The compiler checks it against the contract, see `Unrecorded`. */
const current = {
  host: { ...ninth.host, notifications: [...ninth.host.notifications, 'kinds', 'raise'] },
  modules: ninth.modules,
} as const satisfies Surface & { host: { [K in keyof HostServices]: true | readonly (keyof HostServices[K])[] } };

type Recorded = typeof current.host;
type Unrecorded = {
  [K in keyof HostServices]: Recorded[K] extends readonly (infer Member)[]
    ? Exclude<keyof HostServices[K], Member>
    : never;
}[keyof HostServices];
/** Does not compile when the contract has an unrecorded member. Add the member to a new version, not to an old one. */
const complete: [Unrecorded] extends [never] ? true : Unrecorded = true;

/** Surfaces by version, oldest first. The last is the current one. */
export const surfaces: Readonly<Record<string, Surface>> = complete && {
  '1.0': first,
  '1.1': second,
  '1.2': third,
  '1.3': fourth,
  '1.4': fifth,
  // Adds classes of the host's sheet, no code.
  '1.5': fifth,
  '1.6': sixth,
  '1.7': seventh,
  '1.8': eighth,
  '1.9': ninth,
  '1.10': current,
};
