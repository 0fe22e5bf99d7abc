import { createFakeHost } from '@kaksha/testing/fake-host';
import { editConflict, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const entry = (id: number, display_name: string, over: object = {}) => ({
  ...{ id, display_name, name: display_name.toLowerCase(), motif: null, hidden: false, merged_into: null },
  ...{ former_names: [], courses: id, version: id * 10 },
  ...over,
});
const cloud = entry(1, 'Cloud', { motif: 'cloud', former_names: ['cloud-devops', 'Cloud & DevOps'] });
const data = entry(2, 'Data', { motif: 'data', hidden: true });
const web = entry(3, 'Web', { motif: 'web' });
const old = entry(4, 'Frontend', { motif: 'web', merged_into: 3 });
const listsOf = (categories: object[]) => [
  { list: 'categories', category_id: null, entries: categories },
  { list: 'subcategories', category_id: 1, entries: [entry(1, 'Containers'), entry(2, 'Helm')] },
  { list: 'subcategories', category_id: 2, entries: [] },
  { list: 'languages', category_id: null, entries: [entry(1, 'English')] },
];

function open(search = '', answer: unknown = listsOf([cloud, data, web, old])) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/admin/lists', answer);
  return renderRoutes(remote.routes, { host, path: `/admin/lists${search}` });
}

const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('a list shows its entries in order with their courses, earlier names and merged ones', async () => {
  open();
  const [first, second, third, ...more] = await rows('Categories');
  expect(first).toHaveTextContent('Cloud1 course, before: Cloud & DevOps');
  expect(second).toHaveTextContent('DataHidden2 courses');
  expect(third).toHaveTextContent('Web3 courses, before: Frontend');
  expect(more).toEqual([]);
});

test('the address says which list is shown, and of which category', async () => {
  const { user, router } = open('?list=subcategories');
  expect(await rows('Subcategories')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Data');
  expect(await screen.findByText('No subcategories yet')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?list=subcategories&of=2');
  await user.click(screen.getByRole('tab', { name: 'Languages' }));
  expect(await rows('Languages')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Merge English' })).not.toBeInTheDocument();
});

test('an entry moves at once, keeps the focus and is announced; the order before goes with it', async () => {
  const { user, host } = open();
  await rows('Categories');
  host.http.on('PUT', '/admin/lists/categories/order', listsOf([cloud, web, data, old]));
  host.http.on('GET', '/admin/lists', listsOf([cloud, web, data, old]));
  await user.click(screen.getByRole('button', { name: 'Move Data down' }));
  expect(screen.getByText('Data: now number 3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Data down' })).toHaveFocus();
  const sent = host.http.calls.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ category_id: null, before: [1, 2, 3], ids: [1, 3, 2] });
});

test('an order that another tab changed is told, and the stored one is shown', async () => {
  const { user, host } = open();
  await rows('Categories');
  host.http.on('PUT', '/admin/lists/categories/order', failure(409, 'The list has changed.', { code: 'LIST_CHANGED' }));
  host.http.on('GET', '/admin/lists', listsOf([web, cloud, data]));
  await user.click(screen.getByRole('button', { name: 'Move Data up' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ type: 'error', title: 'The order was not saved' }));
  const [first] = await rows('Categories');
  expect(first).toHaveTextContent('Web');
});

test('a name that is taken is told next to the field, and the typed name stays', async () => {
  const { user, host } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a category' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'web');
  host.http.on(
    'POST',
    '/admin/lists/categories',
    failure(400, 'There is “Web” already.', { fields: { name: 'There is “Web” already' } }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('There is “Web” already')).toBeInTheDocument();
  expect(name).toHaveValue('web');
  expect(host.http.calls.at(-1)?.body).toEqual({ name: 'web', motif: 'code', category_id: null });
});

test('a rename sends the version, and a save of another tab is shown', async () => {
  const { user, host } = open();
  await user.click(await screen.findByRole('button', { name: 'Rename Web' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Web' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Websites');
  host.http.on('PUT', '/admin/lists/categories/3', editConflict({ ...web, display_name: 'Sites', version: 31 }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sites')).toBeInTheDocument();
  expect(host.http.calls.at(-1)?.body).toEqual({ name: 'Websites', motif: 'web', version: 30 });
});

test('hiding is one press, and a refusal says why', async () => {
  const { user, host } = open('?list=languages');
  await rows('Languages');
  const reason = 'At least one entry has to be offered. Show another one first.';
  host.http.on('PUT', '/admin/lists/languages/1/hidden', failure(409, reason, { code: 'LAST_SHOWN_ENTRY' }));
  await user.click(screen.getByRole('button', { name: 'Hide English' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ type: 'error', title: 'Nothing was changed' }));
  host.http.on('PUT', '/admin/lists/languages/1/hidden', entry(1, 'English', { hidden: true }));
  host.http.on('GET', '/admin/lists', [
    { list: 'languages', category_id: null, entries: [entry(1, 'English', { hidden: true })] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Hide English' }));
  expect(await screen.findByRole('button', { name: 'Show English' })).toHaveFocus();
});

test('a merge asks for the other entry and says what it takes over', async () => {
  const { user, host } = open();
  await user.click(await screen.findByRole('button', { name: 'Merge Data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Data' }));
  expect(dialog.getByText(/takes over 2 courses and all its subcategories.*cannot be undone/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Merge into' }), 'Web');
  host.http.on('POST', '/admin/lists/categories/2/merge', web);
  host.http.on('GET', '/admin/lists', listsOf([cloud, web, { ...data, merged_into: 3 }]));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [, last] = await rows('Categories');
  expect(last).toHaveTextContent('Web3 courses, before: Data');
});

test('lists that do not load can be loaded again', async () => {
  const { user, host } = open('', failure(500));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  host.http.on('GET', '/admin/lists', listsOf([cloud]));
  await user.click(retry);
  expect(await rows('Categories')).toHaveLength(1);
});
