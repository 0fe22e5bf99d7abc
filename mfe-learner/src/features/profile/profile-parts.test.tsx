import { batch } from '@kaksha/testing/factories';
import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { goalWire, savedSearchWire } from '@kaksha/testing/wire/account';
import { batchWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profileHost } from '../../fake-profile';
import { type ProfileTab, profilePath } from '../../profile-tabs';
import remote from '../../remote';

function hostWith() {
  const host = profileHost();
  host.http.on('GET', '/saved-searches', [
    savedSearchWire({
      id: 1,
      name: 'Weekends',
      query: { days: 'weekend' },
      digest: 'daily',
      createdAt: '2026-01-10T06:00:00.000Z',
    }),
  ]);
  return host;
}
const open = (host = hostWith(), tab: ProfileTab = 'interests') =>
  renderRoutes(remote.routes, { host, path: profilePath(tab) });
const goal = async () => within(await screen.findByRole('form', { name: 'Learning goal' }));

test('a learning goal needs text and whole hours, and is saved', async () => {
  const host = hostWith();
  host.http.on(
    'PATCH',
    '/dashboard/AddUpdateLearningGoalUser',
    goalWire({ goal: 'SQL', hoursPerWeek: 6, targetDate: null }),
  );
  const { user } = open(host);
  const form = await goal();
  await user.type(form.getByRole('spinbutton', { name: 'Hours a week' }), '0');
  await user.click(form.getByRole('button', { name: 'Save goal' }));
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Learning goal' })).toHaveAccessibleDescription(
      'Learning goal is required',
    ),
  );
  expect(form.getByRole('spinbutton')).toHaveAccessibleDescription('Hours must be a whole number from 1 to 80');
  await user.type(form.getByRole('textbox', { name: 'Learning goal' }), 'SQL');
  await user.clear(form.getByRole('spinbutton'));
  await user.type(form.getByRole('spinbutton'), '6');
  await user.click(form.getByRole('button', { name: 'Save goal' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Learning goal saved' }));
  expect(host.http.callsTo('PATCH', '/dashboard/AddUpdateLearningGoalUser')[0]?.body).toEqual({
    learning_goal: 'SQL',
    hours_per_week: 6,
    target_date: null,
    version: 1,
  });
});

test.each([
  [new Error('no network'), 'No response from server. Please check your connection.'],
  [failure(500, 'The book is closed.'), 'The book is closed.'],
])('a learning goal that failed to save keeps the typed values', async (answer, message) => {
  const host = hostWith();
  host.http.on('PATCH', '/dashboard/AddUpdateLearningGoalUser', answer);
  const { user } = open(host);
  const form = await goal();
  await user.type(form.getByRole('textbox', { name: 'Learning goal' }), 'SQL');
  await user.click(form.getByRole('button', { name: 'Save goal' }));
  expect(await form.findByText(message)).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Learning goal' })).toHaveValue('SQL');
  expect(host.unsaved.get()).toEqual(['Your learning goal is not saved yet.']);
});

test('a learning goal that fails to load has a Retry', async () => {
  const host = hostWith();
  const read = '/dashboard/GetLearningGoalViaId/5';
  host.http.on('GET', read, failure(500, 'The book is closed.'));
  const { user } = open(host);
  expect(await screen.findByRole('heading', { name: 'Learning goal did not load' })).toBeInTheDocument();
  expect(screen.getByText('The book is closed.')).toBeInTheDocument();
  host.http.on('GET', read, goalWire({ goal: 'SQL', hoursPerWeek: 6, targetDate: null }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await goal()).getByRole('textbox', { name: 'Learning goal' })).toHaveValue('SQL');
});

test('links to the courses without saved searches', async () => {
  const host = hostWith();
  host.http.on('GET', '/saved-searches', []);
  open(host);
  const section = within(await screen.findByRole('region', { name: 'Saved searches' }));
  expect(await section.findByText(/None yet\./)).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Search courses' })).toHaveAttribute('href', '/live-courses');
});

test('saved searches that fail to load have a Retry', async () => {
  const host = hostWith();
  host.http.on('GET', '/saved-searches', failure(500, 'The list is locked.'));
  const { user } = open(host);
  expect(await screen.findByRole('heading', { name: 'Saved searches did not load' })).toBeInTheDocument();
  expect(screen.getByText('The list is locked.')).toBeInTheDocument();
  host.http.on('GET', '/saved-searches', [
    savedSearchWire({ id: 1, name: 'Weekends', query: {}, digest: 'daily', createdAt: '2026-01-10T06:00:00.000Z' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Weekends' })).toBeInTheDocument();
});

test('a saved search links to its courses', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Weekends' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/live-courses\?.*weekend/),
  );
});

test('changes how often the user hears of a saved search, and takes it back when the server refuses', async () => {
  const host = hostWith();
  const { user } = open(host);
  const choice = await screen.findByRole('combobox', { name: 'Tell me about new courses for Weekends' });
  expect(choice).toHaveDisplayValue('Every day');
  host.http.on(
    'PATCH',
    '/saved-searches/1',
    savedSearchWire({
      id: 1,
      name: 'Weekends',
      query: { days: 'weekend' },
      digest: 'weekly',
      createdAt: '2026-01-10T06:00:00.000Z',
    }),
  );
  await user.selectOptions(choice, 'Every week');
  await waitFor(() =>
    expect(host.http.callsTo('PATCH', '/saved-searches/1').map(({ body }) => body)).toEqual([{ digest: 'weekly' }]),
  );
  expect(choice).toHaveDisplayValue('Every week');
  host.http.on('PATCH', '/saved-searches/1', failure(503, 'Please try again later.'));
  await user.selectOptions(choice, 'Never');
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'error', title: 'The choice is not saved' }));
  expect(choice).toHaveDisplayValue('Every week');
});

test('removes a saved search at once, and restores it with a notice when the server refuses', async () => {
  const host = hostWith();
  host.http.on('DELETE', '/saved-searches/1', failure(500, 'The list is locked.'));
  const { user } = open(host);
  await user.click(await screen.findByRole('button', { name: 'Remove Weekends' }));
  await waitFor(() =>
    expect(host.notices[0]).toMatchObject({ title: 'The search was not removed', description: 'The list is locked.' }),
  );
  expect(await screen.findByRole('link', { name: 'Weekends' })).toBeInTheDocument();
  host.http.on('DELETE', '/saved-searches/1', done());
  await user.click(screen.getByRole('button', { name: 'Remove Weekends' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Weekends' })).not.toBeInTheDocument());
});

describe('while the server has not answered', () => {
  const weekends = savedSearchWire({
    id: 1,
    name: 'Weekends',
    query: { days: 'weekend' },
    digest: 'daily',
    createdAt: '2026-01-10T06:00:00.000Z',
  });
  const clouds = { ...weekends, id: 2, name: 'Clouds' };
  const choiceOf = (name: string) => screen.findByRole('combobox', { name: `Tell me about new courses for ${name}` });

  test('a change of another search stays when a removal is refused', async () => {
    const host = hostWith();
    host.http.on('GET', '/saved-searches', [weekends, clouds]);
    let refuse = (_answer: unknown) => {};
    host.http.on('DELETE', '/saved-searches/1', () => new Promise((resolve) => (refuse = resolve)));
    host.http.on('PATCH', '/saved-searches/2', { ...clouds, digest: 'weekly' });
    const { user } = open(host);
    await user.click(await screen.findByRole('button', { name: 'Remove Weekends' }));
    await user.selectOptions(await choiceOf('Clouds'), 'Every week');
    await act(async () => refuse(failure(500, 'The list is locked.')));
    expect(await choiceOf('Weekends')).toHaveDisplayValue('Every day');
    expect(await choiceOf('Clouds')).toHaveDisplayValue('Every week');
    const rows = within(screen.getByRole('list', { name: 'Saved searches' })).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Weekends', 'Clouds']);
  });

  test('a later choice stays when an earlier one is refused', async () => {
    const host = hostWith();
    let refuse = (_answer: unknown) => {};
    host.http.on('PATCH', '/saved-searches/1', () => new Promise((resolve) => (refuse = resolve)));
    const { user } = open(host);
    await user.selectOptions(await choiceOf('Weekends'), 'Every week');
    host.http.on('PATCH', '/saved-searches/1', { ...weekends, digest: 'never' });
    await user.selectOptions(await choiceOf('Weekends'), 'Never');
    await act(async () => refuse(failure(503, 'Please try again later.')));
    await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'The choice is not saved' }));
    expect(await choiceOf('Weekends')).toHaveDisplayValue('Never');
  });
});

test("downloads the user's data as a file", async () => {
  const host = hostWith();
  host.http.on('GET', '/dashboard/ExportMyData', { profile: { name: 'Priya Nair' } });
  const blobs: Blob[] = [];
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => {} });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = open(host, 'account');
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(names).toEqual(['my-data.json']));
  expect(blobs[0]?.type).toBe('application/json');
  expect(blobs[0]?.size).toBeGreaterThan('{"profile":{}}'.length);
});

test('a failed download shows a notice', async () => {
  const host = hostWith();
  host.http.on('GET', '/dashboard/ExportMyData', failure(500, 'The archive is closed.'));
  const { user } = open(host, 'account');
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() =>
    expect(host.notices[0]).toMatchObject({
      title: 'Your data were not downloaded',
      description: 'The archive is closed.',
    }),
  );
});

const seatToLeave = {
  course_name: 'Kubernetes in Production',
  batch: batchWire(batch({ startDate: '2026-02-02', endDate: '2026-02-27' })),
  currency: 'INR',
  amount: 90_000,
  refund: 0,
  message: 'Refunds are possible within 7 days of enrolling; that was until 8 Jan 2026, 3:30 PM.',
} as const;

test('says what happens with seats, refunds, certificates and invoices before the account is deleted', async () => {
  const host = hostWith();
  const refunded = { ...seatToLeave, batch: { ...seatToLeave.batch, id: 2 }, refund: 90_000, message: '' };
  const free = { ...seatToLeave, batch: { ...seatToLeave.batch, id: 3 }, amount: 0, message: '' };
  const seats = [seatToLeave, refunded, free];
  host.http.on('GET', '/dashboard/AccountDeletion', failure(500, 'The office is closed.'));
  const { user } = open(host, 'account');
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  expect(await dialog.findByText('The office is closed.')).toBeInTheDocument();
  host.http.on('GET', '/dashboard/AccountDeletion', { seats, waiting: 2, certificates: 1, invoices: 3 });
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  const [kept, back, gift] = within(
    await dialog.findByRole('list', { name: 'Your seats go to other learners' }),
  ).getAllByRole('listitem');
  expect(kept).toHaveTextContent(/No refund of ₹900. Refunds are possible within 7 days/);
  expect(back).toHaveTextContent('₹900 goes back to you the way you paid.');
  expect(gift).toHaveTextContent('The seat was free.');
  expect(dialog.getByText('You leave 2 waiting lists.')).toBeInTheDocument();
  expect(dialog.getByText(/^Your certificate is revoked/)).toBeInTheDocument();
  expect(dialog.getByText(/^Invoices are kept/)).toBeInTheDocument();
});

test('says why an account cannot be deleted, and asks for no confirmation', async () => {
  const host = hostWith();
  host.http.on('GET', '/dashboard/AccountDeletion', failure(409, '2 learners are enrolled.', { code: 'HAS_LEARNERS' }));
  const { user } = open(host, 'account');
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your account cannot be deleted yet' });
  expect(dialog).toHaveAccessibleDescription('2 learners are enrolled.');
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Delete for ever' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('deletes the account only after the confirmation word, and signs out', async () => {
  const host = hostWith();
  host.http.on('GET', '/dashboard/AccountDeletion', { seats: [], waiting: 0, certificates: 0, invoices: 0 });
  host.http.on('DELETE', '/dashboard/DeleteMyAccount', failure(409, 'Learners are enrolled in your courses.'));
  const { user, address } = open(host, 'account');
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  await user.click(await dialog.findByRole('button', { name: 'Delete for ever' }));
  expect(await dialog.findByRole('textbox')).toHaveAccessibleDescription('Please type DELETE');
  expect(host.http.callsTo('DELETE', '/dashboard/DeleteMyAccount')).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), 'DELETE');
  await user.click(dialog.getByRole('button', { name: 'Delete for ever' }));
  expect(await dialog.findByText('Learners are enrolled in your courses.')).toBeInTheDocument();
  host.http.on('DELETE', '/dashboard/DeleteMyAccount', done());
  await user.click(dialog.getByRole('button', { name: 'Delete for ever' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(host.session.get().status).toBe('visitor');
  expect(host.notices.at(-1)).toMatchObject({ type: 'success', title: 'Your account is deleted' });
});
