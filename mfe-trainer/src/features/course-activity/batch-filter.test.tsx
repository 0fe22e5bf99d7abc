import type { ContactedUser, EnrolledStudent } from '@kaksha/domain/engagement';
import { batch, course } from '@kaksha/testing/factories';
import { textFile } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { ownCourseWire } from '@kaksha/testing/wire/catalogue';
import { contactWire, enrolledWire } from '@kaksha/testing/wire/engagement';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';
import { peopleOf } from './fake-course-activity';

const path = '/patron/basicdetails/courses/activity/1';
const january = { id: 1, startDate: '2026-01-19', label: 'Weekday(Mon-Fri), from 19 Jan 2026' };
const march = { id: 2, startDate: '2026-03-02', label: 'Weekend(Sat,Sun), from 2 Mar 2026' };
const taught = course({
  id: 1,
  batches: [
    batch({ id: 4, startDate: '2025-10-06', endDate: '2025-10-31' }),
    batch({ id: 3, startDate: '2026-02-02', endDate: '2026-02-27', state: 'cancelled' }),
    batch({ id: 2, startDate: '2026-03-02', endDate: '2026-03-29', dayOfWeek: 2 }),
    batch({ id: 1, startDate: '2026-01-19', endDate: '2026-02-13' }),
  ],
});

const student = (userId: number, name: string, more: Partial<EnrolledStudent>): EnrolledStudent => ({
  userId,
  name,
  enrolmentId: userId,
  profilePhoto: null,
  email: null,
  phone: null,
  status: 'Active',
  enrolledAt: '2026-01-10T09:12:00Z',
  amount: 0,
  currency: 'INR',
  batches: [],
  ...more,
});

const students = [
  student(5, 'Priya Nair', { batches: [{ ...january, state: 'Active' }] }),
  student(6, 'Ravi Kumar', {
    batches: [
      { ...january, state: 'Moved' },
      { ...march, state: 'Active' },
    ],
  }),
  student(7, 'Sana Sheikh', { status: 'Refunded', batches: [{ ...march, state: 'Refunded' }] }),
];

const contact = (userId: number, name: string, batches: ContactedUser['batches']): ContactedUser => ({
  userId,
  name,
  profilePhoto: null,
  email: null,
  phone: null,
  lastSeenAt: '2026-01-12T18:00:00Z',
  views: 1,
  chats: 0,
  interests: 1,
  enquiries: [],
  batches,
});

function open(at: string) {
  const host = trainerHost();
  const contacts = [contact(8, 'Asks about March', [march]), contact(9, 'Only looked', [])];
  host.http.on('GET', '/course-purchase/users/1', ({ params }: { params: Record<string, unknown> }) =>
    params.format === 'csv' ? textFile('Name') : peopleOf(students.map(enrolledWire)),
  );
  host.http.on('GET', /GetCourseDetailsByTrainerId/, ({ params }: { params: Record<string, unknown> }) =>
    params.course_status === 'published' ? [ownCourseWire(taught)] : [],
  );
  for (const batch_id of [1, 2]) {
    const none = { batch_id, percent: 75, is_finished: false, version: 1, learners: [] };
    host.http.on('GET', `/classes/${batch_id}/certificates`, none);
    host.http.on('GET', `/classes/${batch_id}/attendance`, { batch_id, sessions: [], learners: [] });
  }
  host.http.on('GET', '/course-actions/contacted/1', peopleOf(contacts.map(contactWire)));
  const activitycount = { enrolled: 2, contacted: 2, viewcourse: 0 };
  host.http.on('GET', '/course-actions/activity/1', peopleOf([], { activitycount, series: [] }));
  return renderRoutes(remote.routes, { host, path: at });
}

const cards = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));

test('limits the learners to a batch, with the state that each has in it', async () => {
  const { user, address } = open(path);
  expect(await cards('Enrolled students')).toEqual(['Priya Nair', 'Ravi Kumar', 'Sana Sheikh']);
  expect(card('Ravi Kumar').getByText('Active')).toBeInTheDocument();
  expect(card('Ravi Kumar').getByText('Batches of 19 Jan 2026 (moved); 2 Mar 2026')).toBeInTheDocument();
  expect(card('Sana Sheikh').getByText('Refunded')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '2 learners, 1 refunded' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Batch' }), '1');
  await waitFor(async () => expect(await cards('Enrolled students')).toEqual(['Priya Nair', 'Ravi Kumar']));
  expect(address()).toBe(`${path}?batch=1`);
  expect(card('Ravi Kumar').getByText('Moved')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '2 learners' })).toBeInTheDocument();
});

test('the filter has the batches that the course list counts, those ahead first, each with its dates once', async () => {
  const shown = open(path);
  const filter = within(await screen.findByRole('combobox', { name: 'Batch' }));
  const [all, ...batches] = filter.getAllByRole('option').map(({ textContent }) => textContent);
  expect(all).toBe('All');
  expect(batches).toEqual([
    'From 19 Jan 2026 to 13 Feb 2026, Weekday(Mon-Fri), 7:00–9:00 PM IST',
    'From 7 Mar 2026 to 29 Mar 2026, Weekend(Sat,Sun), 7:00–9:00 PM IST',
    'From 2 Feb 2026 to 27 Feb 2026, Weekday(Mon-Fri), 7:00–9:00 PM IST, cancelled',
    'From 6 Oct 2025 to 31 Oct 2025, Weekday(Mon-Fri), 7:00–9:00 PM IST',
  ]);
  shown.unmount();
  open('/patron/basicdetails/courses/allcourses');
  expect(await screen.findByRole('button', { name: `+${batches.length} Batches` })).toBeInTheDocument();
});

test('the table has the learners of the batch', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const { user, host } = open(`${path}?batch=2`);
  expect(await cards('Enrolled students')).toEqual(['Ravi Kumar', 'Sana Sheikh']);
  await user.click(screen.getByRole('button', { name: 'CSV of all people of this list' }));
  await waitFor(() =>
    expect(host.http.callsTo('GET', '/course-purchase/users/1').at(-1)?.params).toEqual({ format: 'csv', batch_id: 2 }),
  );
});

test('limits the contacts to those who asked about a batch', async () => {
  open(`${path}?tab=contacted&batch=2`);
  expect(await cards('Contacted users')).toEqual(['Asks about March']);
});

test('shows everyone again when no one is in the batch', async () => {
  const { user, address } = open(`${path}?batch=77`);
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(async () => expect(await cards('Enrolled students')).toHaveLength(3));
  expect(address()).toBe(path);
});
