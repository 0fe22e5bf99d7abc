import type { AuthoredPostWire } from '@kaksha/api-client/generated/wire';
import { deviceTimeZone, formatDateTime } from '@kaksha/domain/dates';
import { emptyPostForm } from '@kaksha/domain/post-form';
import { writeFormDraft } from '@kaksha/forms/form-draft';
import { editConflict } from '@kaksha/testing/fake-http';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { screen, waitFor, within } from '@testing-library/react';
import { postDraftKey } from '../../store/post-drafts';
import { button, content, draftOf, hostWith, open, prepareBrowser, stored, title, userId, write } from './fake-editor';

type User = ReturnType<typeof open>['user'];

beforeEach(prepareBrowser);

const loaded = stored({ version: 1, status: 'draft', content: '<p>First words</p>' });
const call = ['PUT', '/blogs/3'] as const;
const saved = (over: Partial<AuthoredPostWire>) => ({ call, stored: { ...loaded, ...over } });

/** Opens the post and changes it, after another author saved it. */
async function saveAfter(over: Partial<AuthoredPostWire>, change: (user: User) => Promise<unknown>, press: string) {
  const host = hostWith(loaded);
  answerSecondSave(host, saved(over));
  const rendered = open('/blogcreate/3', host);
  await title();
  await change(rendered.user);
  await rendered.user.click(button(press));
  return rendered;
}
const post = (over: Partial<AuthoredPostWire>, change: (user: User) => Promise<unknown>, press = 'Save Draft') => ({
  ...saved(over),
  record: 'post',
  save: async () => (await saveAfter(over, change, press)).host,
});
const retitle = async (user: User) => {
  await user.clear(await title());
  await user.type(await title(), 'Mine');
};
const titleIs = (text: string) => expect(screen.getByRole('textbox', { name: 'Blog post title' })).toHaveValue(text);

testSecondSave('the title of a post', {
  ...post({ title: 'Theirs' }, retitle),
  label: 'Title',
  shown: { mine: 'Mine', theirs: 'Theirs' },
  sent: { mine: { title: 'Mine' }, theirs: { title: 'Theirs' } },
  expectTyped: () => titleIs('Mine'),
});

testSecondSave('the text of a post', {
  ...post({ content: '<p>Words of another author</p>' }, () => write('My words')),
  label: 'Content',
  shown: { mine: '2 words: My words', theirs: '4 words: Words of another author' },
  sent: { mine: { content: '<p>My words</p>' }, theirs: { content: '<p>Words of another author</p>' } },
  expectTyped: () => expect(screen.getByRole('textbox', { name: 'Content' })).toHaveTextContent('My words'),
});

const publishedAt = '2099-01-10T13:30:00.000Z';
testSecondSave('the time of a draft that this author publishes', {
  ...post({ scheduled_at: publishedAt }, async () => {}, 'Publish'),
  label: 'Status',
  shown: { mine: 'Published', theirs: `Scheduled for ${formatDateTime(publishedAt, deviceTimeZone())}` },
  sent: {
    mine: { status: 'published' },
    theirs: { status: 'draft' },
  },
  expectTyped: () => titleIs('Stored'),
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'This post was changed meanwhile' }));
const radio = async (field: string, choice: 'Yours' | 'As it was saved') =>
  within((await dialog()).getByRole('radiogroup', { name: field })).getByRole('radio', {
    name: new RegExp(`^${choice}`),
  });
const fieldNames = async () =>
  (await dialog()).getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'));

test('shows each field that differs; those that the author did not change start with the stored value', async () => {
  const theirs = {
    content: '<p>Their words</p>',
    tags: ['theirs'],
    meta_title: 'Their SEO',
    meta_description: 'Their description',
    meta_keywords: 'theirs',
    status: 'published' as const,
  };
  const { user, host, address } = await saveAfter(theirs, retitle, 'Save Draft');
  expect(await fieldNames()).toHaveLength(7);
  expect(await radio('Title', 'Yours')).toBeChecked();
  for (const field of ['Content', 'Status', 'Tags', 'SEO Title', 'Meta Description', 'Meta Keywords']) {
    expect(await radio(field, 'As it was saved')).toBeChecked();
  }
  await user.click(await radio('Tags', 'Yours'));
  await user.click(button('Save my choice'));
  await waitFor(() => expect(address()).toBe('/blog-dashboard'));
  expect(host.http.callsTo(...call)[1]?.body).toEqual({
    ...{ title: 'Mine', content: '<p>Their words</p>', tags: '["learning"]', status: 'published', version: 2 },
    ...{ meta_title: 'Their SEO', meta_description: 'Their description', meta_keywords: 'theirs' },
  });
  expect(draftOf(3)).toBeNull();
});

test('a text that differs after many words shows both from there', async () => {
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
  await saveAfter({ content: `<p>${words} theirs</p>` }, () => write(`${words} mine`), 'Save Draft');
  const end = 'word395 word396 word397 word398 word399';
  expect(await radio('Content', 'Yours')).toHaveAccessibleName(`Yours 401 words: … ${end} mine`);
  expect(await radio('Content', 'As it was saved')).toHaveAccessibleName(`As it was saved 401 words: … ${end} theirs`);
});

test('a text that differs in its format only is a choice, too', async () => {
  const { user, host } = await saveAfter(
    { content: '<p><strong>My words</strong></p>' },
    () => write('My words'),
    'Save Draft',
  );
  expect(await radio('Content', 'Yours')).toHaveAccessibleName(/2 words; the same words with another format/);
  await user.click(await radio('Content', 'As it was saved'));
  await user.click(button('Save my choice'));
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'success' }]));
  expect(host.http.callsTo(...call)[1]?.body).toMatchObject({ content: '<p><strong>My words</strong></p>' });
});

test.each([
  ['Yours', true],
  ['As it was saved', false],
] as const)('of two new pictures the chosen one is saved: %s', async (choice, isSent) => {
  const choosePicture = (user: User) =>
    user.upload(screen.getByLabelText(/Featured image/), new File(['x'], 'a.png', { type: 'image/png' }));
  const host = hostWith(loaded);
  const answers: unknown[] = [];
  host.http.on(...call, () => answers.shift());
  const { user } = open('/blogcreate/3', host);
  await title();
  await choosePicture(user);
  answers.push(editConflict({ ...loaded, image_url: '/backend/media/b2-640.webp', version: 2 }), {
    ...loaded,
    version: 3,
  });
  await user.click(button('Save Draft'));
  await user.click(await radio('Featured image', choice));
  await user.click(button('Save my choice'));
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'success' }]));
  const body = host.http.callsTo(...call)[1]?.body;
  expect(body instanceof FormData && body.get('image') instanceof File).toBe(isSent);
});

test('a text that was kept on this device since an older version is compared when it is saved', async () => {
  const host = hostWith(stored({ version: 2 }));
  answerSecondSave(host, { call, stored: stored() });
  const form = { ...emptyPostForm, title: 'Mine', content: '<p>Mine</p>', tags: ['learning'] };
  writeFormDraft(postDraftKey(userId, 3), form, 1);
  const { user } = open('/blogcreate/3', host);
  expect(await title()).toHaveValue('Mine');
  await user.click(button('Publish'));
  expect(await radio('Title', 'Yours')).toBeChecked();
  expect(await radio('Content', 'Yours')).toBeChecked();
  await user.click(await radio('Content', 'As it was saved'));
  await user.click(button('Go on editing'));
  expect(await content()).toHaveTextContent('Mine');
  await waitFor(() => expect(draftOf(3)).toMatchObject({ version: 1, values: { title: 'Mine' } }));
});

test('a choice that fails to be saved is offered again on the dashboard', async () => {
  const { user, host, address } = await saveAfter({ content: '<p>Their words</p>' }, retitle, 'Save Draft');
  await dialog();
  host.http.on(...call, new Error('no network'));
  await user.click(button('Save my choice'));
  await waitFor(() => expect(address()).toBe('/blog-dashboard'));
  expect(host.notices).toMatchObject([{ type: 'error', title: 'Failed to save blog' }]);
  expect(draftOf(3)).toMatchObject({ values: { title: 'Mine', content: '<p>Their words</p>' } });
});
