import { batch, batchWithMovedStart, course, courseDetails } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseDetailsWire, courseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, within } from '@testing-library/react';
import { catalogueHost, feedbackPage, paths } from '../../fake-catalogue';
import remote from '../../remote';

const here = '/course/kubernetes-in-production/1';
const open = (host = catalogueHost(), path = here) => renderRoutes(remote.routes, { host, path });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Kubernetes in Production' });
const box = () => within(screen.getByRole('region', { name: 'Fee and dates' }));

describe('a course', () => {
  test('shows its price, batches, contents, curriculum, trainer, reviews and similar courses', async () => {
    open();
    await heading();
    expect(box().getByText('₹12,000')).toBeInTheDocument();
    expect(box().getByText('₹15,000')).toBeInTheDocument();
    expect(box().getByText('20% off')).toBeInTheDocument();
    expect(box().getByText(/^Full refund within 7 days/)).toBeInTheDocument();
    expect(box().getByText('Mon, 19 Jan, 7:00 PM')).toBeInTheDocument();
    expect(box().getByText('20 sessions, 40 hours')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Mon, 7:00–9:00 PM IST/ })).toBeChecked();
    expect(screen.getByText('Upgrades')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Bad days/ })).toBeInTheDocument();
    expect(screen.getByText('Evictions')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Tools you will use' })).toBeInTheDocument();
    const sections = within(screen.getByRole('navigation', { name: 'On this page' }));
    for (const link of sections.getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2');
    }
    expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/instructorprofile/3');
    expect(screen.getByText('I slept well after it.')).toBeInTheDocument();
    const similar = screen.getByRole('list', { name: 'Similar courses' });
    expect(await within(similar).findByRole('heading', { name: 'Helm in Practice' })).toBeInTheDocument();
  });

  test('shows the fee large in the currency that is paid, and the other one small beside it', async () => {
    const host = catalogueHost();
    const fees = { inr: 23_125, usd: 281.25, discount: 20 };
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ fees })));
    open(host);
    await heading();
    const large = box().getByText('₹18,500');
    expect(large.parentElement).toHaveTextContent('Full fee ₹23,125₹18,500');
    expect(box().getByText('or $225')).not.toBe(large);
    expect(large.parentElement).not.toHaveTextContent('$');
  });

  test.each([
    [
      'a moved first class',
      batchWithMovedStart(),
      {
        day: 'Sunday, 18 January 2026',
        first: 'Sun, 18 Jan, 6:30 PM',
        last: 'Fri, 13 Feb, 9:00 PM',
        bar: 'Sun 6:30 PM IST, in 3 days',
      },
    ],
    [
      'classes past midnight',
      batch({ startDate: '2026-01-19', endDate: '2026-02-13', startTime: '23:00', endTime: '01:00' }),
      {
        day: 'Monday, 19 January 2026',
        first: 'Mon, 19 Jan, 11:00 PM',
        last: 'Sat, 14 Feb, 1:00 AM',
        bar: 'Mon 11:00 PM IST, in 4 days',
      },
    ],
    [
      'a weekend batch from a Friday, in summer',
      batch({ dayOfWeek: 2, startDate: '2026-07-03', endDate: '2026-07-31', timeZone: 'EST' }),
      {
        day: 'Saturday, 4 July 2026',
        first: 'Sat, 4 Jul, 7:00 PM',
        last: 'Sun, 26 Jul, 9:00 PM',
        bar: 'Sat 7:00 PM EDT, in 6 months',
      },
    ],
  ])('shows the first and the last class, and the hours: %s', async (_, one, { day, first, last, bar }) => {
    const host = catalogueHost();
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches: [one] })));
    open(host);
    await heading();
    expect(box().getByText(day)).toBeInTheDocument();
    expect(box().getByText('First class').nextSibling).toHaveTextContent(first);
    expect(box().getByText('Last class').nextSibling).toHaveTextContent(last);
    const enrol = within(screen.getByRole('region', { name: 'Enrol' }));
    expect(enrol.getByText(day)).toBeInTheDocument();
    expect(enrol.getByText(bar)).toBeInTheDocument();
  });

  test('is found by its id with any name; the canonical address has the right name', async () => {
    const { host, unmount } = open(catalogueHost(), '/course/1');
    await heading();
    expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Kubernetes in Production', canonical: here });
    unmount();
    const wrong = open(catalogueHost(), '/course/something-else/1');
    await heading();
    expect(wrong.host.pageDescriptions.at(-1)?.canonical).toBe(here);
  });

  test('has JSON-LD with one instance and one offer for each batch', async () => {
    const host = catalogueHost();
    const batches = [batch(), batch({ id: 2, startDate: '2026-02-07', endDate: '2026-03-08', dayOfWeek: 2 })];
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches })));
    open(host);
    await heading();
    const [schema, crumbs] = host.pageDescriptions.at(-1)?.jsonLd ?? [];
    expect(schema).toMatchObject({
      '@type': 'Course',
      hasCourseInstance: [
        { courseMode: 'Online', startDate: '2026-01-19T13:30:00.000Z', endDate: '2026-02-13T15:30:00.000Z' },
        { startDate: '2026-02-07T13:30:00.000Z' },
      ],
      offers: [
        { price: 12_000, priceCurrency: 'INR' },
        { price: 12_000, priceCurrency: 'INR' },
      ],
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('answers status 404 when it does not exist', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.course, failure(404, 'Course not found'));
    open(host, '/course/gone/99');
    expect(await screen.findByRole('heading', { level: 1, name: 'This course is not here' })).toBeInTheDocument();
    expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404, noindex: true });
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/live-courses');
  });

  test('is not requested for an invalid id', async () => {
    const { host } = open(catalogueHost(), '/course/kubernetes/abc');
    expect(await screen.findByRole('heading', { name: 'This course is not here' })).toBeInTheDocument();
    expect(host.http.callsTo('GET', paths.course)).toHaveLength(0);
  });

  test('shows a draft to its owner once the session is known', async () => {
    const host = catalogueHost({ as: 'unknown' });
    host.http.on('GET', paths.course, failure(404, 'Course not found'));
    open(host);
    await screen.findByRole('heading', { name: 'This course is not here' });
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ status: 'draft' })));
    act(() => host.session.setUser('trainer'));
    await heading();
    expect(host.pageDescriptions.at(-1)).toMatchObject({ noindex: true });
  });

  test('shows an error, and loads on Retry', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.course, failure(500, 'The catalogue is closed for a moment.'));
    const { user } = open(host);
    expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue is closed for a moment.');
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading();
  });

  test('shows a skeleton while loading', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.course, pending);
    open(host);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading the course…');
  });

  test('stays usable when its similar courses fail, which have their own Retry', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.similar, failure(500));
    const { user } = open(host);
    await heading();
    expect(await screen.findByRole('heading', { name: 'Similar courses did not load' })).toBeInTheDocument();
    host.http.on('GET', paths.similar, [courseWire(course({ id: 2, name: 'Helm in Practice' }))]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Helm in Practice' })).toBeInTheDocument();
  });

  test('shows that there are no reviews, and the next step without a batch', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ reviews: [], batches: [] })));
    host.http.on('GET', paths.courseFeedback, feedbackPage([]));
    open(host);
    await heading();
    expect(screen.getByText(/No reviews yet/)).toBeInTheDocument();
    expect(screen.getByText(/No batch is planned right now/)).toBeInTheDocument();
    expect(box().getByRole('button', { name: 'Enquire' })).toBeInTheDocument();
  });
});

describe('the way back', () => {
  test('returns to the search results when the user came from them', async () => {
    const host = catalogueHost();
    host.history.record({ path: here, label: 'Course', isPaymentRelated: false, sourcePage: '/live-courses' });
    open(host);
    expect(await screen.findByRole('button', { name: 'Back to results' })).toBeInTheDocument();
  });

  test('is not offered to a user who came from elsewhere', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Back to results' })).not.toBeInTheDocument();
  });
});

test('marks a demo class', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ demo: true })));
  open(host);
  expect(await screen.findByText('Demo class')).toBeInTheDocument();
});
