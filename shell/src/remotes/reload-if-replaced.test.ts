import type { UnsavedService } from '@kaksha/contract/host';
import { reloadIfReplaced } from './reload-if-replaced';
import type { RemoteLoader } from './remote-loader';

const reload = jest.fn();

function missing({ live = '2.0.0', unsaved = [] as string[] } = {}) {
  const loader = {
    refresh: async () => {},
    registry: () => ({ remotes: { trainer: { version: live } } }),
    version: () => '1.0.0',
  } as unknown as RemoteLoader;
  return reloadIfReplaced('trainer', loader, { get: () => unsaved } as unknown as UnsavedService, reload);
}

afterEach(() => {
  jest.restoreAllMocks();
  reload.mockClear();
  sessionStorage.clear();
});

test('a page whose release was replaced loads again, once for each version', async () => {
  await missing();
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['of the running release', { live: '1.0.0' }],
  ['with unsaved work', { unsaved: ['Your course details are not saved yet.'] }],
])('a page %s is not loaded again', async (_, options) => {
  await missing(options);
  expect(reload).not.toHaveBeenCalled();
});

test('without storage there is no reload, because nothing would end a loop', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await missing();
  expect(reload).not.toHaveBeenCalled();
});
