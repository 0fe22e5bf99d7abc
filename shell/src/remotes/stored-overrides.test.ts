import { overridesOf } from './stored-overrides';

const allowed = { overrides: { trainer: 'http://localhost:3103' } };

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a tab without overrides has none', async () => {
  expect(await overridesOf({ overrides: {} })).toBeNull();
});

test('an override in the address is adopted', async () => {
  window.history.replaceState(null, '', '/?remote=trainer@http://localhost:3103');
  const overrides = await overridesOf(allowed);
  expect(overrides).toMatchObject({ get: expect.any(Function) });
  expect(sessionStorage.getItem('kaksha:remotes')).toBe('["trainer@http://localhost:3103"]');
  expect(window.location.search).toBe('');
});

test('where overrides are not allowed, the address changes nothing', async () => {
  window.history.replaceState(null, '', '/?remote=trainer@http://localhost:3103');
  expect(await overridesOf({})).toBeNull();
});
