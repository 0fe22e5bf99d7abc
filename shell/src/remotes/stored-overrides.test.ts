import { overridesOf } from './stored-overrides';

const origin = 'http://localhost:3103';
const live = { shell: { version: '1' }, remotes: {} };
const allowed = { registry: live, overrides: { trainer: origin } };
const answerOf = (facts: object) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ json: async () => facts } as Response);

afterEach(() => {
  jest.restoreAllMocks();
  live.remotes = {};
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a tab without overrides has none', async () => {
  expect(await overridesOf({ ...allowed, overrides: {} })).toBeNull();
});

test('an override in the address is adopted', async () => {
  answerOf({});
  window.history.replaceState(null, '', '/?remote=trainer@http://localhost:3103');
  const overrides = await overridesOf(allowed);
  expect(overrides).toMatchObject({ get: expect.any(Function) });
  expect(sessionStorage.getItem('kaksha:remotes')).toBe('["trainer@http://localhost:3103"]');
  expect(window.location.search).toBe('');
});

test('where overrides are not allowed, the address changes nothing', async () => {
  window.history.replaceState(null, '', '/?remote=trainer@http://localhost:3103');
  expect(await overridesOf({ registry: live })).toBeNull();
});

test('a remote without a release has the title, routes, access, extensions and contributions of the developer’s machine', async () => {
  const menus = [{ menu: 'admin', id: 'reports', label: 'Reports', to: '/reports' }];
  const notifications = [{ kind: 'reports.ready', label: 'My reports' }];
  const extensions = [{ slot: 'course.aside', id: 'card' }];
  const access = { reports: 'admin' };
  const facts = { title: 'Reports', routes: ['reports'], access, contract: '1.4', extensions, menus, notifications };
  const asked = answerOf({ build: 'abc', ...facts });
  window.history.replaceState(null, '', '/reports?remote=trainer@http://localhost:3103');
  const overrides = await overridesOf(allowed);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([`${origin}/federated/build.json`]);
  expect(live.remotes).toEqual({
    trainer: {
      ...facts,
      version: 'override',
      entry: `${origin}/federated/remoteEntry.js`,
      integrity: '',
      styles: [{ href: `${origin}/federated/styles.css`, integrity: '' }],
      previous: null,
    },
  });
  expect(overrides).toMatchObject({ get: expect.any(Function) });
});

test('a remote without a release whose machine does not answer is marked as failed', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'));
  window.history.replaceState(null, '', '/reports?remote=trainer@http://localhost:3103');
  const overrides = await overridesOf(allowed);
  expect(overrides !== 'reloads' && overrides?.get()).toEqual([{ remote: 'trainer', origin, failed: true }]);
  expect(live.remotes).toEqual({});
});
