import type { CourseSummary } from '@kaksha/domain/catalogue';
import { batch, batchWithMovedStart, course, courses } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { ownCourseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/courses/allcourses';
const call = '/patrons-registration/GetCourseDetailsByTrainerId/3';

interface Answers {
  published?: unknown;
  draft?: unknown;
}

function hostWith({ published = [], draft = [] }: Answers) {
  const host = trainerHost();
  host.http.on('GET', call, ({ params }: { params: Record<string, unknown> }) => {
    const answer = params.course_status === 'draft' ? draft : published;
    return typeof answer === 'function' ? answer() : answer;
  });
  return host;
}

const open = (answers: Answers, at = path) => renderRoutes(remote.routes, { host: hostWith(answers), path: at });
const openWith = (...published: CourseSummary[]) => open({ published: published.map(ownCourseWire) });
const card = (name = 'Kubernetes in Production') => screen.findByRole('article', { name });
const names = async () =>
  within(await screen.findByRole('list', { name: 'Courses' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('/courses opens the published courses', async () => {
  const { address } = open({ published: courses(2).map(ownCourseWire) }, '/patron/basicdetails/courses');
  expect(await screen.findByRole('heading', { level: 1, name: 'Courses' })).toBeInTheDocument();
  expect(address()).toBe(`${path}?tab=published`);
});

test('a published course says what is missing to sell it, with a link to the first part', async () => {
  const host = hostWith({ published: [ownCourseWire(course({ batches: [batch()] }))] });
  host.http.on('GET', '/pricing/tax-profile', { name: '', address: '', state: '', gstin: null, version: 1 });
  renderRoutes(remote.routes, { host, path });
  const shown = within(await card());
  expect(await shown.findByText('To sell it, add your tax details.')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: /^Add your tax details/ })).toHaveAttribute(
    'href',
    '/patron/basicdetails/pricing',
  );
});

test('a course that has all to sell recommends the photo that its trainer lacks', async () => {
  const host = hostWith({ published: [ownCourseWire(course({ batches: [batch()] }))] });
  renderRoutes(remote.routes, { host, path });
  const shown = within(await card());
  const photo = await shown.findByRole('link', { name: /^Add your photo/ });
  expect(photo.parentElement).toHaveTextContent('Add your photo, so that learners see who teaches.');
  expect(photo).toHaveAttribute('href', '/patron/basicdetails/profile');
  expect(shown.queryByText(/^To sell it/)).not.toBeInTheDocument();
});

test('stores the tab in the URL and shows drafts as pending', async () => {
  const draft = course({ id: 9, name: 'Not yet', status: 'draft' });
  const { user, address, host, router } = open({
    published: courses(2).map(ownCourseWire),
    draft: [ownCourseWire(draft)],
  });
  expect(await names()).toEqual(['Course 1', 'Course 2']);
  expect(screen.getByRole('button', { name: 'Published' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Pending' }));
  await waitFor(async () => expect(await names()).toEqual(['Not yet']));
  expect(address()).toBe(`${path}?tab=pending`);
  expect(screen.getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Published' })).toHaveAttribute('aria-pressed', 'false');
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Pending courses', noindex: true });
  await act(() => router.navigate(-1));
  expect(await names()).toEqual(['Course 1', 'Course 2']);
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Published courses' });
});

test('the navigation shows the count of published and pending courses', async () => {
  open({ published: courses(2).map(ownCourseWire), draft: [ownCourseWire(course({ id: 9, status: 'draft' }))] });
  await names();
  const navigation = screen.getByRole('navigation', { name: 'Trainer area' });
  expect(await within(navigation).findByRole('link', { name: 'Courses 3' })).toHaveAttribute('aria-current', 'page');
});

test('a card shows the course, its price and its counts', async () => {
  openWith(
    course({
      fees: { inr: 15_000, usd: 190, discount: 20 },
      activity: { enrolled: 38, contacted: 64, viewcourse: 412 },
    }),
  );
  const shown = within(await card());
  for (const text of ['Cloud & DevOps', 'Intermediate', 'English', 'Published', '₹12,000', '$152']) {
    expect(shown.getByText(text)).toBeInTheDocument();
  }
  expect(shown.getByText('Run a cluster that survives its first bad day.')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'In 4 days, 7:00–9:00 PM IST' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/batches/1',
  );
  for (const [name, tab] of [
    ['Enrolled (38)', 'enrolled'],
    ['Contacted (64)', 'contacted'],
    ['View Activity (412)', 'activity'],
  ] as const) {
    expect(shown.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/patron/basicdetails/courses/activity/1?tab=${tab}`,
    );
  }
});

test('a card shows the first class and the hours of its season; the sort by start goes by it', async () => {
  const moved = course({ id: 1, name: 'Moved', batches: [batchWithMovedStart()] });
  const summer = batch({ dayOfWeek: 2, startDate: '2026-07-03', endDate: '2026-07-31', timeZone: 'EST' });
  const planned = course({ id: 2, name: 'Planned', batches: [batch({ startTime: '06:00' })] });
  const { user } = openWith(course({ id: 3, name: 'Summer', batches: [summer] }), planned, moved);
  const shown = within(await card('Moved'));
  expect(shown.getByText('Sunday, 18 January 2026')).toBeInTheDocument();
  expect(shown.getByText('In 3 days, 7:00–9:00 PM IST')).toBeInTheDocument();
  const later = within(await card('Summer'));
  expect(later.getByText('Saturday, 4 July 2026')).toBeInTheDocument();
  expect(later.getByText('In 6 months, 7:00–9:00 PM EDT')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: /Sort/ }), 'Starts soonest');
  await waitFor(async () => expect(await names()).toEqual(['Moved', 'Planned', 'Summer']));
});

test('a card shows the thumbnail, or a drawn cover without one, and a menu with View Course, Edit and Delete', async () => {
  const thumbnail = { src: '/backend/media/k-960.webp', avif: null, webp: null, width: 960, height: 640 };
  const { user } = openWith(course({ id: 1, thumbnail }), course({ id: 2, name: 'Rust', thumbnail: null }));
  expect((await card()).querySelector('img')).toHaveAttribute('src', '/backend/media/k-960.webp');
  const plain = await card('Rust');
  expect(plain.querySelector('img')).toBeNull();
  expect(plain.querySelector('svg')).toBeInTheDocument();
  expect(within(plain).getByRole('button', { name: 'Share' })).toBeInTheDocument();
  await user.click(within(plain).getByRole('button', { name: 'Actions for Rust' }));
  const menu = within(await screen.findByRole('menu'));
  const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(['View Course', 'Edit', 'Delete']));
});

test('the progress of a draft counts what is saved, not only the stage', async () => {
  const draft = course({
    id: 9,
    name: 'Helm',
    status: 'draft',
    stage: 1,
    batches: [batch({ startDate: '2026-02-02' })],
  });
  const contents = [{ id: 1, content_type: 'Benefits', content_text: 'Calm', is_live: true }];
  open({ draft: [{ ...ownCourseWire(draft), contents }] }, `${path}?tab=pending`);
  const shown = within(await card('Helm'));
  expect(shown.getByText('Saved up to step 3 of 5, Content')).toBeInTheDocument();
});

test('a draft shows its progress instead of counts and Share', async () => {
  const draft = course({ id: 9, name: '', description: '', status: 'draft', stage: 2, batches: [] });
  open({ draft: [ownCourseWire(draft)] }, `${path}?tab=pending`);
  const shown = within(await card('Untitled Course'));
  expect(shown.getByText('Draft')).toBeInTheDocument();
  expect(shown.getByText('Saved up to step 2 of 5, Timings')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Continue Untitled Course' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/courses/edit/9',
  );
  expect(shown.queryByText(/Enrolled/)).not.toBeInTheDocument();
  expect(shown.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test("View Course opens the course page with the course's name in the URL", async () => {
  const { user, address } = openWith(course({ id: 7 }), course({ id: 8, name: '' }));
  await card();
  await user.click(screen.getByRole('button', { name: 'Actions for Untitled Course' }));
  expect(await screen.findByRole('menuitem', { name: 'View Course' })).toHaveAttribute('href', '/course/8');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Kubernetes in Production' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View Course' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(address()).toBe('/course/kubernetes-in-production/7');
});

test('shows a skeleton while the courses load', async () => {
  open({ published: pending });
  expect(await screen.findByRole('status')).toHaveTextContent('Published courses are loading');
});

test('shows how to create a course when there is none', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'No courses found' })).toBeInTheDocument();
  expect(screen.getByText('Get started by creating a new course.')).toBeInTheDocument();
  for (const name of ['Create Course', '+ Create New Course']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/patron/basicdetails/courses/create');
  }
});

test('shows why the courses did not load, and Retry loads them', async () => {
  const answers: unknown[] = [failure(500, 'Database unavailable.')];
  const { user } = open({ published: () => answers.shift() ?? courses(1).map(ownCourseWire) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Published courses did not load');
  expect(alert).toHaveTextContent('Database unavailable.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await names()).toEqual(['Course 1']);
});

test('loads the courses of the trainer who signs in', async () => {
  const host = hostWith({ published: courses(1).map(ownCourseWire) });
  host.session.setUser('visitor');
  renderRoutes(remote.routes, { host, path });
  expect(await screen.findByRole('heading', { level: 1, name: 'Courses' })).toBeInTheDocument();
  expect(host.http.calls).toEqual([]);
  act(() => host.session.setUser('trainer'));
  expect(await names()).toEqual(['Course 1']);
});

test.each([
  [0, '+0 Batches'],
  [1, '+1 Batch'],
  [3, '+3 Batches'],
])('the chip for %i batches has the text %s', async (count, label) => {
  openWith(course({ batches: Array.from({ length: count }, (_, index) => batch({ id: index + 1 })) }));
  expect(within(await card()).getByRole('button', { name: label })).toBeInTheDocument();
});
