import type { Interest } from '@kaksha/domain/profile';
import { category } from '@kaksha/testing/factories';
import type { FakeHost } from '@kaksha/testing/fake-host';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { interestWire } from '@kaksha/testing/wire/account';
import { categoryWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profileHost } from '../../fake-profile';
import remote from '../../remote';

const call = '/user-interests/5';
const saveCall = '/user-interests/save';

const containers: Interest = {
  categoryId: 1,
  category: 'Cloud & DevOps',
  subcategoryId: 11,
  subcategory: 'Containers',
};
const web: Interest = { categoryId: 2, category: 'Web Development', subcategoryId: null, subcategory: null };

function hostWith(answer: unknown = [interestWire(containers)]) {
  const host = profileHost();
  host.http.on('GET', '/categories', [
    categoryWire(category()),
    categoryWire(category({ id: 2, displayName: 'Web Development' })),
  ]);
  host.http.on('GET', '/categories/subcategories', [
    { id: 11, category_id: 1, name: 'Containers' },
    { id: 12, category_id: 1, name: 'AWS' },
    { id: 21, category_id: 2, name: 'React' },
  ]);
  host.http.on('GET', call, answer);
  return host;
}

const open = (host = hostWith()) => renderRoutes(remote.routes, { host, path: '/user-dashboard/profile' });
const form = async () => within(await screen.findByRole('form', { name: 'Interests' }));
const saved = (host: FakeHost) => host.http.callsTo('POST', saveCall).map(({ body }) => body);

test('selected fields are pressed and show their parts', async () => {
  open();
  const shown = await form();
  expect(shown.getByRole('button', { name: 'Cloud & DevOps' })).toHaveAttribute('aria-pressed', 'true');
  expect(shown.getByRole('button', { name: 'Web Development' })).toHaveAttribute('aria-pressed', 'false');
  const parts = within(shown.getByRole('group', { name: 'Parts of Cloud & DevOps' }));
  expect(parts.getByRole('button', { name: 'Containers' })).toHaveAttribute('aria-pressed', 'true');
  expect(parts.getByRole('button', { name: 'AWS' })).toHaveAttribute('aria-pressed', 'false');
  expect(shown.queryByRole('group', { name: 'Parts of Web Development' })).not.toBeInTheDocument();
});

test('selects and saves fields and parts; leaving unsaved asks for confirmation', async () => {
  const host = hostWith();
  host.http.on('POST', saveCall, [interestWire(web)]);
  const { user } = open(host);
  const shown = await form();
  await user.click(shown.getByRole('button', { name: 'Web Development' }));
  await user.click(shown.getByRole('button', { name: 'AWS' }));
  expect(host.unsaved.get()).toEqual(['Your interests are not saved yet.']);
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Interests saved' }));
  expect(saved(host)).toEqual([
    {
      interests: [
        { category_id: 1, sub_category_id: 11 },
        { category_id: 1, sub_category_id: 12 },
        { category_id: 2, sub_category_id: null },
      ],
    },
  ]);
});

test('deselecting a field removes its parts; restoring the saved selection is not unsaved', async () => {
  const host = hostWith();
  host.http.on('POST', saveCall, []);
  const { user } = open(host);
  const shown = await form();
  const cloud = shown.getByRole('button', { name: 'Cloud & DevOps' });
  await user.click(cloud);
  expect(shown.getByText('Not saved yet')).toBeInTheDocument();
  await user.click(cloud);
  expect(shown.queryByText('Not saved yet')).not.toBeInTheDocument();
  expect(host.unsaved.get()).toEqual([]);
  await user.click(cloud);
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(saved(host)).toEqual([{ interests: [] }]));
});

test.each([
  [failure(500, 'The list is locked.'), 'Your interests were not saved. The list is locked.'],
  [new Error('no network'), 'Your interests were not saved. No response from server. Please check your connection.'],
])('interests that failed to save stay selected', async (answer, message) => {
  const host = hostWith();
  host.http.on('POST', saveCall, answer);
  const { user } = open(host);
  const shown = await form();
  await user.click(shown.getByRole('button', { name: 'Web Development' }));
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  expect(await shown.findByRole('alert')).toHaveTextContent(message);
  expect(shown.getByRole('button', { name: 'Web Development' })).toHaveAttribute('aria-pressed', 'true');
  host.http.on('POST', saveCall, [interestWire(containers), interestWire(web)]);
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(shown.queryByRole('alert')).not.toBeInTheDocument());
  await waitFor(() => expect(host.unsaved.get()).toEqual([]));
});

test('an expired session asks to sign in, then saves the interests', async () => {
  const host = hostWith();
  const answers = [failure(401), [interestWire(containers), interestWire(web)]];
  host.http.on('POST', saveCall, () => {
    if (answers.length === 2) host.session.setUser('visitor');
    return answers.shift();
  });
  const { user } = open(host);
  const shown = await form();
  await user.click(shown.getByRole('button', { name: 'Web Development' }));
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Interests saved' }));
  expect(host.session.signInRequests).toEqual([{ message: 'We save your interests right after this.' }]);
});

test('interests that changed in another tab show until the user chooses', async () => {
  const host = hostWith();
  const { user, router } = open(host);
  const shown = await form();
  const isPressed = (name: string) => shown.getByRole('button', { name }).getAttribute('aria-pressed');
  host.http.on('GET', call, [interestWire(web)]);
  // The loader of the page runs again.
  await act(() => router.navigate('/user-dashboard/profile'));
  await waitFor(() => expect(isPressed('Web Development')).toBe('true'));
  expect(isPressed('Cloud & DevOps')).toBe('false');
  expect(shown.queryByText('Not saved yet')).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'React' }));
  const before = host.http.callsTo('GET', call).length;
  host.http.on('GET', call, [interestWire(containers)]);
  await act(() => router.navigate('/user-dashboard/profile'));
  await waitFor(() => expect(host.http.callsTo('GET', call)).toHaveLength(before + 1));
  expect(isPressed('React')).toBe('true');
  expect(shown.getByText('Not saved yet')).toBeInTheDocument();
});

test('a choice during the save stays, as unsaved; after a save the stored interests show', async () => {
  const host = hostWith();
  let answer = (_answer: unknown) => {};
  host.http.on('POST', saveCall, () => new Promise((resolve) => (answer = resolve)));
  const { user } = open(host);
  const shown = await form();
  await user.click(shown.getByRole('button', { name: 'Web Development' }));
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(saved(host)).toHaveLength(1));
  await user.click(shown.getByRole('button', { name: 'AWS' }));
  await act(async () => answer([interestWire(containers), interestWire(web)]));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(shown.getByRole('button', { name: 'AWS' })).toHaveAttribute('aria-pressed', 'true');
  expect(shown.getByText('Not saved yet')).toBeInTheDocument();
  host.http.on('POST', saveCall, [interestWire(web)]);
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(host.notices).toHaveLength(2));
  expect(shown.getByRole('button', { name: 'Cloud & DevOps' })).toHaveAttribute('aria-pressed', 'false');
  expect(shown.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('more than fifty interests cannot be saved', async () => {
  const host = hostWith([]);
  host.http.on(
    'GET',
    '/categories/subcategories',
    Array.from({ length: 51 }, (_, index) => ({ id: 100 + index, category_id: 1, name: `Part ${index}` })),
  );
  const all = Array.from({ length: 50 }, (_, index) => interestWire({ ...containers, subcategoryId: 100 + index }));
  host.http.on('GET', call, all);
  const { user } = open(host);
  const shown = await form();
  await user.click(shown.getByRole('button', { name: 'Part 50' }));
  expect(shown.getByRole('alert')).toHaveTextContent('Please choose at most 50 interests');
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  expect(saved(host)).toEqual([]);
});

test('shows a skeleton while loading and Retry after a failure', async () => {
  const slow = open(hostWith(pending));
  expect(await screen.findByRole('heading', { name: 'Interests' })).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Interests' })).not.toBeInTheDocument();
  slow.unmount();
  const host = hostWith(failure(500, 'The list is away.'));
  const { user } = open(host);
  const region = within(await screen.findByRole('region', { name: 'Interests' }));
  expect(await region.findByRole('alert')).toHaveTextContent('Interests did not loadThe list is away.');
  host.http.on('GET', call, []);
  await user.click(region.getByRole('button', { name: 'Retry' }));
  await form();
});
