import { isApiError, messageOf } from '@kaksha/api-client/errors';
import type { Credentials, Readable, SessionService, SessionState, SignInReason } from '@kaksha/contract/host';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { limits } from '@kaksha/domain/limits';
import { createStore } from 'zustand/vanilla';
import { type CookieJar, clearCredentials, readCredentials, writeCredentials } from './cookies';
import type { SessionChannel } from './session-channel';

export interface SessionApi {
  getCurrentUser(credentials: Credentials): Promise<CurrentUser>;
  /** Revokes the token, which is no longer in the cookies by then. */
  signOut(credentials: Credentials): Promise<unknown>;
}

export interface SessionOptions {
  api: SessionApi;
  cookies: CookieJar;
  channel: SessionChannel;
  /** The person signed out, here or in another tab, or their token is no longer valid. */
  onSignedOut?: () => void;
  /** Somebody waits for `require`, and the server cannot be asked who they are. */
  onUnreachable?: (message: string) => void;
}

export interface UserState {
  userDetails: CurrentUser | null;
  /** True from the beginning: whether somebody is signed in is not known before the start-up load has ended. */
  loading: boolean;
  error: string | null;
  isAuthenticated: boolean;
}

export interface SignInPrompt {
  reason: SignInReason | null;
}

/** The session as the shell itself uses it; remotes see the SessionService only. */
export interface ShellSession extends SessionService {
  readonly store: Readable<UserState>;
  /** Not null while the sign-in dialog is asked for. */
  readonly prompt: Readable<SignInPrompt | null>;
  /** Loads the current user, follows other tabs and the network. Call it once mounted; returns the function that ends it. */
  start(): () => void;
  /** The dialog was closed without signing in. */
  cancelPrompt(): void;
  /** The API refused the token of an ordinary call. */
  unauthorized(): void;
}

/** The error of a visitor: nothing in the cookies, because nobody signed in here or somebody signed out in another tab. */
export const noCredentials = 'Missing authentication credentials';
const noResponse = 'No response from server. Please check your connection.';
const firstRetryMs = 2000;
const longestRetryMs = 60_000;

const unknown: SessionState = { status: 'unknown', user: null };
const visitor: SessionState = { status: 'visitor', user: null };

export function createSession({ api, cookies, channel, onSignedOut, onUnreachable }: SessionOptions): ShellSession {
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
  /** Token of the person shown; what an answer that arrives late is compared with. */
  let token: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  store.subscribe(({ userDetails, loading: busy }) => {
    if (!userDetails) shown = busy ? unknown : visitor;
    else if (shown.user !== userDetails) shown = { status: 'signed-in', user: userDetails };
  });

  function show(user: CurrentUser | null, error: string | null = null) {
    store.setState({ userDetails: user, loading: false, error, isAuthenticated: user !== null });
    if (user) answerPrompt(user);
  }

  function answerPrompt(user: CurrentUser | null) {
    const answered = waiting;
    waiting = [];
    prompt.setState(null, true);
    for (const resolve of answered) resolve(user);
  }

  function forget(error: string | null) {
    const wasKnown = token !== null || store.getState().isAuthenticated;
    token = null;
    clearCredentials(cookies);
    show(null, error);
    if (wasKnown) onSignedOut?.();
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
    if (!credentials) return forget(noCredentials);
    token = credentials.token;
    store.setState({ loading: true, error: null });
    try {
      const user = await api.getCurrentUser(credentials);
      // Somebody signed in or out in the meantime: that is newer than this answer.
      if (token !== credentials.token) return;
      failures = 0;
      show(user);
    } catch (error) {
      if (token !== credentials.token) return;
      if (isRefusal(error)) return forget(messageOf(error, noCredentials));
      // Without a verdict of the server the credentials may be as good as ever; to clear them would sign
      // everybody out whose train went through a tunnel. So they stay, and the question is asked again.
      store.setState({ error: messageOf(error, noResponse) });
      retry = setTimeout(load, Math.min(firstRetryMs * 2 ** failures++, longestRetryMs));
    }
  }

  /** What other tabs did to the cookies that all of them share. */
  function followCookies() {
    if (loading) void loading.then(followCookies);
    else if ((readCredentials(cookies)?.token ?? null) !== token) void load();
  }

  return {
    get: () => shown,
    subscribe: store.subscribe,
    store: { get: store.getState, subscribe: store.subscribe },
    prompt: { get: prompt.getState, subscribe: prompt.subscribe },

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
      if (shown.user) return shown.user;
      prompt.setState({ reason: reason ?? null }, true);
      return new Promise((resolve) => waiting.push(resolve));
    },

    adopt(credentials, user) {
      writeCredentials(cookies, credentials);
      token = credentials.token;
      failures = 0;
      clearTimeout(retry);
      show(user);
      channel.post('signed-in');
    },

    cancelPrompt: () => answerPrompt(null),

    unauthorized() {
      if (!loading) void load();
    },

    refresh: load,

    async signOut() {
      const credentials = readCredentials(cookies);
      forget(null);
      channel.post('signed-out');
      // The person is signed out here either way; a token that could not be revoked ends by itself.
      if (credentials) await api.signOut(credentials).catch(() => {});
    },
  };
}

/** Whether the server itself said no. Too many requests, an error of its own or silence say nothing about the person. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);
}
