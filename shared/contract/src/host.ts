import type { CurrentUser } from '@kaksha/domain/current-user';
import type { AxiosInstance } from 'axios';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A value that changes over time, in the shape that React's useSyncExternalStore reads. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** `unknown` until the start-up load of the current user has ended (and always while rendering on the server). */
export type SessionState = { status: 'unknown' | 'visitor'; user: null } | { status: 'signed-in'; user: CurrentUser };

/** What the person was doing when they were asked to sign in; shown in the dialog. */
export interface SignInReason {
  /** E.g. 'We finish your enrolment right after this.' */
  message: string;
  /** What it concerns, e.g. a course's name. */
  subject?: string;
  /** `YYYY-MM-DD`; drawn as a date tile beside the subject. */
  date?: string | null;
}

/** What the API answered to a sign-in, as cookies hold it. */
export interface Credentials {
  token: string;
  userId: string;
}

export interface SessionService extends Readable<SessionState> {
  /**
   * Resolves to the signed-in person: at once, or after they signed in through the dialog over the current
   * page. Resolves to null when they closed it. What they were doing goes on after the await.
   */
  require(reason?: SignInReason): Promise<CurrentUser | null>;
  signOut(): Promise<void>;
  /**
   * Takes over a sign-in that a page made itself, e.g. a registration: keeps its credentials and lets everybody go on
   * who waited for somebody to sign in. Since 1.1.
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

/** Where the person has been: at most 10 entries, oldest first, kept in local storage. */
export interface HistoryService extends Readable<readonly HistoryEntry[]> {
  record(entry: HistoryEntry): void;
  clear(): void;
}

export type NoticeType = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface NoticeOptions {
  description?: string;
  /** Milliseconds; Infinity never closes by itself. The default depends on the type. */
  duration?: number;
  /** One action, e.g. Undo or Retry. */
  action?: { label: string; onClick: () => void };
  cancel?: { label: string; onClick: () => void };
  closeButton?: boolean;
  dismissible?: boolean;
  /** A notice with the same id is replaced. */
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
  /** A loading notice that becomes success or error with the promise; the promise is handed back. */
  promise<T>(
    work: Promise<T>,
    texts: { loading: string; success: string; error: string | ((error: unknown) => string) },
  ): Promise<T>;
}

/**
 * What is typed and not saved anywhere that lasts; the sentences that the pages say of it. While there is any, the
 * host asks before the page is left or closed, and offers no update. Since 1.1.
 */
export interface UnsavedService extends Readable<readonly string[]> {
  /**
   * @param what  a sentence for a person, e.g. 'The times of this batch are not saved yet.'
   * @returns the function that ends it; calling it twice does no harm
   */
  hold(what: string): () => void;
}

/** What a page says about itself: title, head of the document and, on the server, the HTTP status. */
export interface PageDescription {
  /** Without the product's name, which the host adds. Null for the product's name alone. */
  title: string | null;
  description?: string;
  keywords?: string;
  /** Path with its search part; the current path without search by default. */
  canonical?: string;
  /** Address of a picture for social cards; the host has one for pages without. */
  image?: string;
  /** Its width and height, where they are known. */
  imageSize?: readonly [number, number];
  type?: 'website' | 'article';
  /** schema.org objects. */
  jsonLd?: readonly object[];
  /** 200 by default. */
  status?: 200 | 404 | 410 | 500 | 503;
  /** Keeps search engines away. */
  noindex?: boolean;
}

export interface PageService {
  describe(page: PageDescription): void;
}

export interface TelemetryService {
  /** Reports an error that the person could go on after. `remote` is filled in by the host. */
  error(error: unknown, where: string): void;
}

/** Everything that the host offers to a remote. One object per browser tab; one per request on the server. */
export interface HostServices {
  readonly contract: string;
  readonly environment: {
    readonly server: boolean;
    /** Demo mode: mails are kept, payments are a sandbox. */
    readonly demo: boolean;
    /** The API's base address, without a slash at its end. */
    readonly apiHost: string;
    /** The site's own origin. */
    readonly origin: string;
    /** Moment of the first render, ISO 8601: the server and the browser agree on it, so that 'In 2 days' does. */
    readonly renderedAt: string;
    readonly googleClientId: string | null;
    /** Sites whose frames articles may show; without, those of `@kaksha/domain/embeds`. */
    readonly embedHosts?: readonly string[];
  };
  readonly session: SessionService;
  readonly history: HistoryService;
  readonly notify: NoticeService;
  readonly unsaved: UnsavedService;
  readonly page: PageService;
  readonly telemetry: TelemetryService;
  /** axios with the API's base, the session's token, time-outs and errors as `ApiError` (see isApiError). */
  readonly http: AxiosInstance;
  /** Data of a store that the server filled for this page; undefined when there is none. Read once. */
  hydrated<S>(storeId: string): S | undefined;
  /** Hands a store to the server, so that its data reaches the browser. */
  dehydrate(storeId: string, read: () => unknown): void;
  /**
   * How long a loader waits for its data: on the server until it is there, in the browser a blink, so that a fast
   * answer shows no skeleton and a slow one does not hold the page back. Never rejects: failures are in the store.
   */
  awaitLoader(work: Promise<unknown>): Promise<null>;
}

/** What a remote exports as its one module, `./remote`. */
export interface RemoteModule {
  readonly id: string;
  /** CONTRACT_VERSION at the time it was built. */
  readonly contract: string;
  /** The remote's routes; paths are whole, without the leading slash; route ids begin with the remote's id. */
  routes(host: HostServices): RouteObject[];
}
