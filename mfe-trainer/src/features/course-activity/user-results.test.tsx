import type { EnrolledStudent } from '@kaksha/domain/engagement';
import { envelopeData, type FakeCall, failure, textFile } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { enrolledWire, seriesWire } from '@kaksha/testing/wire/engagement';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/courses/activity/1?tab=enrolled';
const call = '/course-purchase/users/1';

/** `count` students, latest first: Student 1 enrolled last. */
const students = (count: number): EnrolledStudent[] =>
  Array.from({ length: count }, (_, index) => ({
    enrolmentId: index + 1,
    userId: index + 1,
    name: `Student ${index + 1}`,
    profilePhoto: null,
    email: `s${index + 1}@mail.test`,
    phone: null,
    status: 'Active',
    enrolledAt: '2026-01-10T09:12:00Z',
    amount: 100_000 + index,
    currency: 'INR',
    batches: [],
  }));

const data = (results: unknown[], extra = {}) =>
  envelopeData({
    results,
    count: results.length,
    capped: false,
    current_page: 1,
    total_pages: 1,
    course: { id: 1, course_name: 'Go' },
    ...extra,
  });

function open(people: EnrolledStudent[], at = path, pageSize = 500) {
  const host = trainerHost();
  const total = Math.ceil(people.length / pageSize);
  host.http.on('GET', call, ({ params }: FakeCall) => {
    const first = (Number(params.page) - 1) * pageSize;
    return data(people.slice(first, first + pageSize).map(enrolledWire), { count: people.length, total_pages: total });
  });
  const activitycount = { enrolled: people.length, contacted: 0, viewcourse: 0 };
  host.http.on('GET', '/course-actions/activity/1', data([], { activitycount, series: seriesWire([]) }));
  host.http.on('GET', /GetCourseDetailsByTrainerId/, []);
  return renderRoutes(remote.routes, { host, path: at });
}

const names = async () =>
  within(await screen.findByRole('list', { name: 'Enrolled students' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('loads all pages of a long list and shows one page', async () => {
  const { host, user, address } = open(students(30), path, 12);
  expect(await screen.findByRole('heading', { name: '30 learners' })).toBeInTheDocument();
  expect(await names()).toHaveLength(24);
  expect(host.http.callsTo('GET', call).map(({ params }) => params.page)).toEqual([1, 2, 3]);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(async () => expect(await names()).toHaveLength(6));
  expect(address()).toBe(`${path}&page=2`);
  expect(host.http.callsTo('GET', call)).toHaveLength(3);
});

test('searches by name or e-mail and stores the search in the URL', async () => {
  const { user, address } = open(students(12));
  await names();
  await user.type(screen.getByRole('searchbox', { name: 'Find a learner' }), 'S12@mail');
  expect(await names()).toEqual(['Student 12']);
  expect(screen.getByRole('heading', { name: '1 of 12 learners' })).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`${path}&q=S12%40mail`));
  await user.clear(screen.getByRole('searchbox', { name: 'Find a learner' }));
  await user.type(screen.getByRole('searchbox', { name: 'Find a learner' }), 'no one');
  expect(await screen.findByRole('heading', { name: 'No one matches' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await names()).toHaveLength(12);
});

test('counts learners who left apart from those who are enrolled', async () => {
  const [first, second, third, fourth] = students(4) as [
    EnrolledStudent,
    EnrolledStudent,
    EnrolledStudent,
    EnrolledStudent,
  ];
  const batch = { id: 1, startDate: '2026-01-19', label: 'Weekday(Mon-Fri)' };
  const { user } = open([
    first,
    second,
    { ...third, status: 'Refunded', batches: [{ ...batch, state: 'Refunded' }] },
    { ...fourth, status: 'Refunded', amount: 0, batches: [{ ...batch, state: 'Left' }] },
  ]);
  expect(
    await screen.findByRole('heading', { name: '2 learners, 1 refunded, 1 gave the seat back' }),
  ).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Find a learner' }), 'Student 3');
  expect(await screen.findByRole('heading', { name: '0 of 2 learners, 1 refunded' })).toBeInTheDocument();
});

test.each([
  ['newest', ['Student 1', 'Student 2', 'Student 3']],
  ['oldest', ['Student 3', 'Student 2', 'Student 1']],
  ['most', ['Student 3', 'Student 2', 'Student 1']],
  ['name', ['Student 1', 'Student 2', 'Student 3']],
])('sorts by the order %s of the URL', async (sort, order) => {
  open(students(3), `${path}&sort=${sort}`);
  expect(await names()).toEqual(order);
});

describe('the CSV download', () => {
  const saved: { blob: Blob; name: string }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let latest: Blob;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        latest = blob;
        return 'blob:table';
      },
      revokeObjectURL: () => {},
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ blob: latest, name: this.download });
    });
  });

  test("saves the server's CSV under the course's name with a byte order mark", async () => {
    const { host, user } = open(students(1));
    const table = "Name,E-mail\r\n'=HYPERLINK(1),a@b.test\r\n";
    host.http.on('GET', call, ({ params }: FakeCall) =>
      params.format === 'csv' ? textFile(table) : data(students(1).map(enrolledWire)),
    );
    await names();
    await user.click(screen.getByRole('button', { name: /^CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('enrolled-go.csv');
    // Three bytes of byte order mark, then the table.
    expect(await bytesOf(saved[0]?.blob)).toEqual([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(table)]);
  });

  test('shows a failure notice with Retry', async () => {
    const { host, user } = open(students(1));
    await names();
    host.http.on('GET', call, failure(500, 'Database unavailable.'));
    await user.click(screen.getByRole('button', { name: /^CSV/ }));
    await waitFor(() =>
      expect(host.notices).toMatchObject([
        {
          type: 'error',
          title: 'The table was not downloaded',
          description: 'Database unavailable.',
          action: { label: 'Retry' },
        },
      ]),
    );
    expect(saved).toEqual([]);
  });
});

function bytesOf(blob = new Blob()): Promise<number[]> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob);
  });
}
