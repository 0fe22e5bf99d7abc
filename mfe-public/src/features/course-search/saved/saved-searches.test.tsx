import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../../fake-catalogue';
import remote from '../../../remote';

const weekends = {
  id: 1,
  name: 'React on weekends',
  query: { q: 'react', days: 'weekend', mode: ['Online', 'Online/Offline'] },
  digest: 'daily',
  created_at: '2026-01-10T06:30:00.000Z',
};
const clouds = {
  id: 2,
  name: 'Clouds',
  query: { category: 'cloud-devops' },
  digest: 'never',
  created_at: '2026-01-09T06:30:00.000Z',
};

function hostWith(searches: unknown = [weekends, clouds], as: 'visitor' | 'learner' = 'learner') {
  const host = catalogueHost({ as });
  host.http.on('GET', paths.searches, searches);
  return host;
}

const open = (host = hostWith(), path = '/live-courses') => renderRoutes(remote.routes, { host, path });
const list = async () => within(await screen.findByRole('list', { name: 'Saved searches' }));
const names = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent);
const remove = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click((await list()).getByRole('button', { name: `Remove ${name}` }));
  const question = within(await screen.findByRole('dialog', { name: `Remove “${name}”?` }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Save this search' }));

test('a saved search links to its results with text and filters', async () => {
  const { user, address } = open();
  const link = (await list()).getByRole('link', { name: 'React on weekends' });
  await user.click(link);
  await waitFor(() => expect(address()).toBe('/live-courses?q=react&mode=Online&mode=Online%2FOffline&days=weekend'));
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  expect(screen.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('react');
});

test('saves the current search without its page, under a descriptive name', async () => {
  const host = hostWith([]);
  host.http.on('POST', paths.searches, { ...weekends, id: 7, name: 'Evenings' });
  const { user } = open(host, '/live-courses?q=react&days=weekend&page=2');
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const name = (await dialog()).getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('react, Has weekends');
  await user.clear(name);
  await user.type(name, ' Evenings ');
  const rhythm = (await dialog()).getByRole('combobox', { name: 'Tell me about new courses that match' });
  expect(rhythm).toHaveDisplayValue('Every day');
  await user.selectOptions(rhythm, 'Every week');
  await user.click((await dialog()).getByRole('button', { name: 'Save search' }));
  expect(await names()).toEqual(['Evenings']);
  expect(host.http.callsTo('POST', paths.searches).map(({ body }) => body)).toEqual([
    { name: 'Evenings', query: { q: 'react', days: 'weekend' }, digest: 'weekly' },
  ]);
  expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Search saved' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('does not save a search without a name', async () => {
  const { user, host } = open(hostWith([]), '/live-courses?q=react');
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const form = await dialog();
  await user.clear(form.getByRole('textbox', { name: 'Name' }));
  await user.click(form.getByRole('button', { name: 'Save search' }));
  expect(await form.findByText('Name is required')).toBeInTheDocument();
  expect(host.http.callsTo('POST', paths.searches)).toHaveLength(0);
});

test.each([
  [
    failure(409, 'You have a search of this name.', { code: 'NAME_TAKEN', fields: { name: 'You have one' } }),
    'You have one',
  ],
  [failure(409, 'Twenty searches are saved. Remove one first.'), 'Twenty searches are saved. Remove one first.'],
  [new Error('no network'), 'No response from server. Please check your connection.'],
])('shows a refusal in the dialog and keeps the name', async (answer, message) => {
  const host = hostWith();
  host.http.on('POST', paths.searches, answer);
  const { user } = open(host, '/live-courses?q=react');
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Save search' }));
  expect((await form.findAllByText(message)).length).toBeGreaterThan(0);
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('react');
});

test('asks a visitor to sign in first', async () => {
  const { user, host } = open(hostWith([], 'visitor'), '/live-courses?q=react');
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await dialog();
  expect(host.session.signInRequests).toEqual([{ message: 'We save your search right after this.', subject: 'react' }]);
});

test('removes a search after a question; Undo restores it', async () => {
  const host = hostWith();
  host.http.on('DELETE', '/saved-searches/1', done());
  host.http.on('POST', paths.searches, { ...weekends, id: 8 });
  const { user } = open(host);
  await remove(user, 'React on weekends');
  expect(await names()).toEqual(['Clouds']);
  await waitFor(async () => expect((await list()).getByRole('link', { name: 'Clouds' })).toHaveFocus());
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Search removed' }));
  act(() => host.notices[0]?.action?.onClick());
  await waitFor(async () => expect(await names()).toEqual(['React on weekends', 'Clouds']));
});

test('reverts a removal that the server refuses, with a notice', async () => {
  const host = hostWith();
  host.http.on('DELETE', '/saved-searches/2', failure(500, 'The drawer is stuck.'));
  const { user } = open(host);
  await remove(user, 'Clouds');
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'error', description: 'The drawer is stuck.' }));
  expect(await names()).toEqual(['React on weekends', 'Clouds']);
});

test('a refused removal keeps a search that was saved meanwhile', async () => {
  const host = hostWith([weekends]);
  let refuse = (_answer: unknown) => {};
  host.http.on('DELETE', '/saved-searches/1', () => new Promise((resolve) => (refuse = resolve)));
  host.http.on('POST', paths.searches, { ...clouds, id: 7, name: 'Evenings' });
  const { user } = open(host, '/live-courses?q=react');
  await remove(user, 'React on weekends');
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Search saved' }));
  await act(async () => refuse(failure(500, 'The drawer is stuck.')));
  await waitFor(async () => expect((await names()).sort()).toEqual(['Evenings', 'React on weekends']));
});

test('reports saved searches that did not load, and loads them on Retry', async () => {
  const host = hostWith(failure(500, 'The drawer is stuck.'));
  const { user } = open(host);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your saved searches did not load. The drawer is stuck.');
  expect(await screen.findByRole('heading', { name: 'Course 1' })).toBeInTheDocument();
  host.http.on('GET', paths.searches, [clouds]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await names()).toEqual(['Clouds']);
});

test('offers nothing to save without a query', async () => {
  open(hostWith([]));
  await screen.findByRole('heading', { name: 'Course 1' });
  expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
});
