import type { CourseSummary } from '@kaksha/domain/catalogue';
import { authoredCourse, batch, course } from '@kaksha/testing/factories';
import { type FakeCall, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { authoredCourseWire, ownCourseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/courses/allcourses';
const update = '/patrons-registration/UpdateCourseDetails/1';
const name = 'Kubernetes in Production';

/** A list of courses whose answers follow the calls that change them. */
function open(initial: CourseSummary, { tab = 'published', list = tab }: { tab?: string; list?: string } = {}) {
  const host = trainerHost();
  let stored = { list, course: initial };
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', ({ params }: FakeCall) =>
    params.course_status === stored.list ? [ownCourseWire(stored.course)] : [],
  );
  host.http.on('PATCH', update, ({ body }: FakeCall) => {
    const { is_active, course_status } = body as { is_active?: boolean; course_status?: 'draft' | 'published' };
    stored = {
      list: course_status ?? stored.list,
      course: {
        ...stored.course,
        hidden: is_active === undefined ? stored.course.hidden : !is_active,
        status: course_status ?? stored.course.status,
      },
    };
    return authoredCourseWire(authoredCourse({ id: 1 }));
  });
  host.http.on('POST', '/patrons-registration/RestoreCourse/1', () => {
    stored = { list: 'published', course: { ...stored.course, hidden: true } };
    return authoredCourseWire(authoredCourse({ id: 1 }));
  });
  host.http.on('DELETE', '/patrons-registration/DeleteCourseDetails/1', () => {
    stored = { ...stored, list: 'deleted' };
    return { id: 1, kept: true, message: 'The course is taken off the lists.' };
  });
  return renderRoutes(remote.routes, { host, path: `${path}?tab=${tab}` });
}

const card = async () => within(await screen.findByRole('article', { name }));

async function choose(user: ReturnType<typeof open>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: (name) => name.startsWith(item) }));
}

test('hides a published course, shows it as hidden without Share, and Undo shows it again', async () => {
  const { user, host } = open(course());
  expect((await card()).getByRole('button', { name: 'Share' })).toBeInTheDocument();
  await choose(user, 'Hide');
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'success', title: 'The course is hidden' }]));
  expect((await card()).getByText('Hidden')).toBeInTheDocument();
  expect((await card()).queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  act(() => host.notices[0]?.action?.onClick());
  await waitFor(() => expect(host.notices).toMatchObject([{ title: 'Learners see the course again' }]));
  expect((await card()).getByText('Published')).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', update).map(({ body }) => body)).toEqual([
    { is_active: false },
    { is_active: true },
  ]);
});

test('unpublishes a course, which moves it to the pending courses', async () => {
  const { user, host } = open(course());
  await choose(user, 'Unpublish');
  await waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());
  expect(host.notices).toMatchObject([{ type: 'success', title: 'The course is unpublished', description: name }]);
  await user.click(screen.getByRole('button', { name: 'Pending' }));
  expect((await card()).getByText('Draft')).toBeInTheDocument();
});

test('offers no Publish for a draft that lacks something', async () => {
  const { user } = open(course({ status: 'draft', batches: [] }), { tab: 'pending', list: 'draft' });
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Publish' })).not.toBeInTheDocument();
});

test('keeps the course and says why it was not hidden', async () => {
  const { user, host } = open(course());
  host.http.on('PATCH', update, failure(403, 'This is the course of another trainer.'));
  await choose(user, 'Hide');
  await waitFor(() =>
    expect(host.notices).toMatchObject([
      {
        type: 'error',
        title: 'The course was not hidden',
        description: `${name}: This is the course of another trainer.`,
      },
    ]),
  );
  expect((await card()).getByText('Published')).toBeInTheDocument();
});

test('restores a deleted course as a hidden one; its learners stay listed meanwhile', async () => {
  const activity = { enrolled: 4, contacted: 0, viewcourse: 0 };
  const { user, host } = open(course({ activity }), { tab: 'deleted' });
  expect((await card()).getByText('Deleted', { selector: 'span' })).toBeInTheDocument();
  expect((await card()).getByRole('link', { name: 'Enrolled (4)' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/courses/activity/1?tab=enrolled',
  );
  await choose(user, 'Restore');
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'success', title: 'The course is restored' }]));
  expect(await screen.findByText('No deleted courses')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Published' }));
  expect((await card()).getByText('Hidden')).toBeInTheDocument();
});

test('a course that is deleted and restored is listed again', async () => {
  const { user, host } = open(course());
  await choose(user, 'Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Deleted' }));
  await card();
  await choose(user, 'Restore');
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The course is restored' }));
  await user.click(screen.getByRole('button', { name: 'Published' }));
  expect((await card()).getByText('Hidden')).toBeInTheDocument();
});

test('shows the tab of deleted courses only when there are some', async () => {
  open(course());
  await card();
  expect(screen.queryByRole('button', { name: 'Deleted' })).not.toBeInTheDocument();
});

test('the calendar keeps the classes of an unpublished course with learners', async () => {
  const host = trainerHost();
  host.http.on('GET', '/calendar/feed', { active: false, created_at: null });
  const activity = { enrolled: 1, contacted: 0, viewcourse: 0 };
  const taught = course({ status: 'draft', activity, batches: [batch({ startDate: '2026-02-02' })] });
  const draft = course({
    id: 2,
    name: 'Not sold',
    status: 'draft',
    batches: [batch({ id: 2, startDate: '2026-02-02' })],
  });
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', ({ params }: FakeCall) =>
    params.course_status === 'draft' ? [taught, draft].map((own) => ownCourseWire(own)) : [],
  );
  renderRoutes(remote.routes, { host, path: '/patron/basicdetails/calendar' });
  const list = within(await screen.findByRole('list', { name: 'Batches with classes ahead' }));
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([name]);
});
