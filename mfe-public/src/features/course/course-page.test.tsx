import { batch, course, courseDetails } from '@kaksha/testing/factories';
import { done, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { preferredBatchWire } from '@kaksha/testing/wire/account';
import { courseDetailsWire, courseWire } from '@kaksha/testing/wire/catalogue';
import { courseActionsWire, sentEnquiryWire } from '@kaksha/testing/wire/engagement';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
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
    expect(box().getByText('Mon 19 Jan, 7:00 PM')).toBeInTheDocument();
    expect(box().getByText('20 sessions, 40 hours')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Mon, 7:00–9:00 PM IST/ })).toBeChecked();
    expect(screen.getByText('Upgrades')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Bad days/ })).toBeInTheDocument();
    expect(screen.getByText('Evictions')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/instructorprofile/3');
    expect(screen.getByText('I slept well after it.')).toBeInTheDocument();
    const similar = screen.getByRole('list', { name: 'Similar courses' });
    expect(await within(similar).findByRole('heading', { name: 'Helm in Practice' })).toBeInTheDocument();
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

describe('enrolling', () => {
  test('leads to the payment page with the chosen batch and the user', async () => {
    const host = catalogueHost({ as: 'learner' });
    const batches = [batch(), batch({ id: 2, startDate: '2026-02-07', endDate: '2026-03-08', dayOfWeek: 2 })];
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches })));
    const { user, address } = open(host);
    await heading();
    await user.click(screen.getByRole('radio', { name: /Sat, 7:00–9:00 PM IST/ }));
    expect(box().getByText('Sat 7 Feb, 7:00 PM')).toBeInTheDocument();
    await user.click(box().getByRole('button', { name: 'Enroll Now' }));
    await waitFor(() => expect(address()).toBe('/payment/1/3?t=2&u=5'));
  });

  test('asks a visitor to sign in first and continues', async () => {
    const { user, host, address } = open();
    await heading();
    await user.click(box().getByRole('button', { name: 'Enroll Now' }));
    await waitFor(() => expect(address()).toBe('/payment/1/3?t=1&u=5'));
    expect(host.session.signInRequests).toEqual([
      {
        message: 'We finish your enrolment right after this.',
        subject: 'Kubernetes in Production',
        date: '2026-01-19',
      },
    ]);
  });

  test('leaves a visitor who closes the dialog on the course page', async () => {
    const host = catalogueHost();
    host.session.answerSignInAs('visitor');
    const { user, address } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Enroll Now' }));
    expect(host.session.signInRequests).toHaveLength(1);
    expect(address()).toBe(here);
  });

  test('becomes an enquiry when the price is on request', async () => {
    const host = catalogueHost();
    const fees = { inr: null, usd: null, discount: 0 };
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ fees })));
    const { user } = open(host);
    await heading();
    expect(box().getByText('Price on request')).toBeInTheDocument();
    expect(box().queryByText(/refund/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument();
    await user.click(box().getByRole('button', { name: 'Enquire' }));
    expect(await screen.findByRole('dialog', { name: 'Enquire' })).toBeInTheDocument();
  });
});

describe('saving and interest', () => {
  /** The course's own button; the cards of similar courses have one too. */
  const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!;

  test('are shown as stored', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('GET', paths.marksOf, courseActionsWire({ liked: true, interested: true }));
    open(host);
    await heading();
    await waitFor(() => expect(save()).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('button', { name: 'Interested' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('change at once and are stored', async () => {
    const host = catalogueHost({ as: 'learner' });
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Interested' }));
    expect(screen.getByRole('button', { name: 'Interested' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(host.http.callsTo('POST', paths.count).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ action_type: 3 }),
      ),
    );
    expect(host.http.callsTo('POST', paths.courseAction)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Interested' }));
    await waitFor(() => expect(host.http.callsTo('DELETE', paths.unmark)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Interested' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('are reverted with a notice when the server refuses, and can be retried', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', paths.courseAction, failure(500, 'The list is full.'));
    const { user } = open(host);
    await heading();
    await user.click(save());
    await waitFor(() => expect(host.notices).toHaveLength(1));
    expect(host.notices[0]).toMatchObject({
      type: 'error',
      title: 'That was not saved',
      description: 'The list is full.',
    });
    expect(save()).toHaveAttribute('aria-pressed', 'false');
    host.http.on('POST', paths.courseAction, done());
    act(() => host.notices[0]?.action?.onClick());
    await waitFor(() => expect(save()).toHaveAttribute('aria-pressed', 'true'));
  });

  test('continue after a visitor signed in, also when the course was saved before', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.savedBy, [courseWire(course())]);
    const { user } = open(host);
    await heading();
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-pressed', 'true'));
    expect(host.session.signInRequests[0]).toMatchObject({ subject: 'Kubernetes in Production', date: '2026-01-19' });
    expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Saved' });
    expect(host.http.callsTo('DELETE', paths.unmark)).toHaveLength(0);
  });
});

describe('contacting the trainer', () => {
  test('opens their chat and counts it for signed-in users', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const host = catalogueHost({ as: 'learner' });
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Chat' }));
    expect(opened).toHaveBeenCalledWith('https://wa.me/919800000000', '_blank', 'noopener,noreferrer');
    await waitFor(() =>
      expect(host.http.callsTo('POST', paths.count).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ action_type: 2 }),
      ),
    );
  });

  test('offers chat and a question in a dialog', async () => {
    const host = catalogueHost({ as: 'learner' });
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Contact trainer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact trainer' }));
    expect(dialog.getByRole('button', { name: 'Open chat' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Tell them I am interested' }));
    await waitFor(() => expect(host.http.callsTo('POST', paths.courseAction)).toHaveLength(1));
    expect(dialog.getByRole('button', { name: 'You are interested' })).toHaveAttribute('aria-pressed', 'true');
  });

  const dialog = async (name = 'Contact trainer') => within(await screen.findByRole('dialog', { name }));
  const sent = {
    id: 4,
    courseId: 1,
    courseName: 'Kubernetes in Production',
    trainerId: 3,
    trainerName: 'Ananya Raghavan',
    batchId: null,
    batchLabel: null,
    message: 'Is there homework?',
    status: 'new' as const,
    reply: null,
    createdAt: '2026-01-15T06:30:00.000Z',
    answeredAt: null,
    course: null,
  };

  test('sends a request about a batch, which appears in My Requests', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', paths.enquiries, sentEnquiryWire(sent));
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Contact trainer' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Message' }), 'Is there homework?');
    await user.selectOptions(
      form.getByRole('combobox', { name: 'About' }),
      'Batch of 19 January 2026, 7:00–9:00 PM IST',
    );
    await user.type(form.getByRole('textbox', { name: 'Phone' }), '98765 43210');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByText('Your request is sent.')).toBeInTheDocument();
    expect(form.getByText(/answers to learner@kaksha.test/)).toBeInTheDocument();
    expect(form.getByRole('link', { name: 'My Requests' })).toHaveAttribute('href', '/user-dashboard/send-request');
    expect(host.http.callsTo('POST', paths.enquiries).map(({ body }) => body)).toEqual([
      { courseId: 1, batchId: 1, message: 'Is there homework?', phone: '98765 43210' },
    ]);
  });

  test('shows how to reach the trainer once the learner made contact, and not before', async () => {
    const host = catalogueHost({ as: 'learner' });
    const reach = { trainer_contact: '9812345678', trainer_email: 'ananya@kaksha.test' };
    let hasContacted = false;
    host.http.on('GET', paths.course, () => ({
      ...courseDetailsWire(courseDetails()),
      ...(hasContacted && reach),
    }));
    const { user } = open(host);
    await heading();
    expect(screen.queryByRole('list', { name: 'Reach Ananya Raghavan' })).not.toBeInTheDocument();
    hasContacted = true;
    await user.click(screen.getByRole('button', { name: 'Interested' }));
    const links = within(await screen.findByRole('list', { name: 'Reach Ananya Raghavan' }));
    expect(links.getByRole('link', { name: '+91 9812345678' })).toHaveAttribute('href', 'tel:+919812345678');
    expect(links.getByRole('link', { name: 'ananya@kaksha.test' })).toBeInTheDocument();
  });

  test('does not send a request without text', async () => {
    const { user, host } = open(catalogueHost({ as: 'learner' }));
    await heading();
    await user.click(box().getByRole('button', { name: 'Contact trainer' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Phone' }), 'call me');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      expect.stringContaining('Message is required'),
    );
    expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Please enter a phone number');
    expect(host.http.callsTo('POST', paths.enquiries)).toHaveLength(0);
  });

  test.each([
    [429, 'You have sent twenty requests today. Please try again tomorrow.'],
    [403, 'You teach this course.'],
  ])('keeps the text of a refused request (%s), also when the dialog is closed', async (status, message) => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', paths.enquiries, failure(status, message));
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Contact trainer' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Message' }), 'Is there homework?');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByText(message)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Close' }));
    await user.click(box().getByRole('button', { name: 'Contact trainer' }));
    expect((await dialog()).getByRole('textbox', { name: 'Message' })).toHaveValue('Is there homework?');
  });

  test('asks a visitor to sign in before the request', async () => {
    const host = catalogueHost();
    host.http.on('POST', paths.enquiries, sentEnquiryWire(sent));
    const { user } = open(host, `${here}#enquire`);
    await heading();
    const form = await dialog('Enquire');
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'I am interested in Kubernetes in Production. Please tell me the price and the next dates.',
    );
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByText('Your request is sent.')).toBeInTheDocument();
    expect(host.session.signInRequests).toEqual([
      { message: 'We send your request right after this.', subject: 'Kubernetes in Production' },
    ]);
  });

  test('offers no chat when the course has none', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ chatUrl: null })));
    open(host);
    await heading();
    expect(screen.queryByRole('button', { name: 'Chat' })).not.toBeInTheDocument();
  });
});

describe('a visit of a signed-in user', () => {
  test('is counted once and recorded as recently viewed', async () => {
    const { host } = open(catalogueHost({ as: 'learner' }));
    await heading();
    await waitFor(() =>
      expect(host.http.callsTo('POST', paths.recordView).map(({ body }) => body)).toEqual([{ courseId: 1 }]),
    );
    expect(host.http.callsTo('POST', paths.count).map(({ body }) => body)).toEqual([{ course_id: 1, action_type: 1 }]);
  });

  test('preselects the batch chosen on an earlier visit and stores a new choice', async () => {
    const host = catalogueHost({ as: 'learner' });
    const batches = [batch(), batch({ id: 2, startDate: '2026-02-07', endDate: '2026-03-08', dayOfWeek: 2 })];
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches })));
    host.http.on('GET', paths.preferred, preferredBatchWire(1, 2));
    const { user } = open(host);
    await heading();
    const weekends = screen.getByRole('radio', { name: /Sat, 7:00–9:00 PM IST/ });
    await waitFor(() => expect(weekends).toBeChecked());
    await user.click(screen.getByRole('radio', { name: /Mon, 7:00–9:00 PM IST/ }));
    expect(weekends).not.toBeChecked();
    await waitFor(() =>
      expect(host.http.callsTo('POST', paths.preferred).map(({ body }) => body)).toEqual([{ courseId: 1, batchId: 1 }]),
    );
  });
});

test('copies the address when the browser has no share sheet', async () => {
  const { user, host } = open();
  await heading();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Link copied' }));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost${here}`);
});
