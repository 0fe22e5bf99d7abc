import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/staff';
const teacher = {
  id: 1,
  email: 'tara@mail.test',
  name: 'Tara Joshi',
  role: 'trainer' as const,
  trainer_id: 9,
  invited_at: '2026-01-02T10:00:00Z',
  accepted_at: '2026-01-03T10:00:00Z',
};
const invited = {
  id: 2,
  email: 'manav@mail.test',
  name: '',
  role: 'manager' as const,
  trainer_id: null,
  invited_at: '2026-01-10T10:00:00Z',
  accepted_at: null,
};

function open(instituteRole: 'owner' | 'manager', members: object[] = [teacher, invited]) {
  const host = trainerHost();
  const { user } = host.session.get();
  if (user) host.session.setUser({ ...user, instituteRole });
  host.http.on('GET', '/staff', members);
  return renderRoutes(remote.routes, { host, path });
}

test('lists members and open invitations with their roles', async () => {
  open('owner');
  const list = within(await screen.findByRole('list', { name: 'Your staff' }));
  const [first, second] = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toMatch(/Tara Joshi.*tara@mail\.test.*Since 3 Jan 2026.*Trainer/);
  expect(second).toMatch(/manav@mail\.test.*Invited on 10 Jan 2026, not answered yet.*Invited as manager/);
});

test('an owner invites an address with a role', async () => {
  const { user, host } = open('owner', []);
  await screen.findByRole('heading', { name: 'No staff yet' });
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'not an address');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(host.http.callsTo('POST', '/staff')).toHaveLength(0);
  await user.clear(screen.getByRole('textbox', { name: /Email/ }));
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'manav@mail.test');
  await user.selectOptions(screen.getByRole('combobox', { name: /Role/ }), 'Manager');
  host.http.on('POST', '/staff', invited);
  host.http.on('GET', '/staff', [invited]);
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Invited as manager')).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/staff')[0]?.body).toEqual({ email: 'manav@mail.test', role: 'manager' });
});

test('shows why an invitation was refused', async () => {
  const { user, host } = open('owner');
  host.http.on('POST', '/staff', failure(409, 'This address is invited already, or belongs to your staff.'));
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'tara@mail.test');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText(/invited already/)).toBeInTheDocument();
});

test('asks before a member is removed', async () => {
  const { user, host } = open('owner');
  host.http.on('DELETE', '/staff/1', done());
  await user.click(await screen.findByRole('button', { name: 'Remove Tara Joshi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Tara Joshi?' });
  expect(dialog).toHaveAccessibleDescription(/Your institute takes over the batches that are not finished/);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Tara Joshi')).not.toBeInTheDocument());
});

test('withdraws an invitation that was not accepted, without saying that someone loses access', async () => {
  const { user, host } = open('owner');
  host.http.on('DELETE', '/staff/2', []);
  await user.click(await screen.findByRole('button', { name: 'Remove manav@mail.test' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the invitation?' });
  expect(dialog).toHaveAccessibleDescription(
    'The link that manav@mail.test got no longer works. They have no access yet.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('manav@mail.test')).not.toBeInTheDocument());
});

test('names the batches of a removed trainer that need another one, also when no member is left', async () => {
  const { user, host } = open('owner', [teacher]);
  host.http.on('DELETE', '/staff/1', [
    { id: 7, course_id: 4, course_name: 'Helm', label: 'Saturdays from 9 Jan 2027' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove Tara Joshi' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { name: 'No staff yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Helm' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/courses/edit/4?step=2',
  );
  expect(screen.getByText(', Saturdays from 9 Jan 2027')).toBeInTheDocument();
});

test('a manager sees the staff without invitations and removal, and no payout pages', async () => {
  open('manager');
  await screen.findByRole('list', { name: 'Your staff' });
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  const navigation = within(screen.getByRole('navigation', { name: 'Trainer area' }));
  expect(navigation.getByRole('link', { name: 'Staff' })).toBeInTheDocument();
  expect(navigation.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument();
});
