import type { CurrentUser } from '@kaksha/domain/current-user';
import type { LiveMenuEntry, MenuEntry, MenuName } from '@kaksha/domain/menus';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import type { FlagDeclaration, SettingDeclaration } from '@kaksha/domain/remote-values';
import type { AxiosInstance } from 'axios';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A value that changes, in the shape that `useSyncExternalStore` reads. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** `unknown` until the current user is loaded at start-up, and always on the server. */
export type SessionState = { status: 'unknown' | 'visitor'; user: null } | { status: 'signed-in'; user: CurrentUser };

/** Why sign-in is needed; shown in the dialog. */
export interface SignInReason {
  /** E.g. 'We finish your enrolment right after this.' */
  message: string;
  /** Subject of the action, e.g. a course name. */
  subject?: string;
  /** `YYYY-MM-DD`; shown as a date tile beside the subject. */
  date?: string | null;
}

/** Credentials of a sign-in, as stored in cookies. */
export interface Credentials {
  token: string;
  userId: string;
}

export interface SessionService extends Readable<SessionState> {
  /**
   * Resolves to the signed-in user, after a sign-in dialog if needed, or to null when the dialog is closed. The caller
   * continues after the await.
   */
  require(reason?: SignInReason): Promise<CurrentUser | null>;
  signOut(): Promise<void>;
  /**
   * Accepts a sign-in that a page performed itself, e.g. a registration: stores the credentials and resolves pending
   * `require` calls. Since 1.1.
   */
  adopt(credentials: Credentials, user: CurrentUser): void;
  /** Loads the current user again, e.g. after the profile changed. */
  refresh(): Promise<void>;
}

export interface HistoryEntry {
  path: string;
  label: string;
  isPaymentRelated: boolean;
  sourcePage: string | null;
}

/** Visited pages in this browser: at most 10 entries, oldest first, in local storage. */
export interface HistoryService extends Readable<readonly HistoryEntry[]> {
  record(entry: HistoryEntry): void;
  clear(): void;
}

export type NoticeType = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** Corner or edge of the screen. */
export type NoticePosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export interface NoticeOptions {
  description?: string;
  /** Milliseconds; Infinity for notices that stay. The default depends on the type. At least 8 s with an action. */
  duration?: number;
  /** 'bottom-right' by default, also in hosts without this option. */
  position?: NoticePosition;
  /** One action, e.g. Undo or Retry. */
  action?: { label: string; onClick: () => void };
  cancel?: { label: string; onClick: () => void };
  closeButton?: boolean;
  dismissible?: boolean;
  /** Replaces an open notice with the same id. */
  id?: string;
  icon?: ReactNode;
}

export interface NoticeService {
  show(type: NoticeType, title: string, options?: NoticeOptions): string;
  success(title: string, options?: NoticeOptions): string;
  info(title: string, options?: NoticeOptions): string;
  warning(title: string, options?: NoticeOptions): string;
  error(title: string, options?: NoticeOptions): string;
  loading(title: string, options?: NoticeOptions): string;
  update(id: string, type: NoticeType, title: string, options?: NoticeOptions): void;
  dismiss(id?: string): void;
  /** Shows a loading notice that becomes success or error. Returns the promise. */
  promise<T>(
    work: Promise<T>,
    texts: { loading: string; success: string; error: string | ((error: unknown) => string) },
  ): Promise<T>;
}

/**
 * Messages about unsaved changes. While there are any, the host asks before the page is left or closed, and offers no
 * update. Since 1.1.
 */
export interface UnsavedService extends Readable<readonly string[]> {
  /**
   * @param what  the message, e.g. 'The times of this batch are not saved yet.'
   * @returns a function that removes the message; it may be called more than once
   */
  hold(what: string): () => void;
}

/** A notification that a page of a remote raises for its user. Since 1.10. */
export interface RaisedNotification {
  /** `<remote>.<name>`, a kind that the remote declares in its `contributions.ts`. */
  kind: `${string}.${string}`;
  /** At most 200 characters. */
  title: string;
  /** At most 500 characters. */
  body?: string;
  /** Path on this site, at most 200 characters. */
  link?: string;
}

/**
 * The number of unread notifications of the signed-in user; at most 100. Null for visitors and until it is known. The
 * host keeps it current while the tab is visible. Since 1.2.
 */
export interface NotificationsService extends Readable<number | null> {
  /** Loads the number again, e.g. after a page changed it. Never rejects. */
  refresh(): Promise<void>;
  /** The kinds that a user gets, as the live remotes declare them. Since 1.10. @param user  null for a visitor */
  kinds(user: CurrentUser | null): readonly NotificationDeclaration[];
  /**
   * Adds a notification for the signed-in user, unless the user has turned its kind off. Rejects with an `ApiError`:
   * 401 for a visitor, 429 after 20 in an hour. Since 1.10.
   */
  raise(notification: RaisedNotification): Promise<void>;
}

/** Values of the signed-in user on this device, as JSON. */
export interface DeviceStore {
  /** Null without a value, and for a visitor. Values of an earlier release may have another shape. */
  read(name: string): unknown;
  /** Null removes the value. Returns false when the device has no room or forbids storage. */
  write(name: string, value: unknown): boolean;
}

/** For pages that work without a network. Signing out removes everything from the device. Since 1.3. */
export interface OfflineService {
  /**
   * Stores the current page and the files that it has loaded, so that it opens without a network for this user. Call it
   * when the code that the page needs later is loaded. Only addresses below `checkInScope` can be stored. Resolves to
   * whether the page is stored; never rejects.
   */
  keepPage(): Promise<boolean>;
  /** Copies of data of the API. They are removed when the session ends in any way. */
  readonly copies: DeviceStore;
  /**
   * Work that the API has not received. It stays when a session expires, until the user or another one signs in or out.
   */
  readonly unsent: DeviceStore;
}

/** Title, head tags and, on the server, HTTP status of a page. */
export interface PageDescription {
  /** Without the product name, which the host appends. Null shows only the product name. */
  title: string | null;
  description?: string;
  keywords?: string;
  /** Path and search; by default the current path without search. */
  canonical?: string;
  /** Image for social cards; the host has a default. */
  image?: string;
  /** Width and height in pixels, if known. */
  imageSize?: readonly [number, number];
  type?: 'website' | 'article';
  /** schema.org objects. */
  jsonLd?: readonly object[];
  /** 200 by default. */
  status?: 200 | 404 | 410 | 500 | 503;
  /** Tells search engines not to index the page. */
  noindex?: boolean;
}

export interface PageService {
  describe(page: PageDescription): void;
}

export interface TelemetryService {
  /** Reports an error that the page recovered from. The host adds the remote. */
  error(error: unknown, where: string): void;
}

/** The data that each slot gives to its extensions. Ids are those of the API. Since 1.8. */
export interface SlotData {
  /** A section of the home page, above the last one. */
  'home.section': object;
  /** Below the price of a course, beside its text on wide screens. */
  'course.aside': { courseId: number };
  /** Below the curriculum of a course. */
  'course.curriculum': { courseId: number };
  /** One line below the price of a course card. */
  'course-card.note': { courseId: number };
  /** Above the button that starts a payment. */
  'checkout.note': { courseId: number; batchId: number | null };
  /** Below the text of a blog post. */
  'post.end': { postId: number };
  /** A card in the overview of the learning area. */
  'dashboard.home': object;
  /** A card in the home of the trainer area. */
  'trainer.home': object;
  /** A card in the overview of the administrators' area. */
  'admin.home': object;
}

export type SlotName = keyof SlotData;

/** Who sees an extension: everyone, or users with a role. Trainers are learners too. */
export type Audience = 'everyone' | 'learner' | 'trainer' | 'admin';

/** Exports of the module that an extension loads. Since 1.8. */
export interface ExtensionModule<N extends SlotName = SlotName> {
  Extension: ComponentType<SlotData[N]>;
  /** Loads data into the remote's store before the first render, on the server for at most 50 ms. */
  loader?: (host: HostServices, data: SlotData[N]) => Promise<unknown>;
}

interface ExtensionIn<N extends SlotName> {
  slot: N;
  /** Lower-case words, joined by hyphens; unique in the remote. */
  id: string;
  /** Extensions of a slot are sorted by it, then by remote and id; 0 by default. */
  order?: number;
  audience?: Audience;
  /** CSS pixels that the page reserves until the extension is shown; needed in slots with content below. */
  height?: number;
  load: () => Promise<ExtensionModule<N>>;
}

/** What a remote puts into a slot of another remote's page. Since 1.8. */
export type Extension = { [N in SlotName]: ExtensionIn<N> }[SlotName];

/** Renders the extensions of slots; pages use `Slot`. Since 1.8. */
export interface SlotService {
  readonly Outlet: ComponentType<{ name: SlotName; data: object }>;
}

/** The menus of the site, from the declarations of the live releases; pages use `useMenu`. Since 1.9. */
export interface MenuService {
  /** What a user sees of a menu, in its order. @param user  null for a visitor */
  entries(menu: MenuName, user: CurrentUser | null): readonly LiveMenuEntry[];
}

/**
 * What a remote adds to the site without code: default export of its `contributions.ts`. The build checks it and writes
 * it into the release. Since 1.9.
 */
export interface Contributions {
  menus?: readonly MenuEntry[];
  /** Since 1.10. */
  notifications?: readonly NotificationDeclaration[];
  flags?: FlagDeclarations;
  settings?: SettingDeclarations;
}

/** Flags of a remote by name: lower-case words, joined by hyphens; unique among the live remotes. Since 1.9. */
export type FlagDeclarations = Readonly<Record<string, FlagDeclaration>>;

/** Settings of a remote by key, which is like the name of a flag. Since 1.9. */
export type SettingDeclarations = Readonly<Record<string, SettingDeclaration>>;

/** The types of the values of declared settings. Since 1.9. */
export type SettingTypes<D extends SettingDeclarations> = {
  readonly [K in keyof D]: D[K] extends { choices: readonly (infer C)[] }
    ? C
    : D[K] extends { type: 'boolean' }
      ? boolean
      : D[K] extends { type: 'number' }
        ? number
        : string;
};

/** A remote adds its flags: `interface Flags extends Record<keyof typeof flags, boolean> {}`. Since 1.9. */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add to it
export interface Flags {}

/** A remote adds its settings: `interface Settings extends SettingTypes<typeof settings> {}`. Since 1.9. */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add to it
export interface Settings {}

/** The flags of the live remotes for this visitor. They stay the same until the page is loaded again. Since 1.9. */
export interface FlagService {
  enabled(name: keyof Flags): boolean;
}

/** The settings of the live remotes on this site. They stay the same until the page is loaded again. Since 1.9. */
export interface SettingService {
  get<K extends keyof Settings>(key: K): Settings[K];
}

/** Services of the host for remotes. One object per browser tab; one per request on the server. */
export interface HostServices {
  readonly contract: string;
  readonly environment: {
    readonly server: boolean;
    /** Demo mode: mails are not sent, payments use a sandbox. */
    readonly demo: boolean;
    /** The API's base address, without a trailing slash. */
    readonly apiHost: string;
    /** Origin of the site. */
    readonly origin: string;
    /**
     * Time of the first render, ISO 8601. Server and browser share it, so that relative dates such as 'In 2 days'
     * match.
     */
    readonly renderedAt: string;
    readonly googleClientId: string | null;
    /** Hosts that blog posts may embed frames of; by default those of `@kaksha/domain/embeds`. */
    readonly embedHosts?: readonly string[];
    /** The server rendered the items of lists one by one, because the page failed as a whole. Since 1.4. */
    readonly itemByItem?: boolean;
  };
  /** Whether the request had session cookies, so that the user is most likely signed in. Since 1.6. */
  readonly hasSession: boolean;
  /** The number in force of each legal document that has versions after the built-in one; null without any. Since 1.7. */
  readonly legal: Readonly<Partial<Record<'terms' | 'privacy' | 'policy', number>>> | null;
  readonly session: SessionService;
  readonly history: HistoryService;
  readonly notify: NoticeService;
  readonly unsaved: UnsavedService;
  readonly notifications: NotificationsService;
  readonly offline: OfflineService;
  readonly page: PageService;
  readonly telemetry: TelemetryService;
  readonly slots: SlotService;
  readonly menus: MenuService;
  /** Since 1.9. */
  readonly flags: FlagService;
  /** Since 1.9. */
  readonly settings: SettingService;
  /** axios with base URL, session token, timeouts, and errors as `ApiError`. */
  readonly http: AxiosInstance;
  /** State that the server filled for this store and page; undefined without any. Can be read once. */
  hydrated<S>(storeId: string): S | undefined;
  /** Registers a store whose state the server sends to the browser. */
  dehydrate(storeId: string, read: () => unknown): void;
  /**
   * Limits how long a loader waits for its data: on the server until it is loaded, in the browser about 120 ms, so that
   * fast answers show no skeleton and slow ones do not block the page. Never rejects.
   */
  awaitLoader(work: Promise<unknown>): Promise<null>;
}

/** Default export of a remote's `./remote` module. */
export interface RemoteModule {
  readonly id: string;
  /** CONTRACT_VERSION that the remote was built with. */
  readonly contract: string;
  /** Routes with absolute paths, without the leading slash. Route ids begin with the remote's id. */
  routes(host: HostServices): RouteObject[];
  /** What it puts into slots of other pages. The build writes all but `load` into its release. Since 1.8. */
  readonly extensions?: readonly Extension[];
}
