import type { CourseSummary } from '@kaksha/domain/catalogue';
import { batch, batchWithMovedStart, course } from '@kaksha/testing/factories';
import { done, failure, malformed, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

const path = '/user-dashboard/interested-course';

function open(answer: unknown, at = path) {
  const host = learnerHost();
  host.http.on('GET', '/training-info/UserActionCourses/5', ({ params }: { params: Record<string, unknown> }) => {
    if (params.type !== 'interest') return [];
    return typeof answer === 'function' ? answer() : answer;
  });
  return renderRoutes(remote.routes, { host, path: at });
}

const openWith = (...courses: CourseSummary[]) => open(courses.map(courseWire));
const card = (name = 'Kubernetes in Production') => screen.findByRole('article', { name });

test('a card shows course, trainer, start and fee', async () => {
  openWith(course({ id: 7, fees: { inr: null, usd: 190, discount: 0 } }));
  const shown = within(await card());
  expect(screen.getByRole('heading', { level: 1, name: 'Interested Courses' })).toBeInTheDocument();
  expect(shown.getByText('Cloud & DevOps')).toBeInTheDocument();
  expect(shown.getByText('Intermediate')).toBeInTheDocument();
  expect(shown.getByText('Online')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Ananya Raghavan' })).toHaveAttribute('href', '/instructorprofile/3');
  expect(shown.getByText('Batch Start').nextSibling).toHaveTextContent(/^19 Jan$/);
  expect(shown.getByText('Course Fee').nextSibling).toHaveTextContent(/^\$190$/);
});

test.each([
  ['a moved first class', batchWithMovedStart(), '18 Jan'],
  ['a weekend batch from a Friday', batch({ dayOfWeek: 2, startDate: '2026-01-16' }), '17 Jan'],
])('Batch Start is the day of the first class: %s', async (_, first, day) => {
  openWith(course({ batches: [first] }));
  expect(within(await card()).getByText('Batch Start').nextSibling).toHaveTextContent(day);
});

test('a card shows the thumbnail', async () => {
  const thumbnail = { src: '/backend/media/k-960.webp', avif: null, webp: null, width: 960, height: 640 };
  openWith(course({ thumbnail }));
  expect((await card()).querySelector('img')).toHaveAttribute('src', '/backend/media/k-960.webp');
});

test('a course without difficulty shows Beginner', async () => {
  open(malformed([{ ...courseWire(course()), difficulty_level: '' }]));
  expect(within(await card()).getByText('Beginner')).toBeInTheDocument();
});

test('shows the fee in $, with the ₹ amount beside it, or only in ₹', async () => {
  openWith(
    course({ id: 1, name: 'Rupees', fees: { inr: 12_000, usd: null, discount: 0 } }),
    course({ id: 2, name: 'Both', fees: { inr: 12_000, usd: 152, discount: 0 } }),
    course({ id: 3, name: 'Free', fees: { inr: 0, usd: 0, discount: 0 } }),
  );
  const feeOf = async (name: string) => within(await card(name)).getByText('Course Fee').nextSibling;
  expect(await feeOf('Rupees')).toHaveTextContent(/^₹12,000$/);
  expect(await feeOf('Both')).toHaveTextContent(/^₹12,000\$152$/);
  expect(await feeOf('Free')).toHaveTextContent(/^Free$/);
});

test('View Details opens the course, Enroll Now the payment of its next batch', async () => {
  const past = batch({ id: 40, startDate: '2025-11-03', endDate: '2025-11-28' });
  openWith(course({ id: 7, batches: [past, batch({ id: 41 })] }));
  const shown = within(await card());
  expect(shown.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/course/kubernetes-in-production/7',
  );
  expect(shown.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/Payment/7/3?t=41&u=5');
});

test('a course whose price is on request is enquired about', async () => {
  openWith(course({ id: 7, fees: { inr: null, usd: null, discount: 0 }, batches: [] }));
  const shown = within(await card());
  expect(shown.getByText('Price on request')).toBeInTheDocument();
  expect(shown.getByText('Batch Start').nextSibling).toHaveTextContent('To be announced');
  expect(shown.getByRole('link', { name: 'Enquire' })).toHaveAttribute(
    'href',
    '/course/kubernetes-in-production/7#enquire',
  );
  expect(shown.queryByRole('link', { name: 'Enroll Now' })).not.toBeInTheDocument();
});

const hand = (name: string) =>
  within(screen.getByRole('article', { name })).getByRole('button', { name: 'Interested' });
const names = () => within(screen.getByRole('list', { name: 'Interested courses' })).getAllByRole('heading');
const shownNames = () => names().map(({ textContent }) => textContent);

test('removes a course at once, moves the focus to the next card, and Undo restores it', async () => {
  const { host, user } = openWith(course({ id: 1, name: 'First' }), course({ id: 2, name: 'Second' }));
  host.http.on('DELETE', '/patrons-registration/CourseAction', done());
  host.http.on('POST', '/training-info/CourseAction', done());
  await card('First');
  await user.click(hand('First'));
  expect(shownNames()).toEqual(['Second']);
  expect(hand('Second')).toHaveFocus();
  expect(screen.getByRole('link', { name: /^Interested Courses/ })).toHaveTextContent('1');
  expect(host.notices).toEqual([
    expect.objectContaining({ type: 'success', title: 'Removed from Interested Courses', description: 'First' }),
  ]);
  expect(host.http.callsTo('DELETE', '/patrons-registration/CourseAction')[0]?.params).toEqual({
    courseId: 1,
    type: 'interest',
    userId: 5,
  });
  act(() => host.notices[0]?.action?.onClick());
  expect(shownNames()).toEqual(['First', 'Second']);
  await waitFor(() =>
    expect(host.http.callsTo('POST', '/training-info/CourseAction')[0]?.body).toEqual({
      courseId: 1,
      is_interest: true,
    }),
  );
});

test('keeps the course with a notice when the server refuses', async () => {
  const { host, user } = openWith(course({ id: 1, name: 'First' }));
  host.http.on('DELETE', '/patrons-registration/CourseAction', failure(503, 'Back in a minute.'));
  await card('First');
  await user.click(hand('First'));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'error', title: 'That was not removed' }));
  expect(host.notices[0]?.description).toBe('First: Back in a minute.');
  expect(shownNames()).toEqual(['First']);
});

test('an empty list links to the courses and back to the previous page', async () => {
  const { user, router, address } = open([]);
  expect(await screen.findByRole('heading', { name: 'No interested courses found.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/live-courses');
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(address()).toBe('/');

  await act(() => router.navigate('/live-courses'));
  await act(() => router.navigate(path));
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(address()).toBe('/live-courses');
});

test('shows skeletons while loading', async () => {
  open(pending);
  expect(await screen.findByRole('status')).toHaveTextContent('Interested courses are loading');
});

test('shows the error message, and Retry loads the courses', async () => {
  const answers: unknown[] = [new Error('cable cut')];
  const { user } = open(() => answers.shift() ?? [courseWire(course())]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Interested courses did not loadNo response from server. Please check your connection.',
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card()).toBeInTheDocument();
});

test('a failed reload keeps the shown courses', async () => {
  const answers: unknown[] = [[courseWire(course())], failure(500)];
  const { router } = open(() => answers.shift());
  await card();
  await act(() => router.navigate('/user-dashboard/saved-course'));
  await act(() => router.navigate(path));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await card()).toBeInTheDocument();
});

test("the user's own id in the address is accepted, another id shows no courses", async () => {
  const { router } = open([courseWire(course())], `${path}?user_id=5`);
  expect(await card()).toBeInTheDocument();
  await act(() => router.navigate(`${path}?user_id=6`));
  expect(await screen.findByRole('heading', { level: 1, name: 'This list is not yours' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show my interested courses' })).toHaveAttribute('href', path);
});
