import { isApiError, messageOf } from '@kaksha/api-client/errors';
import type { RefusedCall } from '@kaksha/api-client/http';
import type { Credentials, SessionService, SessionState, SignInReason } from '@kaksha/contract/host';
import type { CurrentUser } from '@kaksha/domain/current-user';
import * as limits from '@kaksha/domain/limits';
import { createStore, type StoreApi } from 'zustand';
import { type CookieJar, clearCredentials, readCredentials, writeCredentials } from './cookies';
import type { SessionChannel } from './session-channel';

export interface SessionApi {
  getCurrentUser(credentials: Credentials): Promise<CurrentUser>;
  /** Revokes the token, which is no longer in the cookies. */
  signOut(credentials: Credentials): Promise<unknown>;
}

export type HowEnded = 'signed-out' | 'expired';

export interface SessionOptions {
  api: SessionApi;
  cookies: CookieJar;
  channel: SessionChannel;
  /** The user signed out, here or in another tab, or the token became invalid. */
  onSignedOut?: (how: HowEnded) => void;
  /** What the device keeps of a user. */
  offline?: SessionOnDevice | undefined;
  /** Whether the page has work that would be lost if it showed a visitor or another user. */
  holdsWork?: () => boolean;
  /** A `require` call is pending and the server cannot be reached. */
  onUnreachable?: (message: string) => void;
}

export interface SessionOnDevice {
  /** The user to show while the server cannot be reached; null for none. */
  keptUser(userId: string): CurrentUser | null;
  /** Also called at the start of a visitor. `expired`: the server refused the token. */
  sessionEnded(how: HowEnded): void;
  signedIn(user: CurrentUser): void;
}

export interface UserState {
  userDetails: CurrentUser | null;
  /** True until the current user is loaded at start-up. */
  loading: boolean;
  error: string | null;
  isAuthenticated: boolean;
}

export interface SignInPrompt {
  reason: SignInReason | null;
  /** The user of the page, whose session has ended; null for a visitor. */
  user: CurrentUser | null;
  /** Another account that signed in. It takes over the page when the dialog adopts it once more. */
  other?: { credentials: Credentials; user: CurrentUser } | undefined;
}

/** The session as used by the shell; remotes see SessionService. */
export interface ShellSession extends SessionService {
  readonly store: StoreApi<UserState>;
  /** Set while the sign-in dialog is open. */
  readonly prompt: StoreApi<SignInPrompt | null>;
  /**
   * Loads the current user and follows other tabs and the network. Call it once mounted. Returns a function that stops
   * it.
   */
  start(): () => void;
  /** The dialog was closed without a sign-in. `isLeft`: so was the page. */
  cancelPrompt(isLeft?: boolean): void;
  /** An API call answered 401. Resolves to whether it may be repeated, after a sign-in. */
  unauthorized(call: RefusedCall): Promise<boolean>;
}

/** The reason for a sign-in over a page whose session has ended. */
export const sessionEnded: SignInReason = { message: 'Your session has ended. Sign in and go on where you were.' };

/** Error for missing credentials: a visitor, or a sign-out in another tab. */
export const noCredentials = 'Missing authentication credentials';
const noResponse = 'No response from server. Please check your connection.';
const firstRetryMs = 2000;
const longestRetryMs = 60_000;
/** A stored page does not wait longer for the server. */
const keptAfterMs = 3000;

const unknown: SessionState = { status: 'unknown', user: null };
const visitor: SessionState = { status: 'visitor', user: null };

export function createSession(options: SessionOptions): ShellSession {
  const { api, cookies, channel, onSignedOut, offline, holdsWork, onUnreachable } = options;
  const store = createStore<UserState>(() => ({
    userDetails: null,
    loading: true,
    error: null,
    isAuthenticated: false,
  }));
  const prompt = createStore<SignInPrompt | null>(() => null);
  let shown: SessionState = unknown;
  let waiting: ((user: CurrentUser | null) => void)[] = [];
  let loading: Promise<void> | null = null;
  /** Token of the current user; late answers for another token are ignored. */
  let token: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** The session of the shown user has ended, or another user signed in. The page stays until the user leaves it. */
  let isOver = false;
  let waitingCalls = 0;

  store.subscribe(({ userDetails, loading: busy }) => {
    if (!userDetails) shown = busy ? unknown : visitor;
    else if (shown.user !== userDetails) shown = { status: 'signed-in', user: userDetails };
  });

  function show(user: CurrentUser | null, error: string | null = null) {
    if (user) offline?.signedIn(user);
    isOver = false;
    store.setState({ userDetails: user, loading: false, error, isAuthenticated: user !== null });
    if (user) answerPrompt(user);
  }

  function answerPrompt(user: CurrentUser | null) {
    const answered = waiting;
    waiting = [];
    prompt.setState(null, true);
    for (const resolve of answered) resolve(user);
  }

  /** Keeps the page with its user and asks to sign in again, if there is work on it. Returns whether there is. */
  function keepPage(error: string | null, other?: SignInPrompt['other']): boolean {
    const user = store.getState().userDetails;
    if (!user || user.id === other?.user.id || !(isOver || waitingCalls > 0 || holdsWork?.())) return false;
    if (!isOver || other) prompt.setState({ reason: sessionEnded, user, other }, true);
    isOver = true;
    store.setState({ loading: false, error });
    return true;
  }

  /** The session ended without a request of the user. */
  function end(error: string, how?: 'expired') {
    if (!keepPage(error)) return forget(error, how);
    token = null;
    clearCredentials(cookies);
    offline?.sessionEnded('expired');
  }

  function forget(error: string | null, how: HowEnded = 'signed-out') {
    const wasKnown = token !== null || store.getState().isAuthenticated;
    token = null;
    clearCredentials(cookies);
    show(null, error);
    offline?.sessionEnded(how);
    if (wasKnown) onSignedOut?.(how);
  }

  function load(): Promise<void> {
    clearTimeout(retry);
    loading ??= loadNow().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function loadNow() {
    const credentials = readCredentials(cookies);
    if (!credentials) return end(noCredentials);
    token = credentials.token;
    store.setState({ loading: true, error: null });
    const showKept = () => {
      const kept =
        token === credentials.token && !store.getState().userDetails && offline?.keptUser(credentials.userId);
      if (kept) show(kept);
    };
    const slow = setTimeout(showKept, keptAfterMs);
    try {
      const user = await api.getCurrentUser(credentials);
      // The session changed while this request was in flight; ignore the stale response.
      if (token !== credentials.token) return;
      failures = 0;
      if (!keepPage(null, { credentials, user })) show(user);
    } catch (error) {
      if (token !== credentials.token) return;
      if (isRefusal(error)) return end(messageOf(error, noCredentials), 'expired');
      showKept();
      // Retries after network errors and 5xx with backoff, so that an outage does not sign users out.
      store.setState({ error: messageOf(error, noResponse) });
      retry = setTimeout(load, Math.min(firstRetryMs * 2 ** failures++, longestRetryMs));
    } finally {
      clearTimeout(slow);
    }
  }

  /** Handles changes of the shared cookies by other tabs. */
  function followCookies() {
    if (loading) void loading.then(followCookies);
    else if ((readCredentials(cookies)?.token ?? null) !== token) void load();
  }

  return {
    get: () => shown,
    subscribe: store.subscribe,
    store,
    prompt,

    start() {
      const timer = setTimeout(load, limits.startup.profileDeferMs);
      const stopListening = channel.listen(followCookies);
      const onOnline = () => {
        if (failures > 0) void load();
      };
      const onVisible = () => {
        if (document.visibilityState === 'visible' && shown.status !== 'unknown') followCookies();
      };
      window.addEventListener('online', onOnline);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        clearTimeout(timer);
        clearTimeout(retry);
        stopListening();
        window.removeEventListener('online', onOnline);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },

    async require(reason) {
      if (shown.status === 'unknown') await load();
      if (shown.status === 'unknown') {
        onUnreachable?.(store.getState().error ?? noResponse);
        return null;
      }
      if (shown.user && !isOver) return shown.user;
      prompt.setState({ ...prompt.getState(), reason: reason ?? null, user: shown.user }, true);
      return new Promise((resolve) => waiting.push(resolve));
    },

    adopt(credentials, user) {
      const asked = prompt.getState();
      if (asked?.user && asked.user.id !== user.id && asked.other?.user.id !== user.id) {
        return prompt.setState({ ...asked, other: { credentials, user } }, true);
      }
      writeCredentials(cookies, credentials);
      token = credentials.token;
      failures = 0;
      clearTimeout(retry);
      show(user);
      channel.post('signed-in');
    },

    cancelPrompt(isLeft) {
      answerPrompt(null);
      if (!isOver || !isLeft) return;
      isOver = false;
      if (readCredentials(cookies)) void load();
      else forget(noCredentials);
    },

    async unauthorized({ isAction, hadToken }) {
      if (!hadToken && !shown.user) return false;
      if (!isAction) {
        if (hadToken) void load();
        return false;
      }
      waitingCalls++;
      await load();
      const user = await this.require(sessionEnded);
      waitingCalls--;
      return user !== null;
    },

    refresh: load,

    async signOut() {
      const credentials = readCredentials(cookies);
      forget(null);
      channel.post('signed-out');
      // The user is signed out here in any case; a token that was not revoked expires.
      if (credentials) await api.signOut(credentials).catch(() => {});
    },
  };
}

/** Whether the server rejected the credentials. 429, 5xx and timeouts do not mean that. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);
}
