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

test('a remote is loaded once, also when two ask at the same time', async () => {
  load.mockResolvedValue(trainer);
  const loader = createRemoteLoader(registry());
  const [one, two] = await Promise.all([loader.load('trainer'), loader.load('trainer')]);
  expect(one).toBe(two);
  expect(await loader.load('trainer')).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
  expect(loader.version('trainer')).toBe('1.1.0');
});

test('a load that fails is tried again after a pause, with another address', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(trainer);
  const loader = createRemoteLoader(registry());
  await expect(loader.load('trainer')).resolves.toBe(trainer);
  expect(load.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1]);
});

test('when the live version does not load, the last good one before it does', async () => {
  load.mockImplementation(async (_name, { entry }) => {
    if (entry.includes('1.1.0')) throw new Error('gone');
    return trainer;
  });
  const loader = createRemoteLoader(registry('1.0.0'));
  await loader.load('trainer');
  expect(loader.version('trainer')).toBe('1.0.0');
});

test('a failure is never kept: the next load tries anew, with what is live by then', async () => {
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

test('a remote for another contract, or without routes, does not count as loaded', async () => {
  load.mockResolvedValue({ ...trainer, contract: '2.0' });
  await expect(createRemoteLoader(registry()).load('trainer')).rejects.toThrow('built for contract 2.0');
  load.mockResolvedValue({});
  await expect(createRemoteLoader(registry()).load('trainer')).rejects.toThrow('exposes no routes');
});

test('a stylesheet that does not load keeps the remote from being shown unstyled', async () => {
  load.mockResolvedValue(trainer);
  jest.mocked(loadStyles).mockRejectedValue(new Error('styles.css did not load'));
  await expect(createRemoteLoader(registry()).load('trainer')).rejects.toBeInstanceOf(RemoteLoadError);
});

test('an address leads to the remote with the longest prefix of it, whatever its case', () => {
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

test('it tells of each version how it went, once, after its last try', async () => {
  load.mockImplementation(async (_name, { entry }) => {
    if (entry.includes('1.1.0')) throw new Error('gone');
    return trainer;
  });
  const told: object[] = [];
  await createRemoteLoader(registry('1.0.0'), (outcome) => told.push(outcome)).load('trainer');
  expect(told).toEqual([
    { remote: 'trainer', version: '1.1.0', error: new Error('gone') },
    { remote: 'trainer', version: '1.0.0', ms: expect.any(Number) },
  ]);
});
