import type { CourseSummary } from '@kaksha/domain/catalogue';
import { batch, batchWithMovedStart, course } from '@kaksha/testing/factories';
import { done, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const call = '/calendar/feed';
const url = 'http://api.test/calendar/feed/secret.ics';
const none = { active: false, created_at: null };
const some = { active: true, created_at: '2026-01-02T10:00:00Z' };
const made = { url, created_at: '2026-01-15T06:30:00Z' };

function open({ feed = none, courses = [] }: { feed?: unknown; courses?: CourseSummary[] } = {}) {
  const host = trainerHost(courses);
  host.http.on('GET', call, feed);
  return renderRoutes(remote.routes, { host, path: '/patron/basicdetails/calendar' });
}

const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const agree = async (user: ReturnType<typeof open>['user'], title: string, name: string) =>
  user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }));

describe('the calendar address', () => {
  test("can be created, copied and opened in the device's calendar", async () => {
    const { user, host } = open();
    host.http.on('POST', call, made);
    await press(user, 'Create calendar address');
    expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(url);
    expect(screen.getByText(/Anyone who has it can read your calendar/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      'webcal://api.test/calendar/feed/secret.ics',
    );
    await press(user, 'Copy');
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(host.notices.map(({ title }) => title)).toEqual([
      'Your calendar address is ready',
      'Calendar address copied',
    ]);
  });

  test('shows a notice when copying fails', async () => {
    const { user, host } = open();
    host.http.on('POST', call, made);
    await press(user, 'Create calendar address');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press(user, 'Copy');
    await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The address could not be copied' }));
  });

  test('is hidden on later visits; replacing it asks for confirmation', async () => {
    const { user, host } = open({ feed: some });
    expect(await screen.findByText(/^Made 2 Jan 2026, .* renew it to get another one/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Calendar address' })).not.toBeInTheDocument();
    host.http.on('POST', call, made);
    await press(user, 'Renew');
    expect(host.http.callsTo('POST', call)).toEqual([]);
    await agree(user, 'Renew the address?', 'Renew');
    expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(url);
  });

  test('is revoked after confirmation and can be created again', async () => {
    const { user, host } = open({ feed: some });
    host.http.on('DELETE', call, done());
    await press(user, 'End it');
    await agree(user, 'End the address?', 'Cancel');
    expect(host.http.callsTo('DELETE', call)).toEqual([]);
    await press(user, 'End it');
    await agree(user, 'End the address?', 'End it');
    expect(await screen.findByRole('button', { name: 'Create calendar address' })).toBeInTheDocument();
  });

  test.each([
    ['Renew', 'Renew the address?', 'The address was not made'],
    ['End it', 'End the address?', 'The address was not ended'],
  ])('shows that %s failed and keeps the address', async (name, title, notice) => {
    const { user, host } = open({ feed: some });
    host.http.on('POST', call, failure(500, 'Not now.'));
    host.http.on('DELETE', call, failure(500, 'Not now.'));
    await press(user, name);
    await agree(user, title, name);
    await waitFor(() =>
      expect(host.notices).toMatchObject([{ type: 'error', title: notice, description: 'Not now.' }]),
    );
    expect(screen.getByText(/^Made 2 Jan 2026/)).toBeInTheDocument();
  });

  test('shows that it did not load, and Retry loads it', async () => {
    const { user, host } = open({ feed: failure(500, 'Database unavailable.') });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your calendar address did not load/);
    host.http.on('GET', call, none);
    await press(user, 'Retry');
    expect(await screen.findByRole('button', { name: 'Create calendar address' })).toBeInTheDocument();
  });
});

describe('the calendar', () => {
  const moved = { day: '2026-01-20', action: 'move', toDay: '2026-01-24', toTime: '10:00', reason: 'Hall' } as const;
  const running = batch({ id: 7, startDate: '2026-01-12', endDate: '2026-02-13', sessionChanges: [moved] });
  const courses = [
    course({ id: 1, name: 'Kubernetes', batches: [running] }),
    course({ id: 2, name: 'Cancelled', batches: [batch({ id: 8, startDate: '2026-01-12', state: 'cancelled' })] }),
  ];
  const at = (search: string, shown: CourseSummary[] = courses) => {
    const host = trainerHost(shown);
    host.http.on('GET', call, none);
    return renderRoutes(remote.routes, { host, path: `/patron/basicdetails/calendar${search}` });
  };
  const calendar = async (name: string) => within(await screen.findByRole('region', { name }));

  test('shows the week of today, and each class leads to its batch', async () => {
    at('');
    const week = await calendar('12 Jan – 18 Jan 2026');
    const links = week.getAllByRole('link', { name: /Kubernetes/ });
    expect(links).toHaveLength(5);
    expect(links[0]).toHaveAttribute('href', '/patron/basicdetails/batches/7');
    // 7:00 PM in India is 1:30 PM in UTC, the zone of the viewer.
    expect(links[0]).toHaveTextContent('1:30–3:30 PM');
    expect(week.queryByText('Cancelled')).not.toBeInTheDocument();
    expect(week.getByRole('heading', { name: 'Thursday, 15 January' })).toHaveAttribute('aria-current', 'date');
    expect(week.getByText('Times in UTC')).toBeInTheDocument();
  });

  test('the address says what is shown; a moved class is on its new day', async () => {
    const { user, address } = at('?view=week&date=2026-01-15');
    await user.click(await screen.findByRole('link', { name: 'Next week' }));
    const week = await calendar('19 Jan – 25 Jan 2026');
    expect(week.getByText('Moved')).toBeInTheDocument();
    expect(address()).toBe('/patron/basicdetails/calendar?view=week&date=2026-01-22');
    await user.click(week.getByRole('radio', { name: 'Month' }));
    const month = await calendar('January 2026');
    expect(month.getByRole('link', { name: 'Saturday, 24 January, 1 class' })).toBeInTheDocument();
    await user.click(month.getByRole('link', { name: 'Tuesday, 20 January, no class' }));
    expect(await screen.findByRole('region', { name: '19 Jan – 25 Jan 2026' })).toBeInTheDocument();
  });

  test('Page Down and Page Up lead on and back, Today returns', async () => {
    const { user } = at('?view=month&date=2026-01-31');
    await user.click(await screen.findByRole('radio', { name: 'Month' }));
    await user.keyboard('{PageDown}');
    await calendar('February 2026');
    await user.keyboard('{PageUp}');
    await calendar('January 2026');
    await user.keyboard('{PageUp}');
    await calendar('December 2025');
    await user.click(screen.getByRole('link', { name: 'Today' }));
    await calendar('January 2026');
  });

  test('an empty week leads to the next class', async () => {
    const later = course({ id: 1, name: 'Later', batches: [batch({ id: 1, startDate: '2026-03-02' })] });
    const { user } = at('', [later]);
    await user.click(await screen.findByRole('link', { name: 'Next class: Mon, 2 Mar' }));
    expect((await calendar('2 Mar – 8 Mar 2026')).getAllByRole('link', { name: /Later/ })).toHaveLength(5);
  });
});

describe('the batches', () => {
  test('with upcoming sessions are sorted by their next session, each with a calendar file', async () => {
    open({
      courses: [
        course({ id: 1, name: 'Later', batches: [batch({ id: 1, startDate: '2026-02-02' })] }),
        course({ id: 2, name: 'Running', batches: [batch({ id: 2, startDate: '2026-01-05' })] }),
        course({ id: 3, name: 'Closed', batches: [batch({ id: 3, startDate: '2026-01-19', state: 'closed' })] }),
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'Batches with classes ahead' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Running',
      'Closed',
      'Later',
    ]);
    expect(list.getAllByRole('link', { name: /^ICS of/ }).map((link) => link.getAttribute('href'))).toEqual([
      'http://api.test/calendar/batch/2.ics',
      'http://api.test/calendar/batch/1.ics',
    ]);
    expect(list.getByText('Not open')).toBeInTheDocument();
  });

  test('are shown at their first class, and are not past while the last class goes on', async () => {
    const moved = course({ id: 1, name: 'Moved', batches: [batchWithMovedStart()] });
    const change = { day: '2026-01-14', action: 'move', toDay: '2026-01-15', toTime: '11:30', reason: 'Hall' } as const;
    const ends = { startDate: '2026-01-12', endDate: '2026-01-14', sessionChanges: [change] };
    const running = course({ id: 2, name: 'Running', batches: [batch({ id: 2, courseId: 2, ...ends })] });
    open({ courses: [moved, running] });
    const list = within(await screen.findByRole('list', { name: 'Batches with classes ahead' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Running', 'Moved']);
    expect(list.getByText('Sunday, 18 January 2026')).toBeInTheDocument();
  });

  test('in the past are collapsed', async () => {
    const { user } = open({
      courses: [course({ batches: [batch({ id: 1, startDate: '2025-11-03', endDate: '2025-12-05' })] })],
    });
    expect(await screen.findByText('No class is planned.')).toBeInTheDocument();
    await press(user, 'Past batches (1)');
    expect(screen.getByRole('list', { name: 'Past batches' })).toBeInTheDocument();
  });

  test('show an empty state', async () => {
    open({ courses: [course({ batches: [] })] });
    expect(await screen.findByRole('heading', { name: 'No batches yet' })).toBeInTheDocument();
  });

  test('show a skeleton while loading', async () => {
    const { host } = open();
    host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', pending);
    expect(await screen.findByText('Your classes are loading')).toBeInTheDocument();
  });
});
