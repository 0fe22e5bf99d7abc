import { createFakeHost } from '@kaksha/testing/fake-host';
import { done, failure, paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const listed = {
  id: 3,
  kind: 'individual',
  name: 'Asha Rao',
  email: 'asha@kaksha.test',
  course_count: 2,
  standing: 'waiting',
  verified_until: null,
  requested_at: '2026-01-12T10:00:00Z',
};
const document = { id: 4, kind: 'identity', file_name: 'card.pdf', file_size: 2048, removed: false };
const request = {
  id: 7,
  state: 'waiting',
  note: 'I teach since 2010.',
  created_at: '2026-01-12T10:00:00Z',
  decided_at: null,
  reason: null,
  documents: [document, { ...document, id: 5, kind: 'address', file_name: 'bill.pdf', removed: true }],
};
const examined = { ...listed, can_decide: true, request };

function open(path = '/admin/trainers', answer: unknown = examined) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/admin/trainers', paged([listed]));
  host.http.on('GET', '/admin/trainers/3', answer);
  return renderRoutes(remote.routes, { host, path });
}
const press = (name: string) => screen.findByRole('button', { name });
const inDialog = async () => within(await screen.findByRole('dialog'));
const decision = '/admin/trainers/3/verification';

test('lists trainers, and the filter and the search are in the address', async () => {
  const { user, host, address } = open();
  const row = within(await screen.findByRole('row', { name: /Asha Rao/ }));
  expect(row.getByText('Waiting')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/admin/trainers/3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Verified');
  await waitFor(() => expect(address()).toBe('/admin/trainers?show=verified'));
  await user.type(screen.getByRole('searchbox', { name: 'Find a trainer' }), 'asha{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/trainers?show=verified&q=asha'));
  expect(host.http.callsTo('GET', '/admin/trainers').at(-1)?.params).toMatchObject({
    standing: 'verified',
    search: 'asha',
    page: 1,
  });
});

test('shows the request with its note and documents', async () => {
  open('/admin/trainers/3');
  const documents = within(await screen.findByRole('list', { name: 'Documents' }));
  expect(documents.getByRole('button', { name: 'Save card.pdf' })).toBeInTheDocument();
  expect(documents.getByText('Removed')).toBeInTheDocument();
  expect(screen.getByText('I teach since 2010.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', '/instructorprofile/3');
});

test('accepts a request for two years by default', async () => {
  const { user, host } = open('/admin/trainers/3');
  await user.click(await press('Accept'));
  const dialog = await inDialog();
  expect(dialog.getByLabelText(/^Last day/)).toHaveValue('2028-01-15');
  host.http.on('POST', decision, done());
  host.http.on('GET', '/admin/trainers/3', {
    ...examined,
    standing: 'verified',
    verified_until: '2028-01-15',
    request: { ...request, state: 'verified', decided_at: '2026-01-15T06:00:00Z' },
  });
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await press('End verification')).toBeInTheDocument();
  expect(host.http.callsTo('POST', decision)[0]?.body).toEqual({
    request_id: 7,
    accepted: true,
    expires_on: '2028-01-15',
  });
  expect(host.notices[0]).toMatchObject({ title: 'Asha Rao is verified until 15 Jan 2028' });
});

test('refuses a request with a reason, and says when the server refuses', async () => {
  const { user, host } = open('/admin/trainers/3');
  await user.click(await press('Refuse'));
  const dialog = await inDialog();
  const refuse = dialog.getByRole('button', { name: 'Refuse' });
  await user.click(refuse);
  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The card is unreadable.');
  host.http.on('POST', decision, failure(409, 'This request was decided meanwhile.'));
  await user.click(refuse);
  expect(await dialog.findByText('This request was decided meanwhile.')).toBeInTheDocument();
  host.http.on('POST', decision, done());
  await user.click(refuse);
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'The request is refused' }));
  expect(host.http.callsTo('POST', decision).at(-1)?.body).toEqual({
    request_id: 7,
    accepted: false,
    reason: 'The card is unreadable.',
  });
});

test('offers no decision about the own request', async () => {
  open('/admin/trainers/3', { ...examined, can_decide: false });
  expect(await screen.findByText('Another administrator decides about you and your institute.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});
