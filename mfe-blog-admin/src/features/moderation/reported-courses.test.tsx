import { createFakeHost } from '@kaksha/testing/fake-host';
import { done, failure, paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const course = (over: object = {}) => ({
  id: 7,
  name: 'Docker, from Laptop to Server',
  slug: 'docker',
  trainer_id: 3,
  trainer_name: 'Asha Rao',
  is_public: true,
  hidden: false,
  hidden_reason: null,
  reports: [{ reason: 'fraud', note: 'It asks for cash.', created_at: '2026-01-12T10:00:00Z', handled: false }],
  ...over,
});

function open(path = '/moderation?show=courses', courses: unknown = paged([course()])) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/admin/courses', courses);
  return renderRoutes(remote.routes, { host, path });
}
const card = async () => within(await screen.findByRole('article', { name: 'Docker, from Laptop to Server' }));

test('lists reported courses with reasons and notes', async () => {
  const { host } = open();
  const shown = await card();
  expect(shown.getByText('It asks for money or data outside the platform')).toBeInTheDocument();
  expect(shown.getByText('It asks for cash.')).toBeInTheDocument();
  expect(host.http.callsTo('GET', '/admin/courses')[0]?.params).toMatchObject({ state: 'reported', page: 1 });
});

test('hides a course with a reason, and it leaves the list', async () => {
  const { user, host } = open();
  await user.click((await card()).getByRole('button', { name: 'Hide course' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' Cash only ');
  host.http.on('PATCH', '/admin/courses/7', done());
  await user.click(dialog.getByRole('button', { name: 'Hide course' }));
  expect(await screen.findByRole('heading', { name: 'No reported courses' })).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', '/admin/courses/7')[0]?.body).toEqual({ hidden: true, reason: 'Cash only' });
});

test('dismisses the reports, and says when the server refuses', async () => {
  const { user, host } = open();
  const dismiss = (await card()).getByRole('button', { name: 'Dismiss reports' });
  host.http.on('POST', '/admin/courses/7/reports/dismiss', failure(500, 'Closed for a moment.'));
  await user.click(dismiss);
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'The course was not changed' }));
  host.http.on('POST', '/admin/courses/7/reports/dismiss', done());
  await user.click(dismiss);
  expect(await screen.findByRole('heading', { name: 'No reported courses' })).toBeInTheDocument();
});

test('a hidden course shows its reason and is shown again', async () => {
  const { user, host } = open(
    '/moderation?show=hidden-courses',
    paged([course({ hidden: true, is_public: false, hidden_reason: 'Cash only' })]),
  );
  const shown = await card();
  expect(shown.getByText('Cash only')).toBeInTheDocument();
  host.http.on('PATCH', '/admin/courses/7', done());
  await user.click(shown.getByRole('button', { name: 'Show again' }));
  expect(await screen.findByRole('heading', { name: 'No hidden courses' })).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', '/admin/courses/7')[0]?.body).toEqual({ hidden: false });
});
