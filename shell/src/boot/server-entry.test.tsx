import type { PageDescription } from '@kaksha/contract/host';
import { usePage } from '@kaksha/contract/page';
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
const ask = (path: string, paths?: string[], remotes: RenderInput['remotes'] = new Map()) =>
  render({
    url: new URL(path, 'https://kaksha.example'),
    registry: { remotes: { learner }, shell: { version: '1' } },
    remotes,
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
function Described({ as }: { as: PageDescription }) {
  usePage(as);
  return null;
}
const paths = ['user-dashboard', 'user-dashboard/profile', 'payment/:courseId/:trainerId'];

test.each(['/user-dashboard/notFoundPath', '/payment/7', '/user-dashboard/profile/more'])(
  '%s matches no path of its remote: renders Not found with status 404, and the browser hydrates it',
  async (path) => {
    expect(await ask(path, paths)).toMatchObject({
      kind: 'page',
      status: 404,
      head: expect.stringContaining('noindex'),
      body: expect.stringContaining('The address may be mistyped, or the page has moved.'),
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

test('finds the page of a remote by its first segment, in any case and encoded', async () => {
  const loaded: string[] = [];
  const page = (id: string) => ({ id, loader: () => loaded.push(id), element: null });
  const module = {
    id: 'learner',
    contract: '1.3',
    routes: () => [
      {
        id: 'learner',
        children: [
          { ...page('profile'), path: 'user-dashboard/profile' },
          { ...page('pay'), path: 'payment/:id' },
        ],
      },
      { ...page('any'), path: ':place/at/*' },
    ],
  };
  for (const path of ['/User-Dashboard/profile', '/%70ayment/7', '/else/at/all']) {
    await ask(path, undefined, new Map([['learner', module]]));
  }
  expect(loaded).toEqual(['profile', 'pay', 'any']);
});

describe('a page whose canonical address is another one', () => {
  const hindi = `/course/${encodeURIComponent('हिन्दी-में')}/7`;
  const askFor = (path: string, description: PageDescription) => {
    const routes = () => [{ id: 'any', path: '*', element: <Described as={description} /> }];
    const module = { id: 'learner', contract: '1.3', routes } as const;
    return ask(path, undefined, new Map([['learner', module]]));
  };

  test.each([
    ['/course/old-name/7?batch=3&utm=a', '/course/new-name/7', '/course/new-name/7?batch=3&utm=a'],
    ['/blog/UPPER', '/blog/upper', '/blog/upper'],
    ['/Blog/', '/blog?page=2', '/blog'],
    ['/course/%E0%A4%B9%E0%A4%A8/7', hindi, hindi],
    ['/course/7', hindi, hindi],
  ])('%s is moved to its path, and keeps its query', async (path, canonical, location) => {
    expect(await askFor(path, { title: 'x', canonical })).toEqual({ kind: 'redirect', status: 301, location });
  });

  test.each<[string, Omit<PageDescription, 'title'>]>([
    ['/blog?page=3', { canonical: '/blog' }],
    [hindi, { canonical: hindi }],
    [hindi.toLowerCase(), { canonical: hindi }],
    ['/blog/UPPER', { canonical: '/blog/upper', status: 404 }],
    ['/blog/upper', {}],
    ['/blog/upper', { canonical: 'https://elsewhere.example/blog' }],
  ])('%s with %j is shown', async (path, description) => {
    expect(await askFor(path, { title: 'x', ...description })).toMatchObject({ kind: 'page' });
  });
});
