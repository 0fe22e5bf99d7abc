import { batch, batchWithMovedStart, courseDetails } from '@kaksha/testing/factories';
import { type FakeCall, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

const names: Record<number, string> = { 1: 'Kubernetes in Production', 2: 'Helm in Practice', 3: 'Docker Basics' };

function catalogue() {
  const host = catalogueHost();
  host.http.on('GET', paths.course, ({ path }: FakeCall) => {
    const id = Number(path.split('/').at(-1));
    const name = names[id];
    if (!name) return failure(404, 'Course not found', { code: 'COURSE_NOT_FOUND' });
    return courseDetailsWire(courseDetails({ id, name, difficulty: id === 1 ? 'Advanced' : 'Beginner' }));
  });
  return host;
}

const open = (path: string, host = catalogue()) => renderRoutes(remote.routes, { host, path });
const tray = () => screen.findByRole('region', { name: 'Comparison' });

beforeEach(() => localStorage.clear());

describe('the comparison', () => {
  test('shows the courses of the address as columns, with their facts as rows', async () => {
    const { host } = open('/compare?courses=2,1');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Helm in Practice',
      'Kubernetes in Production',
    ]);
    const level = within(table.getByRole('row', { name: /^Level/ }));
    expect(level.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Beginner', 'Advanced']);
    expect(table.getByRole('row', { name: /^Fee/ })).toHaveTextContent('₹12,000');
    expect(table.getByRole('row', { name: /^Starts/ })).toHaveTextContent('19 Jan 2026');
    expect(table.getByRole('row', { name: /^Length/ })).toHaveTextContent('4 weeks, 20 sessions, 40 hours');
    const labels = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining(['Tools you will use', 'What you will learn']));
    expect(labels).not.toContain('Syllabus');
    expect(host.pageDescriptions.at(-1)).toMatchObject({
      title: 'Compare Helm in Practice and Kubernetes in Production',
      description: expect.stringContaining('Helm in Practice and Kubernetes in Production side by side'),
      canonical: '/compare?courses=2,1',
      status: 200,
    });
  });

  test('shows the first class and the hours of the season', async () => {
    const host = catalogueHost();
    const batches = [batchWithMovedStart({ timeZone: 'EST', startDate: '2026-01-19', endDate: '2026-02-13' })];
    const summer = [batch({ timeZone: 'EST', startDate: '2026-07-06', endDate: '2026-07-31' })];
    host.http.on('GET', paths.course, ({ path }: FakeCall) => {
      const id = Number(path.split('/').at(-1));
      return courseDetailsWire(courseDetails({ id, batches: id === 1 ? batches : summer }));
    });
    open('/compare?courses=1,2', host);
    const table = within(await screen.findByRole('table'));
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/^Starts/)).toEqual(['18 Jan 2026In 3 days', '6 Jul 2026In 6 months']);
    expect(cells(/^Class hours/)).toEqual(['7:00–9:00 PM EST', '7:00–9:00 PM EDT']);
  });

  test('removes a course from the address', async () => {
    const { user, address } = open('/compare?courses=1,2,3');
    await user.click(await screen.findByRole('button', { name: 'Remove Helm in Practice' }));
    await waitFor(() => expect(address()).toBe('/compare?courses=1,3'));
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
  });

  test('names unknown courses and shows the others', async () => {
    open('/compare?courses=1,98,xyz');
    expect(await screen.findByText('Course 98 does not exist or is no longer offered.')).toBeInTheDocument();
    expect(screen.getByText('“xyz”: not the number of a course.')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.getByText('Add another course to see the differences.')).toBeInTheDocument();
  });

  test('answers 404 when no course of the address exists', async () => {
    const { host } = open('/compare?courses=98,99');
    expect(await screen.findByText('Courses 98, 99 do not exist or are no longer offered.')).toBeInTheDocument();
    expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404, noindex: true });
  });

  test('compares four courses and names the ones left out', async () => {
    open('/compare?courses=1,2,3,98,4,5');
    expect(await screen.findByText('At most 4 courses are compared; courses 4, 5 are left out.')).toBeInTheDocument();
  });

  test('explains itself without courses', async () => {
    open('/compare');
    expect(await screen.findByRole('heading', { name: 'No course to compare yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/live-courses');
  });

  test('shows a skeleton while loading, and Retry after a failure', async () => {
    const host = catalogue();
    host.http.on('GET', paths.course, pending);
    const first = open('/compare?courses=1', host);
    expect(await screen.findByText('The courses are loading')).toBeInTheDocument();
    first.unmount();

    host.http.on('GET', paths.course, new Error('cable cut'));
    const { user } = open('/compare?courses=2', host);
    expect(await screen.findByRole('alert')).toHaveTextContent('One course did not load');
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ id: 2, name: 'Helm in Practice' })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('columnheader', { name: /Helm in Practice/ })).toBeInTheDocument();
  });
});

describe('choosing courses', () => {
  test('cards add and remove a course, and a bar leads to the comparison', async () => {
    const { user, address } = open('/live-courses');
    const card = within(await screen.findByRole('article', { name: 'Course 1' }));
    await user.click(card.getByRole('button', { name: 'Compare' }));
    const other = within(screen.getByRole('article', { name: 'Course 2' }));
    await user.click(other.getByRole('button', { name: 'Compare' }));
    expect(card.getByRole('button', { name: 'Compare', pressed: true })).toHaveAccessibleDescription('Course 1');
    expect(within(await tray()).getByRole('status')).toHaveTextContent('2 of 4 to compare');
    await user.click(within(await tray()).getByRole('link', { name: 'Compare courses' }));
    await waitFor(() => expect(address()).toBe('/compare?courses=1,2'));
  });

  test('the choice is kept for the next visit', async () => {
    const first = open('/course/kubernetes-in-production/1');
    const [button] = await screen.findAllByRole('button', { name: 'Compare' });
    await first.user.click(button!);
    first.unmount();
    open('/live-courses');
    expect(await tray()).toHaveTextContent('Kubernetes in Production');
  });

  test('a fifth course is refused with a notice', async () => {
    const chosen = [11, 12, 13, 14].map((id) => ({ id, name: `Course ${id}` }));
    localStorage.setItem('kaksha.compared', JSON.stringify(chosen));
    const { user, host } = open('/live-courses');
    await tray();
    const card = within(await screen.findByRole('article', { name: 'Course 1' }));
    await user.click(card.getByRole('button', { name: 'Compare' }));
    expect(host.notices.at(-1)).toMatchObject({ title: 'You can compare up to 4 courses' });
    expect(card.getByRole('button', { name: 'Compare', pressed: false })).toBeInTheDocument();
  });

  test('an unreadable choice counts as none', async () => {
    localStorage.setItem('kaksha.compared', '{"id":');
    open('/live-courses');
    await screen.findByRole('article', { name: 'Course 1' });
    expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
  });

  test('"Add a course" takes the courses of a shared address along', async () => {
    const { user, address } = open('/compare?courses=1,2');
    await user.click(await screen.findByRole('link', { name: 'Add a course' }));
    await waitFor(() => expect(address()).toBe('/live-courses'));
    expect(await tray()).toHaveTextContent('Kubernetes in Production, Helm in Practice');
  });
});
