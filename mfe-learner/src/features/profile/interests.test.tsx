import type { Interest } from '@kaksha/domain/profile';
import { category } from '@kaksha/testing/factories';
import { type FakeHost, sessionEnded } from '@kaksha/testing/fake-host';
import { editConflict, envelopeData, type FakeCall, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { interestsWire } from '@kaksha/testing/wire/account';
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

const listed = (...chosen: Interest[]) => envelopeData(interestsWire(chosen));

function hostWith(answer: unknown = listed(containers)) {
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

const open = (host = hostWith()) =>
  renderRoutes(remote.routes, { host, path: '/user-dashboard/profile?tab=interests' });
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
  host.http.on('POST', saveCall, listed(web));
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
      version: 1,
    },
  ]);
});

test('deselecting a field removes its parts; restoring the saved selection is not unsaved', async () => {
  const host = hostWith();
  host.http.on('POST', saveCall, listed());
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
  await waitFor(() => expect(saved(host)).toEqual([{ interests: [], version: 1 }]));
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
  host.http.on('POST', saveCall, listed(containers, web));
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(shown.queryByRole('alert')).not.toBeInTheDocument());
  await waitFor(() => expect(host.unsaved.get()).toEqual([]));
});

test('an expired session asks to sign in, then saves the interests', async () => {
  const host = hostWith();
  const answers = [failure(401), listed(containers, web)];
  host.http.on('POST', saveCall, () => answers.shift());
  const { user } = open(host);
  const shown = await form();
  await user.click(shown.getByRole('button', { name: 'Web Development' }));
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Interests saved' }));
  expect(host.session.signInRequests).toEqual([sessionEnded]);
});

test('interests that changed in another tab show until the user chooses', async () => {
  const host = hostWith();
  const { user, router } = open(host);
  const shown = await form();
  const isPressed = (name: string) => shown.getByRole('button', { name }).getAttribute('aria-pressed');
  host.http.on('GET', call, listed(web));
  // The loader of the page runs again.
  await act(() => router.navigate('/user-dashboard/profile?tab=interests'));
  await waitFor(() => expect(isPressed('Web Development')).toBe('true'));
  expect(isPressed('Cloud & DevOps')).toBe('false');
  expect(shown.queryByText('Not saved yet')).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'React' }));
  const before = host.http.callsTo('GET', call).length;
  host.http.on('GET', call, listed(containers));
  await act(() => router.navigate('/user-dashboard/profile?tab=interests'));
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
  await act(async () => answer(listed(containers, web)));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(shown.getByRole('button', { name: 'AWS' })).toHaveAttribute('aria-pressed', 'true');
  expect(shown.getByText('Not saved yet')).toBeInTheDocument();
  host.http.on('POST', saveCall, listed(web));
  await user.click(shown.getByRole('button', { name: 'Save interests' }));
  await waitFor(() => expect(host.notices).toHaveLength(2));
  expect(shown.getByRole('button', { name: 'Cloud & DevOps' })).toHaveAttribute('aria-pressed', 'false');
  expect(shown.queryByText('Not saved yet')).not.toBeInTheDocument();
});

describe('two tabs', () => {
  const aws: Interest = { ...containers, subcategoryId: 12, subcategory: 'AWS' };
  const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
  const press = async (user: ReturnType<typeof open>['user'], ...names: string[]) => {
    const shown = await form();
    for (const name of names) await user.click(shown.getByRole('button', { name }));
    await user.click(shown.getByRole('button', { name: 'Save interests' }));
  };
  /** The API has a second version. */
  const answerSave = (host: FakeHost, stored: Interest[], saved: Interest[]) =>
    host.http.on('POST', saveCall, ({ body }: FakeCall) =>
      (body as { version: number }).version === 2
        ? envelopeData(interestsWire(saved, 3))
        : editConflict(interestsWire(stored, 2)),
    );

  test('the second save adds its changes to what the other tab saved, and nothing is lost', async () => {
    const host = hostWith(listed(containers, web));
    // The other tab added AWS and removed nothing.
    answerSave(host, [containers, aws, web], [containers, aws]);
    const { user } = open(host);
    await press(user, 'Web Development');
    await waitFor(() => expect(host.notices).toMatchObject([{ title: 'Interests saved' }]));
    expect(saved(host)).toEqual([
      { interests: [{ category_id: 1, sub_category_id: 11 }], version: 1 },
      {
        interests: [
          { category_id: 1, sub_category_id: 11 },
          { category_id: 1, sub_category_id: 12 },
        ],
        version: 2,
      },
    ]);
    expect(isPressed('AWS')).toBe(true);
    expect(isPressed('Web Development')).toBe(false);
    expect(host.unsaved.get()).toEqual([]);
  });

  test('a part that this tab added stays when the other tab removed its field', async () => {
    const host = hostWith(listed(containers));
    answerSave(host, [web], [aws, web]);
    const { user } = open(host);
    await press(user, 'AWS');
    await waitFor(() => expect(saved(host)).toHaveLength(2));
    expect(saved(host)[1]).toMatchObject({
      interests: [
        { category_id: 2, sub_category_id: null },
        { category_id: 1, sub_category_id: 12 },
      ],
    });
  });

  test('an answer that arrives while the user chooses is no base of the choice', async () => {
    const host = hostWith(listed(containers));
    const { user, router } = open(host);
    await user.click((await form()).getByRole('button', { name: 'AWS' }));
    host.http.on('GET', call, envelopeData(interestsWire([containers, web], 2)));
    await act(() => router.navigate('/user-dashboard/profile?tab=interests'));
    await waitFor(() => expect(host.http.callsTo('GET', call)).toHaveLength(2));
    answerSave(host, [containers, web], [containers, aws, web]);
    await press(user);
    await waitFor(() => expect(saved(host)).toHaveLength(2));
    expect(saved(host)[1]).toMatchObject({
      interests: [
        { category_id: 1, sub_category_id: 11 },
        { category_id: 2, sub_category_id: null },
        { category_id: 1, sub_category_id: 12 },
      ],
    });
  });

  test('choices that exceed fifty together show, and are not sent', async () => {
    const host = hostWith(listed());
    host.http.on(
      'GET',
      '/categories/subcategories',
      Array.from({ length: 51 }, (_, index) => ({ id: 100 + index, category_id: 1, name: `Part ${index}` })),
    );
    const part = (index: number) => ({ ...containers, subcategoryId: 100 + index });
    answerSave(
      host,
      Array.from({ length: 50 }, (_, index) => part(index)),
      [],
    );
    const { user } = open(host);
    await press(user, 'Cloud & DevOps', 'Part 50');
    expect(await (await form()).findByRole('alert')).toHaveTextContent('Please choose at most 50 interests');
    expect(['Part 0', 'Part 50'].map(isPressed)).toEqual([true, true]);
    expect(saved(host)).toHaveLength(1);
    answerSave(host, [], [part(0)]);
    await press(user, 'Part 49');
    await waitFor(() => expect(host.notices).toMatchObject([{ title: 'Interests saved' }]));
    expect(saved(host).at(-1)).toMatchObject({ version: 2 });
  });
});

test('more than fifty interests cannot be saved', async () => {
  const host = hostWith(listed());
  host.http.on(
    'GET',
    '/categories/subcategories',
    Array.from({ length: 51 }, (_, index) => ({ id: 100 + index, category_id: 1, name: `Part ${index}` })),
  );
  const all = Array.from({ length: 50 }, (_, index) => ({ ...containers, subcategoryId: 100 + index }));
  host.http.on('GET', call, listed(...all));
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
  host.http.on('GET', call, listed());
  await user.click(region.getByRole('button', { name: 'Retry' }));
  await form();
});
