import type { LiveReleases, LiveRemote } from '@kaksha/release/live-releases';
import { loadExposed } from './federation';
import { fetchLiveReleases, remoteOfPath } from './live-releases';
import { createRemoteLoader } from './loader';
import { RemoteLoadError } from './remote-loader';
import { loadStyles } from './styles';

jest.mock('./federation', () => ({ loadExposed: jest.fn() }));
jest.mock('./styles', () => ({ loadStyles: jest.fn(async () => []) }));
jest.mock('./live-releases', () => ({ ...jest.requireActual('./live-releases'), fetchLiveReleases: jest.fn() }));

const load = jest.mocked(loadExposed);
const release = (version: string): Omit<LiveRemote, 'previous'> => ({
  version,
  entry: `/remotes/trainer/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: '1.0',
  routes: ['patron'],
  title: 'The trainer area',
  access: {},
  styles: [],
});
const registry = (previous: string | null = null): LiveReleases => ({
  shell: { version: '1.0.0' },
  remotes: { trainer: { ...release('1.1.0'), previous: previous ? release(previous) : null } },
});
const trainer = { id: 'trainer', contract: '1.0', routes: () => [] };

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  load.mockReset();
  jest.mocked(loadStyles).mockResolvedValue([]);
});
afterEach(() => jest.useRealTimers());

test('concurrent loads of a remote share one request', async () => {
  load.mockResolvedValue(trainer);
  const loader = createRemoteLoader(registry());
  const [one, two] = await Promise.all([loader.load('trainer'), loader.load('trainer')]);
  expect(one).toBe(two);
  expect(await loader.load('trainer')).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
  expect(loader.version('trainer')).toBe('1.1.0');
});

test('a failed load is retried after a pause with another address', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(trainer);
  const loader = createRemoteLoader(registry());
  await expect(loader.load('trainer')).resolves.toBe(trainer);
  expect(load.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1]);
});

test('falls back to the last good version', async () => {
  load.mockImplementation(async (_name, { entry }) => {
    if (entry.includes('1.1.0')) throw new Error('gone');
    return trainer;
  });
  const loader = createRemoteLoader(registry('1.0.0'));
  await loader.load('trainer');
  expect(loader.version('trainer')).toBe('1.0.0');
});

test('failures are not cached; the next load uses the versions live by then', async () => {
  load.mockRejectedValue(new Error('offline'));
  const loader = createRemoteLoader(registry());
  await expect(loader.load('trainer')).rejects.toMatchObject({ remote: 'trainer', version: '1.1.0', attempts: 2 });
  jest
    .mocked(fetchLiveReleases)
    .mockResolvedValue({ shell: { version: '1.0.0' }, remotes: { trainer: { ...release('1.2.0'), previous: null } } });
  load.mockResolvedValue(trainer);
  await loader.refresh();
  await loader.load('trainer');
  expect(loader.version('trainer')).toBe('1.2.0');
});

test('rejects a remote with another contract major or without routes', async () => {
  load.mockResolvedValue({ ...trainer, contract: '2.0' });
  await expect(createRemoteLoader(registry()).load('trainer')).rejects.toThrow('built for contract 2.0');
  load.mockResolvedValue({});
  await expect(createRemoteLoader(registry()).load('trainer')).rejects.toThrow('exposes no routes');
});

test('a failed stylesheet fails the load', async () => {
  load.mockResolvedValue(trainer);
  jest.mocked(loadStyles).mockRejectedValue(new Error('styles.css did not load'));
  await expect(createRemoteLoader(registry()).load('trainer')).rejects.toBeInstanceOf(RemoteLoadError);
});

test('finds the remote with the longest prefix, ignoring case', () => {
  const remotes = {
    public: { ...release('1'), routes: ['', 'course'] },
    learner: { ...release('1'), routes: ['payment'] },
  };
  const all = { remotes } as unknown as LiveReleases;
  expect(remoteOfPath(all, '/')).toBe('public');
  expect(remoteOfPath(all, '/Payment/1/2')).toBe('learner');
  expect(remoteOfPath(all, '/payments')).toBe('public');
  expect(remoteOfPath({ remotes: {} }, '/x')).toBeNull();
});

test('reports the outcome of each version once, after its last attempt', async () => {
  load.mockImplementation(async (_name, { entry }) => {
    if (entry.includes('1.1.0')) throw new Error('gone');
    return trainer;
  });
  const reported: object[] = [];
  await createRemoteLoader(registry('1.0.0'), (outcome) => reported.push(outcome)).load('trainer');
  expect(reported).toEqual([
    { remote: 'trainer', version: '1.1.0', error: new Error('gone') },
    { remote: 'trainer', version: '1.0.0', ms: expect.any(Number) },
  ]);
});
