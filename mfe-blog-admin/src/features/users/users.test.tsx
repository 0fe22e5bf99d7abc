import { adminRights } from '@kaksha/domain/admin-rights';
import { user as makeUser } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { done, failure, paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const listed = (over: object = {}) => ({
  id: 7,
  name: 'Rohit Malik',
  email: 'rohit@mail.example',
  photo: null,
  roles: ['trainer'],
  rights: [],
  created_at: '2026-01-02T06:30:00Z',
  last_used_at: null,
  block: null,
  ...over,
});
const record = (over: object = {}) => ({
  ...listed(),
  contact_no: null,
  dead_address: null,
  trainer: { id: 3, name: 'Rohit Malik', course_count: 1 },
  institutes: [],
  sessions: [
    {
      id: 1,
      user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0',
      address: '203.0.113.7',
      created_at: '2026-01-14T06:30:00Z',
      last_used_at: '2026-01-14T08:30:00Z',
    },
  ],
  courses: [{ id: 4, name: 'Helm', status: 'published', is_public: true, is_deleted: false }],
  orders: [],
  reports: [
    {
      subject: 'course',
      course_id: 4,
      text: 'Helm',
      reason: 'not-held',
      note: 'Two classes were cancelled without a word',
      created_at: '2026-01-13T06:30:00Z',
      handled: false,
    },
  ],
  ...over,
});
const block = { at: '2026-01-15T06:30:00Z', reason: 'Fraud', by: 'Meera Iyer' };

function open(
  path: string,
  answers: Record<string, unknown>,
  as = makeUser({ id: 8, isAdmin: true, rights: adminRights }),
) {
  const host = createFakeHost({ as });
  for (const [address, answer] of Object.entries(answers)) host.http.on('GET', address, answer);
  return renderRoutes(remote.routes, { host, path });
}

test('the list leads to each person and says who is blocked', async () => {
  open('/admin/users', {
    '/admin/users': paged([listed(), listed({ id: 9, name: '', email: 'new@mail.example', block })]),
  });
  const rows = within(await screen.findByRole('table', { name: 'Users' })).getAllByRole('row');
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'Rohit Malik' })).toHaveAttribute(
    'href',
    '/admin/users/7',
  );
  expect(within(rows[2] as HTMLElement).getByRole('link', { name: 'new@mail.example' })).toBeInTheDocument();
  expect(within(rows[2] as HTMLElement).getByText('Blocked')).toBeInTheDocument();
});

test('a search without a match offers all users, and a failure another try', async () => {
  const { user, host } = open('/admin/users?q=zz', { '/admin/users': paged([]) });
  expect(await screen.findByText('No user matches')).toBeInTheDocument();
  host.http.on('GET', '/admin/users', failure(500, 'Database unavailable.'));
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  const retry = await screen.findByRole('button', { name: /try again|load them again|retry/i });
  host.http.on('GET', '/admin/users', paged([listed()]));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Rohit Malik' })).toBeInTheDocument();
});

test('an administrator blocks a person with a reason, and ends the block', async () => {
  const { user, host } = open('/admin/users/7', { '/admin/users/7': record() });
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Rohit Malik?' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument();
  host.http.on('POST', '/admin/users/7/block', record({ block, sessions: [] }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Fraud');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/by Meera Iyer/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeDisabled();
  host.http.on('DELETE', '/admin/users/7/block', record());
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('button', { name: 'Block' })).toBeInTheDocument();
  expect(host.notices.at(-1)).toMatchObject({ type: 'success', title: 'Rohit Malik can sign in again' });
});

test('a refusal of the server is shown and changes nothing', async () => {
  const { user, host } = open('/admin/users/7', { '/admin/users/7': record() });
  host.http.on('DELETE', '/admin/users/7/sessions', failure(403, 'This is an administrator.'));
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() =>
    expect(host.notices.at(-1)).toMatchObject({ type: 'error', description: 'This is an administrator.' }),
  );
  expect(screen.getByText('Chrome on Windows')).toBeInTheDocument();
});

test('owners change rights; other administrators do not see them', async () => {
  const { user, host } = open('/admin/users/7', { '/admin/users/7': record() });
  const rights = within(await screen.findByRole('region', { name: 'Rights of an administrator' }));
  const save = rights.getByRole('button', { name: 'Save rights' });
  expect(save).toBeDisabled();
  await user.click(rights.getByRole('checkbox', { name: /Content/ }));
  host.http.on('PUT', '/admin/users/7/rights', record({ rights: ['content'], roles: ['administrator', 'trainer'] }));
  await user.click(save);
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ type: 'success', title: 'The rights are changed' }));
});

test('an administrator without the right of owners sees no rights', async () => {
  const helper = makeUser({ id: 8, isAdmin: true, rights: ['people'] });
  open('/admin/users/7', { '/admin/users/7': record() }, helper);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rohit Malik' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Rights of an administrator' })).not.toBeInTheDocument();
});

test('mails that come back are shown and can be sent again', async () => {
  const dead = { kind: 'bounce', since: '2026-01-10T06:30:00Z', detail: '5.1.1 no such user' };
  const { user, host } = open('/admin/users/7', { '/admin/users/7': record({ dead_address: dead }) });
  expect(await screen.findByText('5.1.1 no such user')).toBeInTheDocument();
  host.http.on('DELETE', '/admin/users/7/mail/dead-address', done());
  await user.click(screen.getByRole('button', { name: 'Send mails again' }));
  await waitFor(() => expect(screen.queryByText('5.1.1 no such user')).not.toBeInTheDocument());
});
