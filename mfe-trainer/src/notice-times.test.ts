import { createFakeHost } from '@kaksha/testing/fake-host';
import { withNoticeTimes } from './notice-times';

function setUp() {
  const shell = createFakeHost();
  return { shell, host: withNoticeTimes(shell) };
}

test.each([
  ['success', 2000],
  ['error', 4000],
  ['info', undefined],
  ['warning', undefined],
] as const)('a notice of the type %s passes %p ms to the host', (type, duration) => {
  const { shell, host } = setUp();
  host.notify[type]('Said');
  host.notify.show(type, 'Shown');
  host.notify.update('same', type, 'Changed');
  expect(shell.notices).toMatchObject(
    ['Said', 'Shown', 'Changed'].map((title) => expect.objectContaining({ type, title })),
  );
  expect(shell.notices.map((notice) => notice.duration)).toEqual([duration, duration, duration]);
});

test('a given duration stays, and so do the other options', () => {
  const { shell, host } = setUp();
  const action = { label: 'Undo', onClick: () => {} };
  host.notify.success('Timings step completed successfully!', { id: 'step', duration: 3000, action });
  expect(shell.notices).toMatchObject([{ id: 'step', duration: 3000, action }]);
});

test('the notice of a promise becomes a success of 2000 ms, or an error of 4000 ms', async () => {
  const { shell, host } = setUp();
  const texts = { loading: 'Saving…', success: 'Saved', error: (error: unknown) => `Not saved: ${error}` };
  await host.notify.promise(Promise.resolve(1), texts);
  await host.notify.promise(Promise.reject('offline'), texts).catch(() => {});
  expect(shell.notices).toMatchObject([
    { type: 'success', title: 'Saved', duration: 2000 },
    { type: 'error', title: 'Not saved: offline', duration: 4000 },
  ]);
});

test('other services are those of the host', () => {
  const { shell, host } = setUp();
  expect(host.session).toBe(shell.session);
  expect(host.environment).toBe(shell.environment);
});
