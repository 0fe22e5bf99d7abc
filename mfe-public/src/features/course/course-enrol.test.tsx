import { batch, course, courseDetails } from '@kaksha/testing/factories';
import { done, type FakeCall, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { preferredBatchWire } from '@kaksha/testing/wire/account';
import { batchWire, courseDetailsWire, courseWire } from '@kaksha/testing/wire/catalogue';
import { courseActionsWire } from '@kaksha/testing/wire/engagement';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

const here = '/course/kubernetes-in-production/1';
const open = (host = catalogueHost(), path = here) => renderRoutes(remote.routes, { host, path });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Kubernetes in Production' });
const box = () => within(screen.getByRole('region', { name: 'Fee and dates' }));

describe('enrolling', () => {
  test('leads to the payment page with the chosen batch and the user', async () => {
    const host = catalogueHost({ as: 'learner' });
    const batches = [batch(), batch({ id: 2, startDate: '2026-02-07', endDate: '2026-03-08', dayOfWeek: 2 })];
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches })));
    const { user, address } = open(host);
    await heading();
    await user.click(screen.getByRole('radio', { name: /Sat, 7:00–9:00 PM IST/ }));
    expect(box().getByText('Sat, 7 Feb, 7:00 PM')).toBeInTheDocument();
    await user.click(box().getByRole('button', { name: 'Enroll Now' }));
    await waitFor(() => expect(address()).toBe('/payment/1/3?t=2&u=5'));
  });

  test('of a full batch joins its waiting list', async () => {
    const host = catalogueHost({ as: 'learner' });
    const full = batch({ seats: 1, seatsLeft: 0 });
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches: [full] })));
    host.http.on('GET', '/waiting-list', []);
    const waiting = {
      batch_id: 1,
      course_id: 1,
      course_name: 'Kubernetes in Production',
      batch: batchWire(full, 'Ananya Raghavan'),
      status: 'waiting',
      position: 3,
      joined_at: '2026-01-14T06:30:00.000Z',
      offer_ends_at: null,
    };
    host.http.on('POST', '/waiting-list', () => {
      host.http.on('GET', '/waiting-list', [waiting]);
      return waiting;
    });
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Join waiting list' }));
    expect(await box().findByRole('button', { name: /^Leave/ })).toBeInTheDocument();
    expect(host.http.callsTo('POST', '/waiting-list').map(({ body }) => body)).toEqual([{ batch_id: 1 }]);
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

  test('becomes an enquiry when the trainer takes payments in another currency only', async () => {
    const host = catalogueHost();
    const fees = { inr: 15_000, usd: null, discount: 0, accepted: ['USD'] } as const;
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ fees })));
    open(host);
    await heading();
    expect(box().getByRole('button', { name: 'Enquire' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument();
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
  const save = () => screen.getAllByRole('button', { name: 'Save', hidden: true })[0]!;
  const interested = async (user: ReturnType<typeof open>['user']) => {
    if (!screen.queryByRole('dialog')) await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    return within(await screen.findByRole('dialog')).getByRole('button', { name: /interested$/ });
  };

  test('are shown as stored', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('GET', paths.marksOf, courseActionsWire({ like: true, interest: true }));
    const { user } = open(host);
    await heading();
    await waitFor(() => expect(save()).toHaveAttribute('aria-pressed', 'true'));
    expect(await interested(user)).toHaveAttribute('aria-pressed', 'true');
  });

  test('change at once and are stored', async () => {
    const host = catalogueHost({ as: 'learner' });
    const { user } = open(host);
    await heading();
    await user.click(await interested(user));
    expect(await interested(user)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(host.http.callsTo('POST', paths.count).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ action_type: 3 }),
      ),
    );
    expect(host.http.callsTo('POST', paths.courseAction)).toHaveLength(1);
    await user.click(await interested(user));
    await waitFor(() => expect(host.http.callsTo('DELETE', paths.unmark)).toHaveLength(1));
    expect(await interested(user)).toHaveAttribute('aria-pressed', 'false');
  });

  test('keep a press that the stored ones arrive after', async () => {
    const host = catalogueHost({ as: 'learner' });
    let answer = (_answer: unknown) => {};
    host.http.on('GET', paths.marksOf, () => new Promise((resolve) => (answer = resolve)));
    const { user } = open(host);
    await heading();
    await user.click(save());
    await waitFor(() => expect(host.http.callsTo('POST', paths.courseAction)).toHaveLength(1));
    await act(async () => answer(courseActionsWire({ like: false, interest: true })));
    expect(save()).toHaveAttribute('aria-pressed', 'true');
    expect(await interested(user)).toHaveAttribute('aria-pressed', 'true');
  });

  test('are loaded after a change that was made before', async () => {
    const host = catalogueHost({ as: 'learner' });
    let store = (_answer: unknown) => {};
    host.http.on('POST', paths.courseAction, () => new Promise((resolve) => (store = resolve)));
    const { user, router } = open(host);
    await heading();
    await user.click(save());
    await act(() => router.navigate('/live-courses'));
    await act(() => router.navigate(here));
    await heading();
    expect(host.http.callsTo('GET', paths.marksOf)).toHaveLength(1);
    host.http.on('GET', paths.marksOf, courseActionsWire({ like: true, interest: false }));
    await act(async () => store(done()));
    await waitFor(() => expect(host.http.callsTo('GET', paths.marksOf)).toHaveLength(2));
    expect(save()).toHaveAttribute('aria-pressed', 'true');
  });

  test('of another user are not shown', async () => {
    const host = catalogueHost({ as: 'learner' });
    let answer = (_answer: unknown) => {};
    host.http.on('GET', paths.marksOf, ({ params }: FakeCall) =>
      params.userId === 5
        ? new Promise((resolve) => (answer = resolve))
        : courseActionsWire({ like: false, interest: true }),
    );
    const { user } = open(host);
    await heading();
    const mark = await interested(user);
    act(() => host.session.setUser('trainer'));
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
    await act(async () => answer(courseActionsWire({ like: true, interest: false })));
    expect(await interested(user)).toHaveAttribute('aria-pressed', 'true');
    expect(save()).toHaveAttribute('aria-pressed', 'false');
  });

  test('reach the server in the order of the presses', async () => {
    const host = catalogueHost({ as: 'learner' });
    let store = (_answer: unknown) => {};
    host.http.on('POST', paths.courseAction, () => new Promise((resolve) => (store = resolve)));
    const { user } = open(host);
    await heading();
    await user.click(save());
    await user.click(save());
    expect(save()).toHaveAttribute('aria-pressed', 'false');
    expect(host.http.callsTo('DELETE', paths.unmark)).toHaveLength(0);
    await act(async () => store(done()));
    await waitFor(() => expect(host.http.callsTo('DELETE', paths.unmark)).toHaveLength(1));
    expect(save()).toHaveAttribute('aria-pressed', 'false');
  });

  test('show what is stored when the server refuses two presses', async () => {
    const host = catalogueHost({ as: 'learner' });
    let refuse = (_answer: unknown) => {};
    host.http.on('POST', paths.courseAction, () => new Promise((resolve) => (refuse = resolve)));
    host.http.on('DELETE', paths.unmark, failure(500, 'The list is closed.'));
    const { user } = open(host);
    await heading();
    await user.click(save());
    await user.click(save());
    await act(async () => refuse(failure(500, 'The list is full.')));
    await waitFor(() => expect(host.notices.map(({ description }) => description)).toEqual(['The list is closed.']));
    expect(save()).toHaveAttribute('aria-pressed', 'false');
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
