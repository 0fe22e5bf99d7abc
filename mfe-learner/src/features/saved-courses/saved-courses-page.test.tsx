import { batch, batchWithMovedStart, course, courses } from '@kaksha/testing/factories';
import { done, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { learnerHost, withoutLists } from '../../fake-learner-host';
import remote from '../../remote';

const path = '/user-dashboard/saved-course';
const action = '/patrons-registration/CourseAction';

function hostWith(saved: unknown = courses(3).map(courseWire)) {
  const host = learnerHost();
  host.http.on('GET', '/training-info/UserActionCourses/5', ({ params }: { params: Record<string, unknown> }) =>
    params.type === 'like' ? (typeof saved === 'function' ? saved() : saved) : [],
  );
  return host;
}

const open = (host = hostWith()) => renderRoutes(remote.routes, { host, path });
const list = () => screen.findByRole('list', { name: 'Saved courses' });
const names = async () =>
  within(await list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const heart = (name: string) => within(screen.getByRole('article', { name })).getByRole('button', { name: 'Save' });

test('shows every saved course with a link and which starts first', async () => {
  const { host } = open(
    hostWith([
      courseWire(course({ id: 7, name: 'Later', batches: [batch({ startDate: '2026-03-02' })] })),
      courseWire(course({ id: 8, name: 'Sooner', batches: [batch({ startDate: '2026-01-19' })] })),
    ]),
  );
  expect(await names()).toEqual(['Later', 'Sooner']);
  expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/course/later/7');
  expect(heart('Later')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Sooner starts first, in 4 days.')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Saved Courses', noindex: true });
});

test('a moved first class decides which course starts first', async () => {
  const moved = batchWithMovedStart();
  open(
    hostWith([
      courseWire(
        course({ id: 7, name: 'As planned', batches: [batch({ startDate: '2026-01-19', startTime: '06:00' })] }),
      ),
      courseWire(course({ id: 8, name: 'Moved', batches: [moved] })),
    ]),
  );
  expect(await screen.findByText('Moved starts first, in 3 days.')).toBeInTheDocument();
});

test('the navigation links to the page and counts its courses', async () => {
  open();
  await list();
  const navigation = screen.getByRole('navigation', { name: 'Dashboard' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'My Courses0',
    'Saved Courses3',
    'Interested Courses0',
    'My Requests0',
    'Purchased Courses0',
    'Profile',
  ]);
  expect(links[2]).toHaveAttribute('aria-current', 'page');
});

test('shows skeletons while loading', async () => {
  open(hostWith(pending));
  expect(await screen.findByRole('status')).toHaveTextContent('Saved courses are loading');
  expect(screen.queryByRole('list', { name: 'Saved courses' })).not.toBeInTheDocument();
});

test('an empty list explains how to save courses and links to them', async () => {
  open(hostWith([]));
  expect(await screen.findByRole('heading', { name: 'No saved courses yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/live-courses');
});

test('shows the error message, and Retry loads the courses', async () => {
  const answers: unknown[] = [failure(500, 'Database unavailable.')];
  const { user } = open(hostWith(() => answers.shift() ?? courses(1).map(courseWire)));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Saved courses did not load');
  expect(alert).toHaveTextContent('Database unavailable.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await names()).toEqual(['Course 1']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('removes a course at once, moves the focus to the next heart, and Undo restores its place', async () => {
  const { host, user } = open();
  await list();
  host.http.on('DELETE', action, done());
  host.http.on('POST', '/training-info/CourseAction', done());
  await user.click(heart('Course 2'));
  expect(await names()).toEqual(['Course 1', 'Course 3']);
  expect(heart('Course 3')).toHaveFocus();
  expect(screen.getByRole('link', { name: /^Saved Courses/ })).toHaveTextContent('2');
  expect(host.notices).toEqual([
    expect.objectContaining({ type: 'success', title: 'Removed from Saved Courses', description: 'Course 2' }),
  ]);
  expect(host.http.callsTo('DELETE', action)[0]?.params).toEqual({ courseId: 2, type: 'like', userId: 5 });

  act(() => host.notices[0]?.action?.onClick());
  expect(await names()).toEqual(['Course 1', 'Course 2', 'Course 3']);
  await waitFor(() =>
    expect(host.http.callsTo('POST', '/training-info/CourseAction')[0]?.body).toEqual({ courseId: 2, is_like: true }),
  );
  expect(host.notices).toEqual([]);
});

test('a refused removal is reverted with a notice and can be retried', async () => {
  const { host, user } = open();
  await list();
  host.http.on('DELETE', action, failure(503, 'Service unavailable.'));
  await user.click(heart('Course 2'));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'error', title: 'That was not removed' }));
  expect(host.notices[0]?.description).toBe('Course 2: Service unavailable.');
  expect(await names()).toEqual(['Course 1', 'Course 2', 'Course 3']);

  host.http.on('DELETE', action, done());
  act(() => host.notices[0]?.action?.onClick());
  expect(await names()).toEqual(['Course 1', 'Course 3']);
});

test('Undo before the removal is confirmed reaches the server after it', async () => {
  const { host, user } = open();
  await list();
  let finish = (_answer: unknown) => {};
  host.http.on('DELETE', action, () => new Promise((resolve) => (finish = resolve)));
  host.http.on('POST', '/training-info/CourseAction', done());
  await user.click(heart('Course 2'));
  act(() => host.notices[0]?.action?.onClick());
  expect(await names()).toEqual(['Course 1', 'Course 2', 'Course 3']);
  expect(host.http.callsTo('POST', '/training-info/CourseAction')).toHaveLength(0);
  await act(async () => finish(done()));
  await waitFor(() => expect(host.http.callsTo('POST', '/training-info/CourseAction')).toHaveLength(1));
  expect(await names()).toEqual(['Course 1', 'Course 2', 'Course 3']);
});

test('a course that Undo returned survives an answer from before it', async () => {
  let stored = courses(3);
  const host = hostWith(() => stored.map(courseWire));
  const { user, router } = open(host);
  await list();
  host.http.on('DELETE', action, () => {
    stored = stored.filter(({ id }) => id !== 2);
    return done();
  });
  let finish = (_answer: unknown) => {};
  host.http.on('POST', '/training-info/CourseAction', () => new Promise((resolve) => (finish = resolve)));
  await user.click(heart('Course 2'));
  await waitFor(() => expect(stored).toHaveLength(2));
  act(() => host.notices[0]?.action?.onClick());
  await act(() => router.navigate('/user-dashboard/interested-course'));
  await act(() => router.navigate(path));
  await waitFor(() => expect(host.http.callsTo('GET', '/training-info/UserActionCourses/5').length).toBeGreaterThan(2));
  await waitFor(async () => expect((await names()).sort()).toEqual(['Course 1', 'Course 2', 'Course 3']));
  await act(async () => finish(done()));
  expect((await names()).sort()).toEqual(['Course 1', 'Course 2', 'Course 3']);
});

test('removing the last course shows the empty state', async () => {
  const { host, user } = open(hostWith(courses(1).map(courseWire)));
  await list();
  host.http.on('DELETE', action, done());
  await user.click(heart('Course 1'));
  expect(await screen.findByRole('heading', { name: 'No saved courses yet' })).toBeInTheDocument();
});

test('loads the courses of the user who signs in, without those of the previous user', async () => {
  const host = hostWith();
  withoutLists(host, 6);
  host.http.on('GET', '/training-info/UserActionCourses/6', [courseWire(course({ id: 9, name: 'Of another' }))]);
  host.session.setUser('visitor');
  open(host);
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved Courses' })).toBeInTheDocument();
  expect(host.http.calls).toEqual([]);
  act(() => host.session.setUser('learner'));
  expect(await names()).toEqual(['Course 1', 'Course 2', 'Course 3']);
  act(() => host.session.setUser('trainer'));
  await waitFor(async () => expect(await names()).toEqual(['Of another']));
});

test('loads the courses once the session is known', async () => {
  const host = hostWith();
  host.session.setUser('unknown');
  open(host);
  expect(await screen.findByRole('status')).toHaveTextContent('Saved courses are loading');
  expect(host.http.calls).toEqual([]);
  act(() => host.session.setUser('learner'));
  expect(await names()).toEqual(['Course 1', 'Course 2', 'Course 3']);
  expect(host.http.callsTo('GET', '/training-info/UserActionCourses/5')).toHaveLength(2);
});
