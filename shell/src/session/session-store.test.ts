import { ApiError } from '@kaksha/api-client/errors';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { browserCookies, readCredentials, writeCredentials } from './cookies';
import type { SessionMessage } from './session-channel';
import { createSession, type SessionApi } from './session-store';

const priya: CurrentUser = {
  id: 7,
  name: 'Priya Nair',
  email: 'priya@kaksha.test',
  contactNo: null,
  isAdmin: false,
  trainerId: null,
  photo: null,
};
const credentials = { token: 'secret', userId: '7' };
const cookies = browserCookies();
const silence = new ApiError('No response from server. Please check your connection.', 0, 'NO_RESPONSE');

/** Tabs of one browser share cookies and a channel. */
function browserTabs() {
  const tabs: ((message: SessionMessage) => void)[] = [];
  return () => {
    let own: ((message: SessionMessage) => void) | null = null;
    return {
      post: (message: SessionMessage) => {
        for (const listener of tabs) if (listener !== own) listener(message);
      },
      listen(listener: (message: SessionMessage) => void) {
        own = listener;
        tabs.push(listener);
        return () => {
          tabs.splice(tabs.indexOf(listener), 1);
        };
      },
    };
  };
}

let stops: (() => void)[] = [];

function setUp(api: Partial<SessionApi> = {}, channel = browserTabs()(), kept: CurrentUser | null = null) {
  const calls = {
    getCurrentUser: jest.fn(api.getCurrentUser ?? (async () => priya)),
    signOut: jest.fn(api.signOut ?? (async () => {})),
    onSignedOut: jest.fn(),
    onUnreachable: jest.fn(),
    offline: {
      sessionEnded: jest.fn(),
      signedIn: jest.fn(),
      keptUser: (userId: string) => (userId === String(kept?.id) ? kept : null),
    },
  };
  const session = createSession({ api: calls, cookies, channel, ...calls });
  const start = async () => {
    stops.push(session.start());
    await jest.advanceTimersByTimeAsync(0);
  };
  return { session, start, ...calls };
}

/** A promise with its resolve and reject functions. */
function pending<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  for (const name of Object.keys(cookies.all())) cookies.remove(name);
  jest.useRealTimers();
});

describe('at start-up', () => {
  test('makes no request before the page is mounted', () => {
    writeCredentials(cookies, credentials);
    const { session, getCurrentUser } = setUp();
    expect(session.get()).toEqual({ status: 'unknown', user: null });
    stops.push(session.start());
    expect(getCurrentUser).not.toHaveBeenCalled();
  });

  test('a user with both cookies is signed in', async () => {
    writeCredentials(cookies, credentials);
    const { session, start, getCurrentUser } = setUp();
    await start();
    expect(getCurrentUser).toHaveBeenCalledWith(credentials);
    expect(session.get()).toEqual({ status: 'signed-in', user: priya });
    expect(session.store.getState()).toEqual({
      userDetails: priya,
      loading: false,
      error: null,
      isAuthenticated: true,
    });
  });

  test('without cookies the user is a visitor, without a request', async () => {
    const { session, start, getCurrentUser } = setUp();
    await start();
    expect(getCurrentUser).not.toHaveBeenCalled();
    expect(session.get()).toEqual({ status: 'visitor', user: null });
    expect(session.store.getState().error).toBe('Missing authentication credentials');
  });

  test('a refused token is cleared, and the user is a visitor', async () => {
    writeCredentials(cookies, credentials);
    const { session, start } = setUp({
      getCurrentUser: async () => {
        throw new ApiError('Please sign in again.', 401, 'UNAUTHORIZED');
      },
    });
    await start();
    expect(readCredentials(cookies)).toBeNull();
    expect(session.get().status).toBe('visitor');
    expect(session.store.getState().error).toBe('Please sign in again.');
  });

  test('without network the credentials stay, and the user is signed in when the network returns', async () => {
    writeCredentials(cookies, credentials);
    let online = false;
    const { session, start } = setUp({
      getCurrentUser: async () => {
        if (!online) throw silence;
        return priya;
      },
    });
    await start();
    expect(session.get().status).toBe('unknown');
    expect(readCredentials(cookies)).toEqual(credentials);

    online = true;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get().status).toBe('signed-in');
  });

  test('a stored page shows its user while the server is out of reach, and signs out when the token is refused', async () => {
    writeCredentials(cookies, credentials);
    let error = silence;
    const getCurrentUser = () => Promise.reject(error);
    const { session, start, offline } = setUp({ getCurrentUser }, undefined, priya);
    await start();
    expect(session.get()).toEqual({ status: 'signed-in', user: priya });
    error = new ApiError('Please sign in again.', 401, 'UNAUTHORIZED');
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get().status).toBe('visitor');
    expect(offline.sessionEnded).toHaveBeenLastCalledWith('expired');
  });

  test('a stored page waits three seconds for a slow server', async () => {
    writeCredentials(cookies, credentials);
    const { session, start } = setUp({ getCurrentUser: () => pending<CurrentUser>().promise }, undefined, priya);
    await start();
    await jest.advanceTimersByTimeAsync(2900);
    expect(session.get().status).toBe('unknown');
    await jest.advanceTimersByTimeAsync(200);
    expect(session.get().user).toEqual(priya);
  });

  test('server errors sign no user out; retries back off', async () => {
    writeCredentials(cookies, credentials);
    const { start, getCurrentUser } = setUp({
      getCurrentUser: async () => {
        throw new ApiError('Try again later.', 503, 'UNAVAILABLE');
      },
    });
    await start();
    await jest.advanceTimersByTimeAsync(2000);
    expect(getCurrentUser).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(3000);
    expect(getCurrentUser).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(getCurrentUser).toHaveBeenCalledTimes(3);
    expect(readCredentials(cookies)).toEqual(credentials);
  });
});

describe('require', () => {
  test('resolves at once for a signed-in user', async () => {
    writeCredentials(cookies, credentials);
    const { session, start } = setUp();
    await start();
    await expect(session.require()).resolves.toBe(priya);
    expect(session.prompt.getState()).toBeNull();
  });

  test('waits for the start-up load before it asks to sign in', async () => {
    writeCredentials(cookies, credentials);
    const answer = pending<CurrentUser>();
    const { session, start } = setUp({ getCurrentUser: () => answer.promise });
    await start();
    const user = session.require();
    expect(session.prompt.getState()).toBeNull();
    answer.resolve(priya);
    await expect(user).resolves.toBe(priya);
  });

  test('asks a visitor to sign in with the given reason, and resolves to the user', async () => {
    const { session, start } = setUp();
    await start();
    const reason = { message: 'We save it right after this.', subject: 'Ethical Hacking' };
    const user = session.require(reason);
    await jest.advanceTimersByTimeAsync(0);
    expect(session.prompt.getState()).toEqual({ reason, user: null });

    session.adopt(credentials, priya);
    await expect(user).resolves.toBe(priya);
    expect(session.prompt.getState()).toBeNull();
    expect(readCredentials(cookies)).toEqual(credentials);
  });

  test('resolves all pending calls to null when the dialog is closed', async () => {
    const { session, start } = setUp();
    await start();
    const answers = Promise.all([session.require(), session.require()]);
    await jest.advanceTimersByTimeAsync(0);
    session.cancelPrompt();
    await expect(answers).resolves.toEqual([null, null]);
    expect(session.prompt.getState()).toBeNull();
  });

  test('without network reports the failure and does not ask to sign in', async () => {
    writeCredentials(cookies, credentials);
    const { session, onUnreachable } = setUp({
      getCurrentUser: async () => {
        throw silence;
      },
    });
    stops.push(session.start());
    await expect(session.require()).resolves.toBeNull();
    expect(onUnreachable).toHaveBeenCalledWith('No response from server. Please check your connection.');
    expect(session.prompt.getState()).toBeNull();
  });
});

describe('signing out', () => {
  test('clears user, cookies and history, and revokes the token', async () => {
    writeCredentials(cookies, credentials);
    const { session, start, signOut, onSignedOut } = setUp();
    await start();
    await session.signOut();
    expect(session.get()).toEqual({ status: 'visitor', user: null });
    expect(readCredentials(cookies)).toBeNull();
    expect(signOut).toHaveBeenCalledWith(credentials);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  test('works without network', async () => {
    writeCredentials(cookies, credentials);
    const { session, start } = setUp({ signOut: () => Promise.reject(silence) });
    await start();
    await session.signOut();
    expect(session.get().status).toBe('visitor');
  });

  test('is not undone by a late response', async () => {
    writeCredentials(cookies, credentials);
    const answer = pending<CurrentUser>();
    const { session, start } = setUp({ getCurrentUser: () => answer.promise });
    await start();
    await session.signOut();
    answer.resolve(priya);
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get().status).toBe('visitor');
  });
});

describe('other tabs', () => {
  test('sign in and out together', async () => {
    const tab = browserTabs();
    const [one, two] = [setUp({}, tab()), setUp({}, tab())];
    await one.start();
    await two.start();
    expect(two.session.get().status).toBe('visitor');

    one.session.adopt(credentials, priya);
    await jest.advanceTimersByTimeAsync(0);
    expect(two.session.get()).toEqual({ status: 'signed-in', user: priya });

    await one.session.signOut();
    await jest.advanceTimersByTimeAsync(0);
    expect(two.session.get().status).toBe('visitor');
    expect(two.onSignedOut).toHaveBeenCalledTimes(1);
  });

  test('a dialog open in one tab resolves after a sign-in in another', async () => {
    const tab = browserTabs();
    const [one, two] = [setUp({}, tab()), setUp({}, tab())];
    await one.start();
    await two.start();
    const user = two.session.require();
    await jest.advanceTimersByTimeAsync(0);
    one.session.adopt(credentials, priya);
    await jest.advanceTimersByTimeAsync(0);
    await expect(user).resolves.toEqual(priya);
  });

  test('are followed when the tab becomes visible, even without a message', async () => {
    writeCredentials(cookies, credentials);
    const { session, start } = setUp();
    await start();
    for (const name of Object.keys(cookies.all())) cookies.remove(name);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get().status).toBe('visitor');
  });
});

describe('a token that the API refuses after start-up', () => {
  test('signs out a user whose session ended elsewhere', async () => {
    writeCredentials(cookies, credentials);
    let valid = true;
    const { session, start } = setUp({
      getCurrentUser: async () => {
        if (!valid) throw new ApiError('Please sign in again.', 401, 'UNAUTHORIZED');
        return priya;
      },
    });
    await start();
    valid = false;
    void session.unauthorized({ isAction: false, hadToken: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(session.get().status).toBe('visitor');
  });

  test('keeps the user while the same user is loaded again', async () => {
    writeCredentials(cookies, credentials);
    const { session, start } = setUp();
    await start();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().status));
    await session.refresh();
    expect(new Set(seen)).toEqual(new Set(['signed-in']));
  });
});
