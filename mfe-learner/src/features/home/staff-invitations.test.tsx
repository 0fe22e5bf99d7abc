import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

const title = 'NetShield Academy invites you as trainer';
const invitation = {
  id: 4,
  institute_name: 'NetShield Academy',
  role: 'trainer' as const,
  invited_at: '2026-01-14T10:00:00Z',
};

function open() {
  const host = learnerHost();
  host.http.on('GET', '/staff/invitations', [invitation]);
  return renderRoutes(remote.routes, { host, path: '/user-dashboard' });
}

beforeEach(() => localStorage.clear());

test('accepting an invitation loads the session again and opens the trainer area', async () => {
  const { user, host, address } = open();
  const refresh = jest.spyOn(host.session, 'refresh');
  const card = within(await screen.findByRole('article', { name: title }));
  expect(card.getByText(/Sees the batches that they teach/)).toBeInTheDocument();
  host.http.on('POST', '/staff/invitations/4/accept', done());
  await user.click(card.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(address()).toBe('/patron/basicdetails'));
  expect(refresh).toHaveBeenCalled();
});

test('declines an invitation, which disappears', async () => {
  const { user, host } = open();
  const card = within(await screen.findByRole('article', { name: title }));
  host.http.on('POST', '/staff/invitations/4/decline', done());
  host.http.on('GET', '/staff/invitations', []);
  await user.click(card.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: title })).not.toBeInTheDocument());
});

test('says why an invitation cannot be accepted', async () => {
  const { user, host } = open();
  const card = within(await screen.findByRole('article', { name: title }));
  host.http.on('POST', '/staff/invitations/4/accept', failure(409, 'This account has courses of its own.'));
  await user.click(card.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(host.notices).toMatchObject([
      { title: 'Your answer was not sent', description: 'This account has courses of its own.' },
    ]),
  );
});
