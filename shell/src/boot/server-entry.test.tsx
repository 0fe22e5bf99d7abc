import { type RenderInput, render } from './server-entry';

const learner = {
  version: '1.0.0',
  entry: '/remotes/learner/1.0.0/remoteEntry.js',
  integrity: '',
  contract: '1.1',
  routes: ['user-dashboard', 'payment'],
  title: 'Your dashboard',
  access: { 'user-dashboard': 'learner', payment: 'learner' } as const,
  styles: [],
  previous: null,
};
const ask = (path: string, paths?: string[]) =>
  render({
    url: new URL(path, 'https://kaksha.example'),
    registry: { remotes: { learner }, shell: { version: '1' } },
    remotes: new Map(),
    ...(paths && { paths }),
    environment: {
      demo: true,
      apiHost: '/backend',
      origin: 'https://kaksha.example',
      renderedAt: '2026-11-20T00:00:00Z',
      googleClientId: null,
    },
    hasSession: true,
    adapter: () => Promise.reject(new Error('nothing is asked here')),
  } as RenderInput);
const paths = ['user-dashboard', 'user-dashboard/profile', 'payment/:courseId/:trainerId'];

test.each(['/user-dashboard/notFoundPath', '/payment/7', '/user-dashboard/profile/more'])(
  '%s matches no path of its remote: renders Not found with status 404, and the browser hydrates it',
  async (path) => {
    expect(await ask(path, paths)).toMatchObject({
      kind: 'page',
      status: 404,
      head: expect.stringContaining('noindex'),
      body: expect.stringContaining('There is no class in this room'),
      boot: { render: { remotes: [], notFoundPath: path } },
    });
  },
);

test.each([
  ['/User-Dashboard/profile/', paths],
  ['/payment/7/8', paths],
  ['/user-dashboard/notFoundPath', undefined],
])('the browser renders %s when the known paths are %j', async (path, known) => {
  expect(await ask(path, known)).toMatchObject({ status: 200, boot: { render: null } });
});
