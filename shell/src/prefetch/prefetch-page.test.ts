import type { LiveRemote } from '@kaksha/release/live-releases';
import type { DataRouteObject } from 'react-router-dom';
import { createPagePrefetcher } from './prefetch-page';

const liveRemote = (routes: string[], access = {}) => ({ routes, access }) as unknown as LiveRemote;
const registry = {
  remotes: {
    public: liveRemote(['', 'course']),
    learner: liveRemote(['user-dashboard'], { 'user-dashboard': 'learner' }),
  },
};

function open({ signedIn = false } = {}) {
  const preload = jest.fn(async () => {});
  const routes: DataRouteObject[] = [{ id: 'course', path: '/course/:id', handle: { preload } }];
  const loadRemote = jest.fn(async (remote: string) => {
    if (remote === 'learner') routes.push({ id: 'profile', path: '/user-dashboard/profile', handle: { preload } });
  });
  const prepare = createPagePrefetcher({
    router: { routes },
    registry: () => registry,
    loadRemote,
    signedIn: () => signedIn,
  });
  return {
    loadRemote,
    preload,
    ask: (path: string, what: 'code' | 'all') => prepare(new URL(path, 'https://k.example'), what),
  };
}

test('loads the remote, then the code of the page and its data for the address', async () => {
  const { ask, loadRemote, preload } = open();
  await ask('/course/7?from=mail', 'all');
  expect(loadRemote).toHaveBeenCalledWith('public');
  expect(preload).toHaveBeenCalledWith({
    params: { id: '7' },
    request: expect.objectContaining({ url: 'https://k.example/course/7?from=mail' }),
  });
  await ask('/course/7', 'code');
  expect(preload).toHaveBeenLastCalledWith(undefined);
});

test('prefetches protected pages for signed-in users only', async () => {
  const visitor = open();
  await visitor.ask('/user-dashboard/profile', 'all');
  expect(visitor.loadRemote).not.toHaveBeenCalled();
  const learner = open({ signedIn: true });
  await learner.ask('/user-dashboard/profile', 'all');
  expect(learner.preload).toHaveBeenCalledTimes(1);
});

test('prefetches no page for an unknown address', async () => {
  const { ask, preload } = open();
  await ask('/notFoundPath', 'all');
  expect(preload).not.toHaveBeenCalled();
});
