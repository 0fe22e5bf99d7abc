import type { LiveRemote } from '@kaksha/release/live-releases';
import type { DataRouteObject } from 'react-router-dom';
import { createPrepare } from './prepare';

const onAir = (routes: string[], access = {}) => ({ routes, access }) as unknown as LiveRemote;
const registry = {
  remotes: { public: onAir(['', 'course']), learner: onAir(['user-dashboard'], { 'user-dashboard': 'learner' }) },
};

function open({ signedIn = false } = {}) {
  const preload = jest.fn(async () => {});
  const routes: DataRouteObject[] = [{ id: 'course', path: '/course/:id', handle: { preload } }];
  const bring = jest.fn(async (remote: string) => {
    if (remote === 'learner') routes.push({ id: 'profile', path: '/user-dashboard/profile', handle: { preload } });
  });
  const prepare = createPrepare({
    router: { routes },
    registry: () => registry,
    bring,
    signedIn: () => signedIn,
  });
  return {
    bring,
    preload,
    ask: (path: string, what: 'code' | 'all') => prepare(new URL(path, 'https://k.example'), what),
  };
}

test('the remote comes first, then the code of the page and its data for that very address', async () => {
  const { ask, bring, preload } = open();
  await ask('/course/7?from=mail', 'all');
  expect(bring).toHaveBeenCalledWith('public');
  expect(preload).toHaveBeenCalledWith({
    params: { id: '7' },
    request: expect.objectContaining({ url: 'https://k.example/course/7?from=mail' }),
  });
  await ask('/course/7', 'code');
  expect(preload).toHaveBeenLastCalledWith(undefined);
});

test('what is not for everybody is fetched for those who are signed in', async () => {
  const visitor = open();
  await visitor.ask('/user-dashboard/profile', 'all');
  expect(visitor.bring).not.toHaveBeenCalled();
  const learner = open({ signedIn: true });
  await learner.ask('/user-dashboard/profile', 'all');
  expect(learner.preload).toHaveBeenCalledTimes(1);
});

test('an address that leads nowhere fetches no page', async () => {
  const { ask, preload } = open();
  await ask('/nowhere', 'all');
  expect(preload).not.toHaveBeenCalled();
});
