import { deviceStorage } from '@kaksha/contract/browser-storage';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { createDeviceData } from './device-store';
import { createOffline } from './offline-service';
import { forgetPages, type OfflineBrowser } from './stored-pages';

const asha: CurrentUser = {
  id: 7,
  name: 'Asha Rao',
  email: 'asha@kaksha.test',
  contactNo: null,
  isAdmin: false,
  trainerId: 3,
  photo: null,
};
const page = '/patron/basicdetails/check-in/5';
const file = '/remotes/trainer/1.0.0/check-in.js';
const html = `<script src="/remotes/shell/2.0.0/main.js"></script><script src="/remotes/trainer/1.0.0/remote.js">`;

/** A browser at `path` whose tab has loaded `loaded`. */
function setUp({ path = page, loaded = [file], html: text = html, user = asha as CurrentUser | null } = {}) {
  const cache = new Map<string, string>();
  const registered: string[] = [];
  const fetched = (address: string) => ({
    ok: true,
    redirected: false,
    text: async () => text,
    clone: () => fetched(address),
  });
  const opened = {
    match: async (key: string) => cache.get(key),
    put: async (key: string) => void cache.set(key, key),
    delete: async ({ url }: Request) => cache.delete(new URL(url).pathname),
    keys: async () => [...cache.keys()].map((key) => ({ url: `http://localhost${key}` })),
  };
  const registration = { unregister: async () => registered.pop() };
  const browser = {
    location: { pathname: path, origin: 'http://localhost' },
    performance: { getEntriesByType: () => loaded.map((name) => ({ name: `http://localhost${name}` })) },
    navigator: {
      serviceWorker: {
        register: async (address: string, { scope }: { scope: string }) => registered.push(`${address} ${scope}`),
        getRegistration: async () => registration,
      },
    },
    caches: { open: async () => opened, delete: async () => cache.clear() },
    fetch: async (address: string) => fetched(address),
  } as unknown as OfflineBrowser;
  const state = { user };
  const data = createDeviceData(deviceStorage, () => (state.user ? String(state.user.id) : null));
  return { offline: createOffline(data, () => state.user, browser), cache, registered, state };
}

beforeEach(() => localStorage.clear());

test('a page of a preview is not stored, because the preview ends', async () => {
  const { offline, cache } = setUp({ html: `${html}<div id="kaksha-preview"></div>` });
  expect(await offline.keepPage()).toBe(false);
  expect(cache.size).toBe(0);
});

test('stores the page, the files that it names and those that it has loaded', async () => {
  const { offline, cache, registered } = setUp();
  expect(await offline.keepPage()).toBe(true);
  expect([...cache.keys()].sort()).toEqual([
    page,
    '/remotes/shell/2.0.0/main.js',
    file,
    '/remotes/trainer/1.0.0/remote.js',
  ]);
  expect(registered).toEqual(['/offline-worker.js /patron/basicdetails/check-in/']);
  expect(offline.keptUser('7')).toEqual(asha);
  expect(offline.keptUser('8')).toBeNull();
});

test('removes files of earlier releases', async () => {
  const { offline, cache } = setUp();
  cache.set('/remotes/trainer/0.9.0/check-in.js', 'old');
  await offline.keepPage();
  expect([...cache.keys()]).not.toContain('/remotes/trainer/0.9.0/check-in.js');
});

test.each([
  ['another page', { path: '/patron/basicdetails' }],
  ['a visitor', { user: null }],
  ['a tab that runs an earlier release', { loaded: ['/remotes/trainer/0.9.0/check-in.js'] }],
])('stores nothing for %s', async (_, options) => {
  const { offline, cache } = setUp(options);
  expect(await offline.keepPage()).toBe(false);
  expect(cache.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test('signing out removes everything', async () => {
  const { offline, cache, registered } = setUp();
  await offline.keepPage();
  offline.copies.write('list', { names: ['Ravi'] });
  offline.unsent.write('list', [1]);
  offline.sessionEnded('signed-out');
  expect(localStorage).toHaveLength(0);
  await new Promise(process.nextTick);
  expect([cache.size, registered.length]).toEqual([0, 0]);
});

test('when the session expires, unsent work stays for the same user and is removed for another one', async () => {
  const { offline, state } = setUp();
  await offline.keepPage();
  offline.copies.write('list', { names: ['Ravi'] });
  offline.unsent.write('list', [1]);
  offline.sessionEnded('expired');
  expect([offline.copies.read('list'), offline.unsent.read('list'), offline.keptUser('7')]).toEqual([null, [1], null]);
  state.user = { ...asha, id: 8 };
  expect(offline.unsent.read('list')).toBeNull();
  offline.signedIn(state.user);
  expect(localStorage).toHaveLength(0);
});

test('a broken value reads as nothing', () => {
  const { offline } = setUp();
  localStorage.setItem('kaksha.offline.copy.7.list', '{');
  expect(offline.copies.read('list')).toBeNull();
});

test('signing out where the browser blocks caches and service workers rejects nothing', async () => {
  const blocked = new Proxy({} as OfflineBrowser, {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  await expect(forgetPages(blocked)).resolves.toBeUndefined();
});
