import { createUnsaved } from '../unsaved/unsaved-work';
import { watchUpdates } from './updates';

const running = { shell: { version: '1' }, remotes: { trainer: { version: '1' } } };
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

function watch(read: () => Promise<typeof running>) {
  const unsaved = createUnsaved();
  const info = jest.fn();
  const reload = jest.fn();
  const stop = watchUpdates({ running, unsaved, notify: { info }, read, reload });
  return { unsaved, info, reload, stop };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an update is offered once and applied when the user accepts', async () => {
  let live = running;
  const { info, reload, stop } = watch(async () => live);
  await minutes(6);
  expect(info).not.toHaveBeenCalled();
  live = { ...running, remotes: { trainer: { version: '2' } } };
  await minutes(11);
  expect(info).toHaveBeenCalledTimes(1);
  info.mock.calls[0]?.[1].action.onClick();
  expect(reload).toHaveBeenCalled();
  live = { ...live, shell: { version: '2' } };
  await minutes(6);
  expect(info).toHaveBeenCalledTimes(2);
  stop();
});

test('with unsaved changes the update is offered after they are saved', async () => {
  const { info, unsaved, stop } = watch(async () => ({ ...running, shell: { version: '2' } }));
  const release = unsaved.hold('The course is not saved yet.');
  await minutes(6);
  expect(info).not.toHaveBeenCalled();
  release();
  expect(info).toHaveBeenCalledTimes(1);
  stop();
});

test('checks when the tab becomes visible, at most once a minute; a failed check offers nothing', async () => {
  const read = jest.fn(async (): Promise<typeof running> => Promise.reject(new Error('offline')));
  const { info, stop } = watch(read);
  document.dispatchEvent(new Event('visibilitychange'));
  await minutes(2);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await minutes(0);
  expect(read).toHaveBeenCalledTimes(1);
  expect(info).not.toHaveBeenCalled();
  stop();
  await minutes(10);
  expect(read).toHaveBeenCalledTimes(1);
});
