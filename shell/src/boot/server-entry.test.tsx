import type { PageDescription } from '@kaksha/contract/host';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import type { LiveRemote } from '@kaksha/release/live-releases';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type RenderInput, render } from './server-entry';

const learner: LiveRemote = {
  version: '1.0.0',
  entry: '/remotes/learner/1.0.0/remoteEntry.js',
  integrity: '',
  contract: '1.1',
  routes: ['user-dashboard', 'payment'],
  title: 'Your dashboard',
  access: { 'user-dashboard': 'learner', payment: 'learner' },
  styles: [],
  previous: null,
};
const ask = (path: string, paths?: string[], remotes: RenderInput['remotes'] = new Map(), live: LiveRemote = learner) =>
  render({
    url: new URL(path, 'https://kaksha.example'),
    registry: { remotes: { learner: live }, shell: { version: '1' } },
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
function Course({ name }: { name: string }) {
  if (name === 'broken') throw new Error('this course cannot be shown');
  return <li>{name}</li>;
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

test('the page has the menus of the live releases: rendered, and as data for the browser', async () => {
  const menus = [{ menu: 'header', id: 'reports', label: 'Reports', to: '/user-dashboard/reports' }] as const;
  const page = await ask('/user-dashboard/notFoundPath', paths, new Map(), { ...learner, menus });
  expect(page).toMatchObject({
    body: expect.stringMatching(/<a href="\/user-dashboard\/reports"[^>]*>Reports<\/a>/),
    boot: {
      registry: {
        remotes: { learner: { menus } },
        shell: { menus: expect.arrayContaining([expect.objectContaining({ id: 'security' })]) },
      },
    },
  });
});

test('the page has the notification kinds of the live releases and the host as data for the browser', async () => {
  const notifications = [{ kind: 'learner.reminder', label: 'Reminders' }];
  const page = await ask('/user-dashboard/notFoundPath', paths, new Map(), { ...learner, notifications });
  expect(page).toMatchObject({
    boot: {
      registry: { remotes: { learner: { notifications } }, shell: { notifications: [{ kind: 'security' }] } },
    },
  });
});

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

describe('a page that fails while it renders', () => {
  const askFor = (names: string[], Around: ComponentType<{ children: ReactNode }>) => {
    const courses = names.map((name) => (
      <Around key={name}>
        <Course name={name} />
      </Around>
    ));
    const page = (
      <ul>
        <Described as={{ title: 'Courses' }} />
        {courses}
      </ul>
    );
    const module = { id: 'learner', contract: '1.3', routes: () => [{ id: 'any', path: '*', element: page }] } as const;
    return ask('/live-courses', undefined, new Map([['learner', module]]));
  };

  test('shows its other items, tells the failure, and is hydrated by the browser', async () => {
    const whole = await askFor(['first', 'last'], ItemBoundary);
    expect(whole).not.toHaveProperty('failure');
    const rest = await askFor(['first', 'broken', 'last'], ItemBoundary);
    expect(rest).toMatchObject({
      status: 200,
      head: expect.stringContaining('Courses'),
      body: expect.stringMatching(/<li>first<\/li>[\s\S]*<li>last<\/li>/),
      boot: { environment: { itemByItem: true }, render: { remotes: ['learner'] } },
      failure: new Error('this course cannot be shown'),
    });
  });

  test('outside of an item it is left to the browser, with its head', async () => {
    expect(await askFor(['first', 'broken', 'last'], Fragment)).toMatchObject({
      status: 200,
      head: expect.stringContaining('Courses'),
      body: expect.not.stringContaining('first'),
      boot: { render: null },
      failure: new Error('this course cannot be shown'),
    });
  });
});
