import { authoredCourse, course } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/courses/allcourses?tab=published';
const deletion = '/patrons-registration/DeleteCourseDetails/1';
const copying = '/patrons-registration/DuplicateCourse/1';

function open({ enrolled = 0 } = {}) {
  const host = trainerHost([
    course({ activity: { enrolled, contacted: 0, viewcourse: 0 } }),
    course({ id: 2, name: 'Linux for Cloud Engineers' }),
  ]);
  // Two menu entries open the wizard.
  host.http.on('GET', '/categories', []);
  host.http.on('GET', '/languages', []);
  host.http.on('GET', /GetCourseDetailsById/, pending);
  return renderRoutes(remote.routes, { host, path });
}

async function choose(user: ReturnType<typeof open>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Kubernetes in Production' }));
  await user.click(await screen.findByRole('menuitem', { name: (name) => name.startsWith(item) }));
}

const confirm = async (user: ReturnType<typeof open>['user']) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
const card = () => screen.queryByRole('article', { name: 'Kubernetes in Production' });

test('says what hiding and unpublishing do', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Kubernetes in Production' }));
  expect(await screen.findByRole('menuitem', { name: /^Hide / })).toHaveAccessibleName(
    expect.stringContaining('New learners no longer find it. It stays published, and its classes go on.'),
  );
  expect(screen.getByRole('menuitem', { name: /^Unpublish / })).toHaveAccessibleName(
    expect.stringContaining('It becomes a draft that new learners do not find. Its classes go on.'),
  );
});

test('Edit opens the course in the wizard', async () => {
  const { user, address } = open();
  await choose(user, 'Edit');
  await waitFor(() => expect(address()).toBe('/patron/basicdetails/courses/edit/1'));
});

test('Duplicate creates a draft and opens it in the wizard', async () => {
  const { user, host, address } = open();
  host.http.on('POST', copying, authoredCourseWire(authoredCourse({ id: 77, status: 'draft' })));
  await choose(user, 'Duplicate');
  await waitFor(() => expect(address()).toBe('/patron/basicdetails/courses/edit/77'));
  expect(host.notices).toEqual([expect.objectContaining({ type: 'success', title: 'Course duplicated' })]);
});

test('shows that a course is being copied, and why a copy failed', async () => {
  const { user, host, address } = open();
  host.http.on('POST', copying, pending);
  await choose(user, 'Duplicate');
  await waitFor(() => expect(host.notices).toEqual([expect.objectContaining({ type: 'loading' })]));
  host.http.on('POST', copying, failure(403, 'That course is not yours.'));
  await choose(user, 'Duplicate');
  await waitFor(() =>
    expect(host.notices).toEqual([
      expect.objectContaining({
        type: 'error',
        title: 'The course was not duplicated',
        description: 'Kubernetes in Production: That course is not yours.',
      }),
    ]),
  );
  expect(address()).toBe(path);
});

test("Delete asks for confirmation and shows the server's message", async () => {
  const { user, host } = open();
  host.http.on('DELETE', deletion, { id: 1, kept: false, message: 'The course is deleted.' });
  await choose(user, 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this course?' });
  expect(dialog).toHaveAccessibleDescription(/will be gone with its batches, contents and modules/);
  expect(host.http.callsTo('DELETE', deletion)).toHaveLength(0);
  await confirm(user);
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'success', title: 'The course is deleted.' }]));
  await waitFor(() => expect(screen.getByText('1 course')).toHaveFocus());
  expect(within(screen.getByRole('navigation', { name: 'Trainer area' })).getByText('1')).toBeInTheDocument();
});

test('the confirmation says that learners keep what they paid for', async () => {
  const { user } = open({ enrolled: 38 });
  await choose(user, 'Delete');
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    'Kubernetes in Production has 38 learners. They keep what they paid for; no one else will find the course any more. You can restore it from Deleted.',
  );
});

test('Cancel and Escape delete nothing', async () => {
  const { user, host } = open();
  await choose(user, 'Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await choose(user, 'Delete');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(card()).toBeInTheDocument();
  expect(host.http.callsTo('DELETE', deletion)).toHaveLength(0);
});

test('restores a course that could not be deleted, with the reason and Retry', async () => {
  const { user, host } = open();
  host.http.on('DELETE', deletion, failure(500, 'Database unavailable.'));
  await choose(user, 'Delete');
  await confirm(user);
  await waitFor(() =>
    expect(host.notices).toMatchObject([
      {
        type: 'error',
        title: 'The course was not deleted',
        description: 'Kubernetes in Production: Database unavailable.',
      },
    ]),
  );
  await waitFor(() => expect(card()).toBeInTheDocument());
  host.http.on('DELETE', deletion, { id: 1, kept: true, message: 'It is taken off the lists.' });
  act(() => host.notices[0]?.action?.onClick());
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'success', title: 'It is taken off the lists.' }]));
});

test('a list that loads during a refused deletion shows the course again, at its place', async () => {
  const { user, host, router } = open();
  let refuse = (_answer: unknown) => {};
  host.http.on('DELETE', deletion, () => new Promise((resolve) => (refuse = resolve)));
  await choose(user, 'Delete');
  await confirm(user);
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  const loads = () => host.http.callsTo('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3').length;
  const before = loads();
  await act(() => router.navigate('/patron/basicdetails/courses/allcourses?tab=pending'));
  await act(() => router.navigate(path));
  expect(loads()).toBeGreaterThan(before);
  expect(await screen.findByText('1 course')).toBeInTheDocument();
  await act(async () => refuse(failure(500, 'Database unavailable.')));
  await waitFor(() => expect(card()).toBeInTheDocument());
  expect(screen.getAllByRole('article')[0]).toBe(card());
});

test('treats a course that is already deleted as deleted', async () => {
  const { user, host } = open();
  host.http.on('DELETE', deletion, failure(404, 'Course not found'));
  await choose(user, 'Delete');
  await confirm(user);
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  await waitFor(() => expect(host.http.callsTo('DELETE', deletion)).toHaveLength(1));
  expect(host.notices).toEqual([]);
});
