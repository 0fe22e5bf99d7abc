import type { CourseSummary } from '@kaksha/domain/catalogue';
import { batch, course, courses } from '@kaksha/testing/factories';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/courses/allcourses?tab=published';

function open(list: CourseSummary[], at = path) {
  const host = trainerHost(list);
  return renderRoutes(remote.routes, { host, path: at });
}

const names = async () =>
  within(await screen.findByRole('list', { name: 'Courses' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const firstPage = Array.from({ length: 10 }, (_, index) => `Course ${index + 1}`);

test('shows ten courses per page and stores the page in the URL', async () => {
  const { user, address, host } = open(courses(23));
  expect(await names()).toEqual(firstPage);
  expect(screen.getByText('23 courses')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await waitFor(async () => expect(await names()).toEqual(['Course 21', 'Course 22', 'Course 23']));
  expect(address()).toBe(`${path}&page=3`);
  expect(host.http.callsTo('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3')).toHaveLength(4);
});

test('shows the last page for a page number beyond it', async () => {
  open(courses(12), `${path}&page=9`);
  expect(await names()).toEqual(['Course 11', 'Course 12']);
});

test('filters while typing and stores the search in the URL after a pause; Back leaves the page', async () => {
  const { user, address } = open([...courses(11), course({ id: 90, name: 'Rust' }), course({ id: 91, name: 'Go' })]);
  await names();
  await user.type(screen.getByRole('searchbox', { name: 'Find a course' }), 'rust ');
  expect(await names()).toEqual(['Rust']);
  expect(screen.getByText('1 of 13 courses')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`${path}&q=rust`));
});

test('restores search and sorting from the URL', async () => {
  open(
    [
      course({ id: 1, name: 'Go, slowly', activity: { enrolled: 2, contacted: 0, viewcourse: 9 } }),
      course({ id: 2, name: 'Go, fast', activity: { enrolled: 5, contacted: 0, viewcourse: 1 } }),
      course({ id: 3, name: 'Rust' }),
    ],
    `${path}&q=go&sort=enrolled`,
  );
  expect(await names()).toEqual(['Go, fast', 'Go, slowly']);
  expect(screen.getByRole('searchbox', { name: 'Find a course' })).toHaveValue('go');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Most enrolled');
});

test.each([
  ['Starts soonest', 'start', ['Soon', 'Late', 'Begun', 'Never']],
  ['Name, A to Z', 'name', ['Begun', 'Late', 'Never', 'Soon']],
  ['Most viewed', 'views', ['Never', 'Late', 'Soon', 'Begun']],
])('%s', async (label, sort, order) => {
  const views = (viewcourse: number) => ({ enrolled: 0, contacted: 0, viewcourse });
  const { user, address } = open([
    course({ id: 1, name: 'Late', batches: [batch({ startDate: '2026-03-02' })], activity: views(3) }),
    course({ id: 2, name: 'Begun', batches: [batch({ startDate: '2026-01-05' })] }),
    course({ id: 3, name: 'Never', batches: [], activity: views(8) }),
    course({ id: 4, name: 'Soon', batches: [batch({ startDate: '2026-01-19' })], activity: views(1) }),
  ]);
  expect(await names()).toEqual(['Late', 'Begun', 'Never', 'Soon']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), label);
  await waitFor(async () => expect(await names()).toEqual(order));
  expect(address()).toBe(`${path}&sort=${sort}`);
});

test('shows the search text and a reset when nothing matches', async () => {
  const { user } = open(courses(2), `${path}&q=basket+weaving`);
  expect(await screen.findByRole('heading', { name: 'No course matches' })).toBeInTheDocument();
  expect(screen.getByText(/None of these 2 courses has “basket weaving”/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all courses' }));
  expect(await names()).toEqual(['Course 1', 'Course 2']);
});

test('the other tab starts without the search', async () => {
  const { user } = open(courses(2), `${path}&q=course`);
  await names();
  await user.click(screen.getByRole('button', { name: 'Pending' }));
  await screen.findByRole('heading', { name: 'No courses found' });
  await user.click(screen.getByRole('button', { name: 'Published' }));
  await names();
  expect(screen.getByRole('searchbox', { name: 'Find a course' })).toHaveValue('');
});

test('Back restores the search before', async () => {
  const { router } = open(courses(3), `${path}&q=2`);
  expect(await names()).toEqual(['Course 2']);
  await act(() => router.navigate(`${path}&q=3`));
  await waitFor(async () => expect(await names()).toEqual(['Course 3']));
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await names()).toEqual(['Course 2']));
});
