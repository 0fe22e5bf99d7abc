import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { addDays } from '@kaksha/domain/dates';
import type { ActivityOverview, ReceivedEnquiry } from '@kaksha/domain/engagement';
import { noSupportLinks } from '@kaksha/domain/trainer-rules';
import { batch, course } from '@kaksha/testing/factories';
import { type FakeCall, failure, paged, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { ownCourseWire } from '@kaksha/testing/wire/catalogue';
import { overviewWire, receivedEnquiryWire } from '@kaksha/testing/wire/engagement';
import { paymentConfigWire, supportLinksWire } from '@kaksha/testing/wire/trainer-area';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const overview = (days: number): ActivityOverview => ({
  counts: { enrolled: 583, contacted: 230, viewcourse: 1264 },
  days,
  period: days === 7 ? { views: 100, contacts: 12, enrolments: 9 } : { views: 282, contacts: 36, enrolments: 28 },
  previous: days === 7 ? { views: 80, contacts: 12, enrolments: 14 } : { views: 200, contacts: 30, enrolments: 20 },
  series: Array.from({ length: days }, (_, index) => ({
    date: addDays('2026-01-15', index + 1 - days),
    views: index,
    contacts: 1,
    enrolments: 0,
  })),
  openEnquiries: 1,
  answers: { all: { due: 50, inTime: 46 }, period: { due: 4, inTime: 4 }, previous: { due: 4, inTime: 3 } },
  earned: {
    all: { INR: 64_299_900, USD: 0 },
    period: { INR: 2_200_000, USD: 0 },
    previous: { INR: 2_000_000, USD: 0 },
  },
});

const enquiry = (overrides: Partial<ReceivedEnquiry> = {}): ReceivedEnquiry => ({
  id: 1,
  courseId: 1,
  courseName: 'Kubernetes in Production',
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: null,
  batchLabel: null,
  message: 'Is there a weekend batch?',
  status: 'new',
  reply: null,
  createdAt: '2026-01-14T11:30:00Z',
  answeredAt: null,
  thread: [],
  unread: 0,
  userId: 5,
  name: 'Harpreet',
  email: 'h@mail.test',
  phone: null,
  ...overrides,
});

const config = {
  currencies: [],
  payoutKind: null,
  upiId: '',
  accountName: '',
  accountNumberEnding: null,
  ifsc: '',
  bankName: '',
  taxNumber: '',
  refundTermsAccepted: false,
};

interface Sources {
  published?: CourseSummary[];
  drafts?: CourseSummary[];
  enquiries?: ReceivedEnquiry[];
  /** Whether pricing and support links are saved. */
  configured?: boolean;
  /** The courses never arrive. */
  coursesPending?: boolean;
}

function open(
  { published = [], drafts = [], enquiries = [], configured = true, coursesPending = false }: Sources,
  at = '/patron/basicdetails',
) {
  const host = trainerHost();
  const { http } = host;
  const updatedAt = configured ? '2026-01-01T00:00:00Z' : null;
  http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', ({ params }: FakeCall) =>
    (params.course_status === 'published' ? published : drafts).map(ownCourseWire),
  );
  if (coursesPending) http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', pending);
  http.on('GET', '/course-actions/overview', ({ params }: FakeCall) => overviewWire(overview(Number(params.days))));
  http.on('GET', '/course-requests/received', paged(enquiries.map(receivedEnquiryWire)));
  http.on('GET', '/pricing/payment-config/3', paymentConfigWire({ ...config, updatedAt, courses: [] }));
  http.on('GET', '/trainer-support/3', supportLinksWire({ ...noSupportLinks, updatedAt }));
  return renderRoutes(remote.routes, { host, path: at });
}

const draft = course({ id: 9, name: 'Site Reliability for Growing Teams', status: 'draft', stage: 2, batches: [] });
const tasks = async () => within(await screen.findByRole('region', { name: 'What to do next' }));

test.each(['/patron/basicdetails', '/patron/basicdetails/home'])('%s opens the trainer home', async (at) => {
  const { host } = open({ published: [course()] }, at);
  expect(await screen.findByRole('heading', { level: 1, name: 'You teach again on Monday' })).toBeInTheDocument();
  expect(screen.getByText('Kubernetes in Production, 7:00–9:00 PM IST')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Trainer home', noindex: true });
  expect(screen.getByRole('link', { name: '+ Create New Course' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/courses/create',
  );
});

test('/patron redirects to the trainer home', async () => {
  const { address } = open({}, '/patron');
  await waitFor(() => expect(address()).toBe('/patron/basicdetails'));
});

test("shows totals, this week's counts and their change", async () => {
  open({ published: [course()] });
  const counts = within(await screen.findByRole('region', { name: 'Counts' }));
  const shown = counts.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(shown).toEqual([
    'Next classMon 7 PMin 4 days, 7 hours',
    'Answered within a day92%100% this week, 25 points up on last week',
    'Sales in ₹6.42 lakh₹22,000 this week, 10% up on last week',
    'Views1,264100 this week, 25% up on last week',
    'Contacted23012 this week, as many as last week',
    'Enrolled5839 this week, 5 fewer than last week',
  ]);
});

test('says of the next class that the courses have not loaded, until they have', async () => {
  open({ coursesPending: true });
  const counts = within(await screen.findByRole('region', { name: 'Counts' }));
  expect(counts.getByText('Next class').parentElement).toHaveTextContent('Next class–Courses have not loaded');
  expect(counts.queryByText('No batch is open')).toBeNull();
});

test('the chart shows 30 days, and another period is stored in the URL', async () => {
  const { user, address } = open({ published: [course()] });
  const chart = within(await screen.findByRole('region', { name: 'Views, contacts, enrolments' }));
  expect(chart.getByText(/^41% up/).parentElement).toHaveTextContent('41% up against the 30 days before');
  await user.click(chart.getByRole('button', { name: '90 days' }));
  await waitFor(() => expect(address()).toBe('/patron/basicdetails?days=90'));
  expect(await screen.findByText(/Changes are against the 90 days before/)).toBeInTheDocument();
});

test('lists tasks by urgency with a link each', async () => {
  const soon = course({ id: 2, name: 'Linux', batches: [batch({ id: 4, startDate: '2026-01-17', dayOfWeek: 2 })] });
  const without = course({
    id: 3,
    name: 'Terraform',
    batches: [],
    activity: { enrolled: 0, contacted: 0, viewcourse: 12 },
  });
  open({
    published: [soon, without],
    drafts: [draft],
    enquiries: [
      enquiry({ id: 2, createdAt: '2026-01-15T06:00:00Z' }),
      enquiry(),
      enquiry({ id: 3, status: 'answered' }),
    ],
    configured: false,
  });
  const list = await tasks();
  const found = list.getAllByRole('listitem').map((item) => {
    const link = within(item).getByRole('link');
    return [within(item).getByRole('heading').textContent, link.textContent, link.getAttribute('href')];
  });
  expect(found).toEqual([
    ['Answer 2 new questions', 'Reply', '/patron/basicdetails/enquiries'],
    ['Linux starts in 2 days', 'Students', '/patron/basicdetails/batches/4?tab=learners'],
    ['Add a batch to Terraform', 'Add batch', '/patron/basicdetails/courses/edit/3?step=2'],
    ['Choose how you are paid', 'Set up', '/patron/basicdetails/pricing'],
    ['Finish Site Reliability for Growing Teams', 'Resume', '/patron/basicdetails/courses/edit/9'],
    ['Tell learners where to find help', 'Add links', '/patron/basicdetails/supportLink'],
  ]);
  expect(list.getByText('Oldest from Harpreet, 19 hours ago')).toBeInTheDocument();
  expect(list.getByText('12 people looked, no date to book')).toBeInTheDocument();
  expect(list.getByText('Saved up to step 2 of 5')).toBeInTheDocument();
});

test('shows that there are no tasks', async () => {
  open({ published: [course({ batches: [batch({ startDate: '2026-02-02' })] })] });
  expect((await tasks()).getByText(/Nothing waits for you/)).toBeInTheDocument();
});

test('lists the batches by their next class, running ones too, with a link to each', async () => {
  open({
    published: [
      course({ id: 1, name: 'Later', batches: [batch({ id: 1, startDate: '2026-02-16', meeting: 'none' })] }),
      course({ id: 2, name: 'Sooner', batches: [batch({ id: 2, startDate: '2026-01-19' })] }),
      course({ id: 3, name: 'Running', batches: [batch({ id: 3, startDate: '2026-01-05', learners: 27 })] }),
      course({ id: 4, name: 'Closed', batches: [batch({ id: 4, startDate: '2026-02-23', state: 'closed' })] }),
      course({ id: 5, name: 'Ended', batches: [batch({ id: 5, startDate: '2025-12-01', endDate: '2025-12-26' })] }),
    ],
  });
  const list = within(await screen.findByRole('region', { name: 'Your batches' }));
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((link) => !link?.includes('tab='))).toEqual(
    [3, 2, 1, 4].map((id) => `/patron/basicdetails/batches/${id}`),
  );
  expect(list.getByRole('link', { name: /^27 learners of/ })).toHaveAttribute(
    'href',
    '/patron/basicdetails/batches/3?tab=learners',
  );
  expect(list.getByText('Next class Thu, 15 Jan, 7:00 PM IST')).toBeInTheDocument();
  expect(list.getByText('Starts Mon, 19 Jan, 7:00 PM IST')).toBeInTheDocument();
  expect(list.getByText(/closed for enrolment$/)).toBeInTheDocument();
  expect(within(list.getAllByRole('listitem')[2] as HTMLElement).getByText('No link yet')).toBeInTheDocument();
  expect(list.getAllByText('No link yet')).toHaveLength(1);
});

test('shows a trainer without courses how to create one', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'Teach your first course' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ananya Raghavan' })).toBeInTheDocument();
  expect(await screen.findByText(/^No class is planned yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create Course' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Counts' })).not.toBeInTheDocument();
});

test('shows a skeleton while the metrics load', async () => {
  const { host } = open({ published: [course()] });
  host.http.on('GET', '/course-actions/overview', pending);
  expect(await screen.findByText('Your metrics are loading')).toBeInTheDocument();
});

test('shows the failure of one section and renders the others', async () => {
  const { host, user } = open({ published: [course()] });
  host.http.on('GET', '/course-actions/overview', failure(500, 'Database unavailable.'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Your metrics did not load.*Database unavailable/);
  expect(await screen.findByRole('region', { name: 'Your batches' })).toBeInTheDocument();
  host.http.on('GET', '/course-actions/overview', ({ params }: FakeCall) =>
    overviewWire(overview(Number(params.days))),
  );
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Counts' })).toBeInTheDocument();
});

test('does not say that no class is planned before the courses are known; Retry loads courses that failed', async () => {
  const { host, user } = open({ published: [course()] });
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', failure(500, 'Not now.'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Your courses did not load.*Not now/);
  expect(screen.queryByText(/No class is planned/)).not.toBeInTheDocument();
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', [ownCourseWire(course())]);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You teach again on Monday' })).toBeInTheDocument();
});

describe('a class that is near', () => {
  const soon = (own: Partial<Batch> = {}) =>
    batch({
      id: 7,
      startDate: '2026-01-05',
      startTime: '12:10',
      endTime: '13:10',
      learners: 27,
      meeting: 'link',
      ...own,
    });
  const own = (one: Batch) => course({ trainer: { ...course().trainer, id: 3 }, batches: [one] });
  const panel = async () => within(await screen.findByRole('region', { name: 'Your class' }));

  test('starts with one press, ten minutes before', async () => {
    const tab = { opener: {}, location: { assign: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { host, user } = open({ published: [own(soon())] });
    host.http.on('POST', '/classes/7/join', {
      url: 'https://meet.jit.si/room',
      provider: 'Jitsi',
      session: { date: '2026-01-15', starts_at: '2026-01-15T06:40:00Z', ends_at: '2026-01-15T07:40:00Z' },
    });
    expect((await panel()).getByText('Starts in 10 min')).toBeInTheDocument();
    expect((await panel()).getByText('12:10–1:10 PM IST · 27 learners')).toBeInTheDocument();
    await user.click((await panel()).getByRole('button', { name: 'Start class' }));
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('https://meet.jit.si/room'));
  });

  test('while it goes on, the heading names it and not the class of tomorrow', async () => {
    open({ published: [own(soon({ startTime: '11:30', endTime: '12:30' }))] });
    expect(await screen.findByRole('heading', { level: 1, name: 'You teach now' })).toBeInTheDocument();
    expect((await panel()).getByText('On now')).toBeInTheDocument();
    expect((await panel()).getByRole('button', { name: 'Start class' })).toBeEnabled();
  });

  test('says from when on it can be started, as long as it cannot', async () => {
    open({ published: [own(soon({ startTime: '12:45', endTime: '13:45' }))] });
    expect((await panel()).getByRole('button', { name: 'Start class' })).toBeDisabled();
    expect((await panel()).getByText('From 12:30 PM IST')).toBeInTheDocument();
  });

  test('without a link the trainer adds one there, and it is the first task', async () => {
    const { user, host } = open({ published: [own(soon({ meeting: 'none' }))] });
    host.http.on('GET', '/classes/7/meeting', {
      batch_id: 7,
      url: null,
      provider: null,
      is_on_demand: false,
      version: 1,
    });
    expect((await tasks()).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('No meeting link yet');
    expect((await panel()).getByText('No link yet')).toBeInTheDocument();
    expect((await panel()).queryByRole('button', { name: 'Start class' })).not.toBeInTheDocument();
    await user.click((await panel()).getByRole('button', { name: 'Add link' }));
    expect(await screen.findByRole('dialog', { name: 'Meeting link' })).toBeInTheDocument();
  });

  test('a trainer who teaches for an institute sees it and the batch, not how to create a first course', async () => {
    const { host } = open({});
    const taught = course({ batches: [soon({ meeting: 'none' })], trainer: { ...course().trainer, id: 8 } });
    host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', ({ params }: FakeCall) =>
      params.course_status === 'teaching' ? [ownCourseWire(taught)] : [],
    );
    expect((await panel()).getByText('The institute adds it')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Your batches' })).toBeInTheDocument();
    expect(screen.queryByText('Teach your first course')).not.toBeInTheDocument();
    expect(screen.queryByText('No meeting link yet')).not.toBeInTheDocument();
  });
});
