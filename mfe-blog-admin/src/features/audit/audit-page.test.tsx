import { createFakeHost } from '@kaksha/testing/fake-host';
import { paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const entry = {
  id: 4,
  at: '2026-01-15T06:30:00Z',
  actor: { id: 8, name: 'Meera Iyer', email: 'admin@kaksha.test' },
  action: 'user.block',
  entity: 'user',
  entity_id: 7,
  subject: 'Rohit Malik',
  address: '203.0.113.7',
  device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0',
  detail: '{"reason":"Fraud"}',
};

function open(path = '/admin/audit') {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/admin/audit', paged([entry]));
  host.http.on('GET', '/admin/audit/entities', ['course', 'user']);
  return renderRoutes(remote.routes, { host, path });
}

test('an entry says who did what to whom, when and from where', async () => {
  open();
  const row = within(
    within(await screen.findByRole('table', { name: 'Audit log' })).getAllByRole('row')[1] as HTMLElement,
  );
  for (const text of [
    'user.block',
    'Rohit Malik',
    'Meera Iyer',
    '203.0.113.7',
    'Chrome on Windows',
    '{"reason":"Fraud"}',
  ])
    expect(row.getByText(text)).toBeInTheDocument();
});

test('the filters are in the address, and a name filters by its person', async () => {
  const { user, router } = open();
  const about = await screen.findByRole('combobox', { name: 'About' });
  await user.selectOptions(about, 'user');
  // The page follows its address.
  await waitFor(() => expect(about).toHaveValue('user'));
  expect(router.state.location.search).toBe('?about=user');
  await user.click(await screen.findByRole('button', { name: 'Meera Iyer' }));
  expect(router.state.location.search).toBe('?about=user&by=8');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(router.state.location.search).toBe('');
});
