import { learnServerTime } from '@kaksha/contract/now';
import { batch, batchWithMovedStart, course, courses } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { batchWire, courseWire } from '@kaksha/testing/wire/catalogue';
import { sentEnquiryWire } from '@kaksha/testing/wire/engagement';
import { act, screen, waitFor, within } from '@testing-library/react';
import { withoutLists } from '../../fake-learner-host';
import remote from '../../remote';
import { hostWith, nextClass, open, path, request, seat } from './fake-home';

describe('the next class', () => {
  test('shows day, session number, trainer and calendar file', async () => {
    const { host } = open({ seats: [seat()] });
    const shown = await nextClass();
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Priya' })).toBeInTheDocument();
    expect(screen.getByText('3 classes in the next seven days.')).toBeInTheDocument();
    expect(shown.getByText('Your next class, in 4 days')).toBeInTheDocument();
    expect(shown.getByText('Monday, 19 January 2026')).toBeInTheDocument();
    expect(shown.getByText(/^Session 1 of 20 with/)).toBeInTheDocument();
    expect(shown.getByText('7:00–9:00 PM IST (1:30–3:30 PM in UTC)')).toBeInTheDocument();
    expect(shown.getByText('Starts in')).toBeInTheDocument();
    expect(shown.getByText('4 days')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      'http://api.test/calendar/batch/1.ics',
    );
    expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Dashboard', noindex: true });
  });

  test('of a paused course names the trainer without a link, and offers no question', async () => {
    open({ seats: [seat({ isPaused: true })] });
    const shown = await nextClass();
    expect(shown.getByText('Course paused')).toBeInTheDocument();
    expect(shown.getByText('Ananya Raghavan')).toBeInTheDocument();
    expect(shown.queryByRole('link', { name: 'Ananya Raghavan' })).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Ask the trainer' })).not.toBeInTheDocument();
  });

  test('shows a moved class at its own day and hours', async () => {
    open({ seats: [seat({ batch: batchWithMovedStart() })] });
    const shown = await nextClass();
    expect(shown.getByText('Your next class, in 3 days')).toBeInTheDocument();
    expect(shown.getByText('Sunday, 18 January 2026')).toBeInTheDocument();
    const moved = 'Moved to 6:30 PM IST: The hall is taken (1:00–3:00 PM in UTC)';
    expect(shown.getByText(moved)).toBeInTheDocument();
  });

  test('shows the hours of its own day across a change of the clock', async () => {
    const summer = batch({ timeZone: 'EST', startDate: '2026-07-06', endDate: '2026-07-31' });
    open({ seats: [seat({ batch: summer })] });
    const shown = await nextClass();
    expect(shown.getByText('7:00–9:00 PM EDT (11:00 PM–1:00 AM in UTC)')).toBeInTheDocument();
  });

  test('shows that it is running', async () => {
    open({ seats: [seat({ batch: batch({ startDate: '2026-01-05', startTime: '11:00', endTime: '13:00' }) })] });
    expect((await nextClass()).getByText('Your class goes on now')).toBeInTheDocument();
    expect(screen.queryByText('Starts in')).not.toBeInTheDocument();
  });

  const running = batch({ startDate: '2026-01-05', startTime: '12:10', endTime: '13:00' });
  const meetingTab = () => {
    const tab = { opener: window, close: jest.fn(), location: { assign: jest.fn() } };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  };

  test('opens the meeting in a new tab from 15 minutes before the class', async () => {
    const tab = meetingTab();
    const host = hostWith({ seats: [seat({ batch: running })] });
    const url = 'https://us02web.zoom.us/j/1';
    const session = { date: '2026-01-15', starts_at: '2026-01-15T06:40:00.000Z', ends_at: '2026-01-15T07:30:00.000Z' };
    host.http.on('POST', '/classes/1/join', { url, provider: 'Zoom', session });
    const { user } = renderRoutes(remote.routes, { host, path });
    await user.click((await nextClass()).getByRole('button', { name: 'Join class' }));
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(url));
    expect(tab.opener).toBeNull();
  });

  test('says why the class cannot be joined and closes the empty tab', async () => {
    const tab = meetingTab();
    const host = hostWith({ seats: [seat({ batch: running })] });
    host.http.on(
      'POST',
      '/classes/1/join',
      failure(409, 'The trainer has not added the meeting link yet.', { code: 'NO_MEETING' }),
    );
    const { user } = renderRoutes(remote.routes, { host, path });
    await user.click((await nextClass()).getByRole('button', { name: 'Join class' }));
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(host.notices.at(-1)).toMatchObject({ description: 'The trainer has not added the meeting link yet.' });
  });

  test('has no Join button earlier, and says when it comes', async () => {
    open({ seats: [seat({ batch: { ...running, startTime: '12:20' } })] });
    const shown = await nextClass();
    expect(shown.getByText('You can join from here 15 minutes before the class.')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Join class' })).not.toBeInTheDocument();
  });

  describe.each([
    ['3 days ahead', 3 * 86_400_000],
    ['3 days behind', -3 * 86_400_000],
    ['5 minutes ahead', 300_000],
    ['5 minutes behind', -300_000],
  ])('on a device whose clock is %s', (_, offMs) => {
    const serverNow = Date.now();
    beforeEach(() => {
      jest.setSystemTime(serverNow + offMs);
      learnServerTime(serverNow);
    });
    afterEach(() => {
      jest.setSystemTime(serverNow);
      learnServerTime(serverNow);
    });

    test("joins in the minutes in which the server's time allows it", async () => {
      open({ seats: [seat({ batch: { ...running, startTime: '12:14' } })] });
      expect((await nextClass()).getByRole('button', { name: 'Join class' })).toBeInTheDocument();
    });

    test('offers no Join button before', async () => {
      open({ seats: [seat({ batch: { ...running, startTime: '12:16' } })] });
      const shown = await nextClass();
      expect(shown.getByText('You can join from here 15 minutes before the class.')).toBeInTheDocument();
      expect(shown.queryByRole('button', { name: 'Join class' })).not.toBeInTheDocument();
    });
  });

  test('shows the address of a classroom', async () => {
    open({
      seats: [seat({ batch: batch({ mode: 'Classroom(Offline)', area: 'Indiranagar', address: '7 CMH Road' }) })],
    });
    const shown = await nextClass();
    expect(shown.getByText('Classroom: 7 CMH Road, Indiranagar.')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Map of 7 CMH Road, Indiranagar' })).toHaveAttribute('target', '_blank');
  });

  test('ignores refunded seats', async () => {
    open({ seats: [seat({ status: 'Refunded' })] });
    expect(await screen.findByRole('heading', { name: 'No class ahead' })).toBeInTheDocument();
    expect(screen.getByText('No class is planned.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/live-courses');
  });
});

test('shows the week and later courses', async () => {
  const git = course({ id: 2, name: 'Git in Two Evenings', slug: 'git' });
  open({
    seats: [
      seat(),
      seat({ id: 10, course: git, batch: batch({ id: 2, courseId: 2, startDate: '2026-03-02', endDate: null }) }),
    ],
  });
  const week = within(await screen.findByRole('list', { name: 'The next seven days' }));
  const days = week.getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[0]).toHaveTextContent('Today, Thursday, 15 January');
  const monday = within(days[4] as HTMLElement).getByRole('link');
  expect(monday).toHaveTextContent('Kubernetes in Production1:30 PM');
  expect(monday).toHaveAttribute('href', '/my-courses/1');
  const later = within(screen.getByRole('list', { name: 'Later' }));
  expect(later.getByRole('link', { name: 'Git in Two Evenings' })).toHaveAttribute('href', '/my-courses/2');
  expect(later.getByText('In 6 weeks, Weekday(Mon-Fri), 7:00–9:00 PM IST')).toBeInTheDocument();
});

test('a later class is shown with its own day and hours', async () => {
  const change = { action: 'move', reason: 'A holiday' } as const;
  const moved = batch({
    startDate: '2026-07-06',
    endDate: null,
    timeZone: 'EST',
    sessionChanges: [{ ...change, day: '2026-07-06', toDay: '2026-07-04', toTime: '09:00' }],
  });
  open({ seats: [seat(), seat({ id: 10, course: course({ id: 2, name: 'Git' }), batch: moved })] });
  const later = within(await screen.findByRole('list', { name: 'Later' }));
  expect(later.getByText('Saturday, 4 July 2026')).toBeInTheDocument();
  expect(later.getByText('In 6 months, Weekday(Mon-Fri), 9:00–11:00 AM EDT')).toBeInTheDocument();
});

test('shows open and answered requests with a link to all', async () => {
  open({
    seats: [seat()],
    requests: [
      request(),
      request({ id: 2, status: 'answered', reply: 'Yes, from March on.', answeredAt: '2026-01-15T05:30:00.000Z' }),
      request({ id: 3, status: 'closed', message: 'Never mind.' }),
    ].map(sentEnquiryWire),
  });
  const list = within(await screen.findByRole('list', { name: 'Requests' }));
  expect(list.getByText('Waiting for an answer')).toBeInTheDocument();
  expect(list.getByText('Yes, from March on.')).toBeInTheDocument();
  expect(list.getByText('Ananya Raghavan answered 15 Jan 2026, 5:30 AM')).toBeInTheDocument();
  expect(list.queryByText('Never mind.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All requests' })).toHaveAttribute('href', '/user-dashboard/send-request');
});

test('the navigation counts every list without refunded seats', async () => {
  open({
    seats: [seat(), seat({ id: 10, status: 'Refunded' })],
    requests: [sentEnquiryWire(request())],
    saved: courses(2),
  });
  await nextClass();
  const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'My Courses1',
    'Saved Courses2',
    'Interested Courses0',
    'My Requests1',
    'Purchased Courses1',
    'Profile',
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});

test('shows a welcome for a learner without seats', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Your first class is waiting' })).toBeInTheDocument();
  expect(screen.getByText('Welcome. Everything that you learn here starts on a date.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/live-courses');
  expect(screen.getByRole('link', { name: 'Choose your interests' })).toHaveAttribute(
    'href',
    '/user-dashboard/profile?tab=interests',
  );
});

test('shows skeletons while the classes load', async () => {
  open({ seats: pending });
  expect(await screen.findByText('Your classes are loading')).toBeInTheDocument();
});

test.each([
  ['seats', '/course-purchase/purchased/5', 'Your classes did not load', [seat()], 'The next seven days'],
  ['requests', '/course-requests/5', 'Your requests did not load', [sentEnquiryWire(request())], 'Requests'],
  [
    'lookedAt',
    '/course-users/5',
    'The courses that you looked at did not load',
    courses(1).map(courseWire),
    'Continue looking',
  ],
])('%s: a load failure is shown, and Retry loads them', async (part, call, message, answer, list) => {
  const { host, user } = open({ [part]: failure(500, 'Database unavailable.') });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent('Database unavailable.');
  host.http.on('GET', call, answer);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: list })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['offline', false, 'You are offline'],
  ['without an answer of the server', true, 'Your dashboard did not load'],
])('%s: one notice for the page, whose Retry loads all sections', async (_, isOnline, title) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const host = hostWith({ seats: [seat()], requests: [sentEnquiryWire(request())] });
  host.http.setNetwork('lost');
  const { user } = renderRoutes(remote.routes, { host, path });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  host.http.setNetwork('up');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await nextClass();
  expect(await screen.findByRole('list', { name: 'Requests' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('offline: one notice above what is loaded, which goes when the device is back online', async () => {
  const { host, router } = open({ seats: [seat()] });
  await nextClass();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  host.http.setNetwork('lost');
  await act(() => router.revalidate());
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  await nextClass();
  onLine.mockReturnValue(true);
  host.http.setNetwork('up');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('shows no classes of the previous user', async () => {
  const { host } = open({ seats: [seat()] });
  await nextClass();
  withoutLists(host, 6);
  act(() => host.session.setUser('trainer'));
  expect(await screen.findByRole('heading', { name: 'Your first class is waiting' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('an offered seat says how long it is held, and can be taken or declined', async () => {
  const host = hostWith({ seats: [seat()] });
  const offer = {
    batch_id: 2,
    course_id: 7,
    course_name: 'Git in Two Evenings',
    batch: batchWire(batchWithMovedStart({ id: 2, courseId: 7 })),
    status: 'offered',
    position: null,
    joined_at: '2026-01-14T06:30:00.000Z',
    offer_ends_at: '2026-01-16T06:30:00.000Z',
  };
  host.http.on('GET', '/waiting-list', [offer]);
  host.http.on('DELETE', '/waiting-list/2', { batch_id: 2 });
  const { user } = renderRoutes(remote.routes, { host, path });
  const list = within(await screen.findByRole('list', { name: 'Seats held for you' }));
  expect(list.getByText('1 day left')).toBeInTheDocument();
  const next = await screen.findByRole('article', { name: 'Kubernetes in Production' });
  const week = screen.getByRole('list', { name: 'The next seven days' });
  const order = [next, list.getByRole('link', { name: 'Take your seat' }), week];
  for (const [index, each] of order.slice(1).entries()) {
    expect(order[index]?.compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(list.getByText('From 18 Jan, Weekday(Mon-Fri), 7:00–9:00 PM IST')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Take your seat' })).toHaveAttribute('href', '/payment/7/3?t=2');
  host.http.on('GET', '/waiting-list', []);
  await user.click(list.getByRole('button', { name: 'Decline the seat' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Seats held for you' })).not.toBeInTheDocument());
  expect(host.http.callsTo('DELETE', '/waiting-list/2')).toHaveLength(1);
});
