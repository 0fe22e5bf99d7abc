import { createFakeHost } from '@kaksha/testing/fake-host';
import { done, failure, paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { feedbackWire } from '@kaksha/testing/wire/engagement';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const review = (over: object = {}) => ({
  ...feedbackWire({
    id: 7,
    authorName: 'Rahul Menon',
    stars: 4,
    text: 'Notes at half the price.',
    courseName: 'Docker, from Laptop to Server',
    createdAt: '2026-01-10T10:00:00Z',
  }),
  hidden: false,
  reports: [
    { reason: 'advertising', note: 'It stands everywhere.', created_at: '2026-01-12T10:00:00Z', handled: false },
    { reason: 'off-topic', note: '', created_at: '2026-01-11T10:00:00Z', handled: true },
  ],
  ...over,
});
const message = {
  id: 3,
  type: 5,
  user_id: null,
  name: 'Tobias Weber',
  email: 'tobias@mail.test',
  phone: null,
  message: 'Please show prices in euro.',
  created_at: '2026-01-12T10:00:00Z',
  answered_at: null,
};

function open(path = '/moderation', reviews: unknown = paged([review()]), messages: unknown = paged([message])) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/api/feedback/reports', reviews);
  host.http.on('GET', '/support-type/messages', messages);
  return renderRoutes(remote.routes, { host, path });
}
const card = async (name = 'Rahul Menon') => within(await screen.findByRole('article', { name }));

test('lists reported reviews with the reasons and notes of readers', async () => {
  const { host } = open();
  const shown = await card();
  expect(screen.getByRole('heading', { level: 1, name: 'Moderation' })).toBeInTheDocument();
  expect(shown.getByText('Notes at half the price.')).toBeInTheDocument();
  const reports = within(shown.getByRole('list', { name: 'Reports of the review by Rahul Menon' }));
  expect(reports.getByText('It is advertising or spam')).toBeInTheDocument();
  expect(reports.getByText('It stands everywhere.')).toBeInTheDocument();
  expect(reports.getByText('Settled')).toBeInTheDocument();
  expect(host.http.callsTo('GET', '/api/feedback/reports')[0]?.params).toMatchObject({ state: 'reported', page: 1 });
});

test('hides a reported review, which leaves the list', async () => {
  const { user, host } = open();
  host.http.on('PATCH', '/api/feedback/7', done());
  await user.click((await card()).getByRole('button', { name: 'Hide review' }));
  expect(await screen.findByRole('heading', { name: 'No reported reviews' })).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', '/api/feedback/7')[0]?.body).toEqual({ hidden: true });
  expect(host.notices[0]).toMatchObject({ title: 'The review is hidden' });
});

test('dismisses the reports, and says when the server refuses', async () => {
  const { user, host } = open();
  host.http.on('POST', '/api/feedback/7/reports/dismiss', failure(500, 'Closed for a moment.'));
  const dismiss = (await card()).getByRole('button', { name: 'Dismiss reports' });
  await user.click(dismiss);
  await waitFor(() =>
    expect(host.notices[0]).toMatchObject({
      title: 'The review was not changed',
      description: 'Closed for a moment.',
    }),
  );
  host.http.on('POST', '/api/feedback/7/reports/dismiss', done());
  await user.click(dismiss);
  expect(await screen.findByRole('heading', { name: 'No reported reviews' })).toBeInTheDocument();
  expect(host.notices.at(-1)).toMatchObject({ title: 'The reports are dismissed' });
});

test('the list is chosen in the address, and hidden reviews can be shown again', async () => {
  const { user, host, address } = open();
  await card();
  host.http.on('GET', '/api/feedback/reports', paged([review({ hidden: true })]));
  host.http.on('PATCH', '/api/feedback/7', done());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Hidden reviews');
  await waitFor(() => expect(address()).toBe('/moderation?show=hidden'));
  await user.click(await screen.findByRole('button', { name: 'Show again' }));
  expect(await screen.findByRole('heading', { name: 'No hidden reviews' })).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', '/api/feedback/7')[0]?.body).toEqual({ hidden: false });
});

test('marks a message to the platform as answered', async () => {
  const { user, host } = open('/moderation?show=messages');
  host.http.on('PATCH', '/support-type/messages/3', { ...message, answered_at: '2026-01-15T06:30:00Z' });
  const shown = await card('Tobias Weber');
  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute('href', 'mailto:tobias@mail.test');
  await user.click(shown.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByRole('heading', { name: 'Every message is answered' })).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', '/support-type/messages/3')[0]?.body).toEqual({ answered: true });
  expect(host.http.callsTo('GET', '/support-type/messages')[0]?.params).toMatchObject({ answered: false, page: 1 });
});

test('shows that messages did not load, and Retry loads them', async () => {
  const { user, host } = open('/moderation?show=answered', undefined, failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Messages did not load/);
  host.http.on('GET', '/support-type/messages', paged([{ ...message, answered_at: '2026-01-15T06:30:00Z' }]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await card('Tobias Weber')).getByRole('button', { name: 'Open again' })).toBeInTheDocument();
});
