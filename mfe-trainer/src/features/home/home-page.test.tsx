import type { CourseSummary } from '@kaksha/domain/catalogue';
import { batch, course } from '@kaksha/testing/factories';
import { type FakeCall, failure, pending } from '@kaksha/testing/fake-http';
import { ownCourseWire } from '@kaksha/testing/wire/catalogue';
import { overviewWire } from '@kaksha/testing/wire/engagement';
import { screen, waitFor, within } from '@testing-library/react';
import { enquiry, openHome, overview } from './fake-home';

const draft = course({ id: 9, name: 'Site Reliability for Growing Teams', status: 'draft', stage: 2, batches: [] });
const withPhoto = (over: Partial<CourseSummary>) => {
  const taught = course(over);
  return {
    ...taught,
    trainer: { ...taught.trainer, photo: { src: '/media/a.webp', avif: null, webp: null, width: 96, height: 96 } },
  };
};
const tasks = async () => within(await screen.findByRole('region', { name: 'What to do next' }));

test.each(['/patron/basicdetails', '/patron/basicdetails/home'])('%s opens the trainer home', async (at) => {
  const { host } = openHome({ published: [course()] }, at);
  expect(await screen.findByRole('heading', { level: 1, name: 'You teach again on Monday' })).toBeInTheDocument();
  expect(screen.getByText('Kubernetes in Production, 7:00–9:00 PM IST')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Trainer home', noindex: true });
  expect(screen.getByRole('link', { name: '+ Create New Course' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/courses/create',
  );
});

test('/patron redirects to the trainer home', async () => {
  const { address } = openHome({}, '/patron');
  await waitFor(() => expect(address()).toBe('/patron/basicdetails'));
});

test("shows totals, this week's counts and their change", async () => {
  openHome({ published: [course()] });
  const counts = within(await screen.findByRole('region', { name: 'Counts' }));
  const shown = counts.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(shown).toEqual([
    'Next classMon 7 PMin 4 days',
    'Answered within a day92%100% this week, 25 points up on last week',
    'Sales in ₹6.42 lakh₹22,000 this week, 10% up on last week',
    'Views1,264100 this week, 25% up on last week',
    'Contacted23012 this week, as many as last week',
    'Enrolled5839 this week, 5 fewer than last week',
  ]);
});

test('shows no metrics before the courses are known, so that the classes that are near move nothing', async () => {
  openHome({ coursesPending: true });
  expect(await screen.findByText('Your metrics are loading')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Counts' })).toBeNull();
});

test('says of the next class that the courses have not loaded when they failed', async () => {
  openHome({ coursesFailed: true });
  const counts = within(await screen.findByRole('region', { name: 'Counts' }));
  expect(counts.getByText('Next class').parentElement).toHaveTextContent('Next class–Courses have not loaded');
  expect(counts.queryByText('No batch is open')).toBeNull();
});

test('the chart shows 30 days, and another period is stored in the URL', async () => {
  const { user, address } = openHome({ published: [course()] });
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
  openHome({
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
    ['Linux starts in 2 days', 'See learners', '/patron/basicdetails/batches/4?tab=learners'],
    ['Add a batch to Terraform', 'Add batch', '/patron/basicdetails/courses/edit/3?step=2'],
    ['Choose how you are paid', 'Set up', '/patron/basicdetails/pricing'],
    ['Finish Site Reliability for Growing Teams', 'Resume', '/patron/basicdetails/courses/edit/9'],
    ['Tell learners where to find help', 'Add links', '/patron/basicdetails/supportLink'],
  ]);
  expect(list.getByText('Oldest from Harpreet, 19 hours ago')).toBeInTheDocument();
  expect(list.getByText('12 people looked, no date to book')).toBeInTheDocument();
  expect(list.getByText('Saved up to step 2 of 5')).toBeInTheDocument();
});

test('names what the account still needs before its published courses sell, in one task', async () => {
  const sold = course({ batches: [batch({ startDate: '2026-02-02' })] });
  openHome({ published: [sold], saved: { payoutKind: null, refundTermsAccepted: false } });
  const list = await tasks();
  expect(await list.findByText('A payout account and the refund terms are missing')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Set up: Get ready to sell' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/pricing',
  );
});

test('a photo is no condition of sales, but a task of its own', async () => {
  openHome({ published: [course({ batches: [batch({ startDate: '2026-02-02' })] })] });
  const list = await tasks();
  expect(await list.findByText('With it, learners see who teaches')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Add photo: Add your photo' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/profile',
  );
  expect(list.queryByText('Get ready to sell')).not.toBeInTheDocument();
});

test('one missing part is named in the singular', async () => {
  openHome({ published: [withPhoto({ batches: [batch({ startDate: '2026-02-02' })] })], saved: { payoutKind: null } });
  expect(await (await tasks()).findByText('A payout account is missing')).toBeInTheDocument();
});

test('shows that there are no tasks', async () => {
  openHome({ published: [withPhoto({ batches: [batch({ startDate: '2026-02-02' })] })] });
  expect((await tasks()).getByText(/Nothing waits for you/)).toBeInTheDocument();
});

test('lists the batches by their next class, running ones too, with a link to each', async () => {
  openHome({
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
  openHome({});
  expect(await screen.findByRole('heading', { name: 'Teach your first course' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ananya Raghavan' })).toBeInTheDocument();
  expect(await screen.findByText(/^No class is planned yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create Course' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Counts' })).not.toBeInTheDocument();
});

test('shows a skeleton while the metrics load', async () => {
  const { host } = openHome({ published: [course()] });
  host.http.on('GET', '/course-actions/overview', pending);
  expect(await screen.findByText('Your metrics are loading')).toBeInTheDocument();
});

test('shows the failure of one section and renders the others', async () => {
  const { host, user } = openHome({ published: [course()] });
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
  const { host, user } = openHome({ published: [course()] });
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', failure(500, 'Not now.'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Your courses did not load.*Not now/);
  expect(screen.queryByText(/No class is planned/)).not.toBeInTheDocument();
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', [ownCourseWire(course())]);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You teach again on Monday' })).toBeInTheDocument();
});
