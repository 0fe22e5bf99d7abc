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
    expect(await screen.findByText('Batches are loading')).toBeInTheDocument();
  });
});
