import type { CheckInListWire, CheckInOutcomeWire } from '@kaksha/api-client/generated/wire';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/check-in/7';
const today = '2026-01-15';
const ticketOf = (orderId: number, batchId = 7) => `KAKSHA-${batchId}-${orderId}-${'A1'.repeat(16)}`;

const session = (day: string) => ({
  session_day: day,
  date: day,
  time: '18:00',
  opens_at: new Date(`${day}T00:00:00+05:30`).toISOString(),
});
const list: CheckInListWire = {
  batch_id: 7,
  course_id: 9,
  course_name: 'Soldering',
  batch_label: 'Every day, 6:00–8:00 PM IST',
  sessions: [session('2026-01-14'), session(today), session('2026-01-16')],
  seats: [
    { user_id: 1, name: 'Asha Rao', ticket: ticketOf(41), refunded: false },
    { user_id: 2, name: 'Ravi Kumar', ticket: ticketOf(42), refunded: false },
    { user_id: 3, name: 'Meera Iyer', ticket: ticketOf(43), refunded: true },
  ],
  present: [],
};

interface Sent {
  check_ins: { id: string; session_day: string; at: string; user_id?: number; ticket?: string; undo?: boolean }[];
}

/** An API that records each id once, and a camera that reads `scanned`. */
function open({
  answer = list,
  host = trainerHost(),
}: {
  answer?: unknown;
  host?: ReturnType<typeof trainerHost>;
} = {}) {
  const recorded: string[] = [];
  host.http.on('GET', '/classes/7/check-in', answer);
  host.http.on('POST', '/classes/7/check-ins', ({ body }: { body: unknown }) =>
    (body as Sent).check_ins.map(({ id, at, undo, user_id = null }): CheckInOutcomeWire => {
      if (!undo && !recorded.includes(id)) recorded.push(id);
      const result = undo ? 'undone' : 'checked-in';
      return { id, result, user_id, name: 'Asha Rao', at: undo ? null : at };
    }),
  );
  return { ...renderRoutes(remote.routes, { host, path }), recorded };
}

const row = async (name: string) => {
  const learners = within(await screen.findByRole('region', { name: 'Learners' }));
  return within(learners.getByText(name).closest('li') as HTMLElement);
};
const press = async (user: ReturnType<typeof open>['user'], name: string, button = 'Check in') =>
  user.click((await row(name)).getByRole('button', { name: button }));
const sentTo = (host: ReturnType<typeof trainerHost>) =>
  host.http.callsTo('POST', '/classes/7/check-ins').map(({ body }) => (body as Sent).check_ins);

test('shows the class of today with its learners, and not those with a refunded seat', async () => {
  open();
  expect(await screen.findByRole('combobox', { name: 'Class' })).toHaveDisplayValue('Thursday, 15 January, 6:00 PM');
  expect(screen.getByText('Soldering, Every day, 6:00–8:00 PM IST')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Learners' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('progressbar', { name: 'Checked in' })).toHaveAttribute('value', '0');
  expect(await screen.findByText('All changes saved. This page also works offline.')).toBeInTheDocument();
});

test('checks a learner in by name, shows the time, and takes it back', async () => {
  const { user, host, recorded } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a learner' }), 'asha');
  expect(screen.queryByText('Ravi Kumar')).not.toBeInTheDocument();
  await press(user, 'Asha Rao');
  expect(await screen.findByText('Asha Rao: checked in')).toBeInTheDocument();
  await waitFor(() => expect(recorded).toHaveLength(1));
  expect((await row('Asha Rao')).getByText(/^\d+:\d\d [AP]M$/)).toBeInTheDocument();
  await press(user, 'Asha Rao', 'Undo');
  await waitFor(() => expect(sentTo(host).at(-1)).toMatchObject([{ id: recorded[0], user_id: 1, undo: true }]));
  expect((await row('Asha Rao')).getByRole('button', { name: 'Check in' })).toBeInTheDocument();
});

test('keeps a check-in that was recorded while an older list was on its way', async () => {
  const { user, host, recorded } = open();
  await screen.findByText(/works offline/);
  let answerOld = (_: CheckInListWire) => {};
  const old = new Promise<CheckInListWire>((resolve) => {
    answerOld = resolve;
  });
  host.http.on('GET', '/classes/7/check-in', () => old);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(host.http.callsTo('GET', '/classes/7/check-in')).toHaveLength(2));
  await press(user, 'Asha Rao');
  await waitFor(() => expect(recorded).toHaveLength(1));
  await waitFor(() => expect(host.offline.unsent.read('check-in.7')).toBeNull());

  const present = [{ check_in_id: recorded[0] ?? '', session_day: today, user_id: 1, at: new Date().toISOString() }];
  host.http.on('GET', '/classes/7/check-in', { ...list, present });
  await act(async () => answerOld(list));
  await waitFor(() => expect(host.http.callsTo('GET', '/classes/7/check-in')).toHaveLength(3));
  expect((await row('Asha Rao')).getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('without a network check-ins wait on the device, also after a reload, and are sent once', async () => {
  const { user, host, unmount } = open();
  await screen.findByText(/works offline/);
  host.http.setNetwork('lost');
  await press(user, 'Asha Rao');
  await press(user, 'Ravi Kumar');
  expect(await screen.findByText(/2 changes wait on this device/)).toBeInTheDocument();
  unmount();
  const again = open({ host });
  expect(await screen.findByText('2')).toBeInTheDocument();
  expect(await screen.findByText(/2 changes wait on this device/)).toBeInTheDocument();
  host.http.setNetwork('up');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(again.recorded).toHaveLength(2));
  expect(host.offline.unsent.read('check-in.7')).toBeNull();
});

test('an undo replaces a check-in that was not sent', async () => {
  const { user, host } = open();
  await screen.findByText(/works offline/);
  host.http.setNetwork('lost');
  await press(user, 'Asha Rao');
  await press(user, 'Asha Rao', 'Undo');
  expect(host.offline.unsent.read('check-in.7')).toMatchObject([{ userId: 1, undo: true }]);
  expect((await row('Asha Rao')).getByRole('button', { name: 'Check in' })).toBeInTheDocument();
});

test('names what the site did not record', async () => {
  const { user, host } = open();
  host.http.on('POST', '/classes/7/check-ins', ({ body }: { body: unknown }) =>
    (body as Sent).check_ins.map(({ id }) => ({ id, result: 'refunded', user_id: 1, name: 'Asha Rao', at: null })),
  );
  await press(user, 'Asha Rao');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Asha Rao: the seat was refunded')).toBeInTheDocument();
  await user.click(alert.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a session of another day is not open yet', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Class' }), '2026-01-16');
  expect(screen.getByText('Check-in opens on Friday, 16 January.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Scan tickets' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check in' })).not.toBeInTheDocument();
});

test('a device without a camera says so', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Scan tickets' }));
  expect(await screen.findByText('The camera did not start. Check in by name below.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close the scanner' }));
  expect(screen.getByRole('button', { name: 'Scan tickets' })).toBeInTheDocument();
});

test('shows loading, error and missing states', async () => {
  const slow = open({ answer: pending });
  expect(await screen.findByText('The learners of this class are loading')).toBeInTheDocument();
  slow.unmount();
  const failed = open({ answer: failure(500, 'The list is out of reach.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The list is out of reach.');
  failed.host.http.on('GET', '/classes/7/check-in', list);
  await failed.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
  failed.unmount();
  const { host } = open({ answer: failure(409, 'The classes of this batch take place online.') });
  expect(await screen.findByText('The classes of this batch take place online.')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404, noindex: true });
});
