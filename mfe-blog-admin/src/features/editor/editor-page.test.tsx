import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure, pending } from '@kaksha/testing/fake-http';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, content, draftOf, fillIn, hostWith, open, prepareBrowser, stored, title, write } from './fake-editor';

beforeEach(prepareBrowser);

test('shows heading, hints and placeholders for a new post', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create New Blog Post' })).toBeInTheDocument();
  expect(screen.getByText('Write and publish your amazing content')).toBeInTheDocument();
  expect(await title()).toHaveAttribute('placeholder', 'Blog post title... *');
  expect(screen.getByText('PNG, JPG, GIF up to 2 MB')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ noindex: true });
});

test('every tool has a name, and arrow keys move between tools', async () => {
  const { user } = open();
  const bar = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
  expect(bar.getAllByRole('button').map((tool) => tool.getAttribute('aria-label'))).toEqual([
    ...['Bold', 'Italic', 'Underline', 'Strike', 'Ordered list', 'Bullet list', 'Blockquote', 'Code block'],
    ...['Link', 'Image', 'Embed by URL', 'Undo', 'Redo', 'Clean'],
  ]);
  expect(bar.getAllByRole('combobox').map((tool) => tool.getAttribute('aria-label'))).toEqual([
    ...['Heading', 'Text colour', 'Background colour', 'Alignment'],
  ]);
  for (const tool of [...bar.getAllByRole('button'), ...bar.getAllByRole('combobox')]) {
    expect(tool.closest('[title]')).toHaveAttribute('title', tool.getAttribute('aria-label'));
  }
  expect(within(bar.getByRole('combobox', { name: 'Heading' })).getAllByRole('option')).toHaveLength(7);
  act(() => bar.getByRole('button', { name: 'Bold' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(bar.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(bar.getByRole('combobox', { name: 'Heading' })).toHaveFocus();
});

test('the toolbar is a single tab stop at the tool used last', async () => {
  const { user } = open();
  const bar = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
  const stops = () =>
    [...bar.getAllByRole('button'), ...bar.getAllByRole('combobox')].filter((tool) => tool.tabIndex === 0);
  expect(stops()).toEqual([bar.getByRole('combobox', { name: 'Heading' })]);
  act(() => bar.getByRole('combobox', { name: 'Heading' }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(stops()).toEqual([bar.getByRole('button', { name: 'Italic' })]);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(bar.getByRole('button', { name: 'Clean' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(bar.getByRole('combobox', { name: 'Heading' })).toHaveFocus();
});

test('the undo history survives switching tabs', async () => {
  const { user } = open();
  await title();
  const quill = await write('First words');
  await user.click(screen.getByRole('tab', { name: 'META Settings' }));
  expect(screen.queryByRole('textbox', { name: 'Content' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Content' }));
  expect(await content()).toHaveTextContent('First words');
  await user.click(button('Undo'));
  expect(quill.getText().trim()).toBe('');
  await user.click(button('Redo'));
  expect(quill.getText().trim()).toBe('First words');
});

test('META generation needs a title', async () => {
  const { user } = open();
  await title();
  await user.click(screen.getByRole('tab', { name: 'META Settings' }));
  expect(button('Generate with AI')).toBeDisabled();
  await user.type(await title(), 'T');
  expect(button('Generate with AI')).toBeEnabled();
});

test('missing fields show the specified messages, and nothing is sent', async () => {
  const { user, host } = open();
  await title();
  await user.click(button('Save Draft'));
  await user.click(button('Publish'));
  await fillIn({ user } as ReturnType<typeof open>);
  await user.click(button('Publish'));
  expect(host.notices.map((notice) => notice.title)).toEqual([
    'Please fill all required fields (title, content, and at least one tag) before saving',
    'Please fill all required fields (title, content, and at least one tag) before publishing',
    'Please upload a featured image before publishing',
  ]);
  expect(host.http.calls).toEqual([]);
});

test('saving a draft removes it from the device and opens the dashboard', async () => {
  const host = hostWith();
  host.http.on('POST', '/blogs', stored());
  const rendered = open('/blogcreate', host);
  await fillIn(rendered);
  await rendered.user.click(button('Save Draft'));
  await waitFor(() => expect(rendered.address()).toBe('/blog-dashboard'));
  const [call] = host.http.callsTo('POST', '/blogs');
  expect(Object.fromEntries(call!.body as FormData)).toMatchObject({
    title: 'Mine',
    content: '<p>Some words</p>',
    tags: '["one"]',
    status: 'draft',
  });
  expect(host.notices).toMatchObject([{ type: 'success', title: 'Blog saved as draft successfully!' }]);
  expect(draftOf(null)).toBeNull();
});

test('publishes a post with its image', async () => {
  const host = hostWith();
  host.http.on('POST', '/blogs', stored());
  const rendered = open('/blogcreate', host);
  await fillIn(rendered);
  const { user } = rendered;
  const picture = screen.getByLabelText(/Featured image/);
  await user.upload(picture, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  expect(screen.getByText(/larger than 2 MB/)).toBeInTheDocument();
  await user.upload(picture, new File(['x'], 'a.png', { type: 'image/png' }));
  expect(screen.getByRole('img', { name: 'Featured' })).toHaveAttribute('src', 'blob:picture');
  await user.click(button('Publish'));
  await waitFor(() => expect(host.notices).toMatchObject([{ title: 'Blog published successfully!' }]));
  const [call] = host.http.callsTo('POST', '/blogs');
  expect((call!.body as FormData).get('image')).toBeInstanceOf(File);
});

test('a stored post opens with its content and is saved with its version', async () => {
  const host = hostWith();
  host.http.on('PUT', '/blogs/3', stored());
  const { user } = open('/blogcreate/3', host);
  expect(await title()).toHaveValue('Stored');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Blog Post' })).toBeInTheDocument();
  expect(await content()).toHaveTextContent('Ask who teaches');
  await user.click(button('Publish'));
  await waitFor(() => expect(host.notices).toMatchObject([{ title: 'Blog Updated Successfully' }]));
  expect(host.http.callsTo('PUT', '/blogs/3')[0]?.body).toMatchObject({
    title: 'Stored',
    version: 4,
    tags: '["learning"]',
  });
});

test('saving a published post as a draft asks for confirmation', async () => {
  const host = hostWith();
  const { user } = open('/blogcreate/3', host);
  await title();
  await user.click(button('Save Draft'));
  expect(screen.getByRole('alert')).toHaveTextContent('readers no longer see it');
  await user.click(button('Cancel'));
  expect(host.http.callsTo('PUT', '/blogs/3')).toEqual([]);
});

test('a post that could not be saved is offered again on the dashboard', async () => {
  const host = hostWith();
  host.http.on('POST', '/blogs', failure(500));
  const rendered = open('/blogcreate', host);
  await fillIn(rendered);
  const { user } = rendered;
  await user.click(button('Save Draft'));
  await waitFor(() => expect(rendered.address()).toBe('/blog-dashboard'));
  expect(host.notices).toMatchObject([{ type: 'error', title: 'Failed to save blog' }]);
  await user.click(await screen.findByRole('link', { name: 'Resume editing' }));
  expect(await title()).toHaveValue('Mine');
  expect(await content()).toHaveTextContent('Some words');
  await user.click(button('Discard it'));
  expect(await title()).toHaveValue('');
  expect(draftOf(null)).toBeNull();
});

test('unsaved text is stored on the device within a second, and leaving asks for confirmation', async () => {
  const { user, host } = open();
  await title();
  expect(host.unsaved.get()).toEqual([]);
  await user.type(await title(), 'Kept');
  await waitFor(() => expect(draftOf(null)?.values.title).toBe('Kept'), { timeout: 1000 });
  expect(screen.getByText('Saved on this device')).toBeInTheDocument();
  expect(screen.getByText('Kept on this device just now')).toBeInTheDocument();
  expect(host.unsaved.get()).toEqual(['Your post is not saved yet. Your text is kept on this device.']);
});

test('tags can be added and removed; empty ones and duplicates are ignored', async () => {
  const { user } = open();
  await title();
  const input = screen.getByRole('textbox', { name: 'Tags' });
  for (const tag of ['one', 'one', ' ', 'two']) await user.type(input, `${tag}{Enter}`);
  const tags = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ textContent }) => textContent);
  expect(tags()).toEqual(['Remove one', 'Remove two']);
  await user.click(button('Remove one'));
  expect(tags()).toEqual(['Remove two']);
});

test('META Settings preview search result and social card with fallbacks for empty fields', async () => {
  const { user } = open('/blogcreate/3');
  await title();
  await user.click(screen.getByRole('tab', { name: 'META Settings' }));
  const result = within(screen.getByRole('region', { name: 'As a search engine shows it' }));
  expect(result.getByText('Stored')).toBeInTheDocument();
  expect(result.getByText(/^Ask who teaches/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'SEO Title' }), 'Found');
  await user.type(screen.getByRole('textbox', { name: 'Meta Description' }), 'In short');
  expect(result.getByText('Found')).toBeInTheDocument();
  expect(result.getByText('In short')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'As a social card' })).getByText('Found')).toBeInTheDocument();
});

test('META Settings have a title, a description of three rows and comma-separated keywords', async () => {
  const { user } = open();
  await title();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Content', 'META Settings']);
  await user.click(screen.getByRole('tab', { name: 'META Settings' }));
  expect(screen.getByRole('textbox', { name: 'SEO Title' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Meta Description' })).toHaveAttribute('rows', '3');
  expect(screen.getByRole('textbox', { name: 'Meta Keywords' })).toHaveAccessibleDescription('comma separated');
});

test('a chosen image can be removed, and only a new post marks the image as required', async () => {
  const { user, unmount } = open();
  await title();
  const settings = within(screen.getByRole('region', { name: 'Post Settings' }));
  expect(settings.getByText('Featured image')).toHaveTextContent('Featured image *');
  await user.upload(screen.getByLabelText(/Featured image/), new File(['x'], 'a.png', { type: 'image/png' }));
  await user.click(button('Remove Image'));
  expect(screen.queryByRole('img', { name: 'Featured' })).not.toBeInTheDocument();
  unmount();
  open('/blogcreate/3');
  await title();
  expect(screen.getByText('Featured image')).toHaveTextContent(/^Featured image$/);
});

test('takes the picture formats of the server, and names them for another file', async () => {
  const { user } = open();
  await title();
  const field = screen.getByLabelText(/Featured image/);
  for (const input of [field, screen.getByLabelText('Picture in the text')]) {
    expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/gif,image/webp,image/avif');
  }
  expect(field).toHaveAccessibleDescription('PNG, JPG, GIF up to 2 MB');
  await user.upload(field, new File(['x'], 'a.webp', { type: 'image/webp' }));
  expect(await screen.findByRole('img', { name: 'Featured' })).toBeInTheDocument();
  const document = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  fireEvent.drop(field, { dataTransfer: { files: [document] } });
  expect(field).toHaveAccessibleDescription('Please choose a PNG, JPG, GIF, WebP or AVIF picture');
});

test('both buttons wait while a post is saved, and nothing can be changed', async () => {
  const host = hostWith();
  let answer = (_: unknown) => {};
  host.http.on('POST', '/blogs', () => new Promise((resolve) => (answer = resolve)));
  const rendered = open('/blogcreate', host);
  await fillIn(rendered);
  await rendered.user.click(button('Save Draft'));
  await waitFor(() => expect(button('Save Draft')).toHaveAttribute('aria-busy', 'true'));
  expect(button('Publish')).toBeDisabled();
  for (const field of [await title(), await content(), screen.getByRole('textbox', { name: 'Tags' })]) {
    expect(field.closest('[inert]')).not.toBeNull();
  }
  answer(stored());
  await waitFor(() => expect(rendered.address()).toBe('/blog-dashboard'));
});

describe('a post that cannot be edited', () => {
  const noForm = () => expect(screen.queryByRole('textbox', { name: 'Blog post title' })).not.toBeInTheDocument();

  test('shows no form and takes no image while the post loads', async () => {
    const host = createFakeHost({ as: 'admin' });
    host.http.on('GET', '/blogs/id/3', pending);
    open('/blogcreate/3', host);
    expect(await screen.findByRole('status')).toBeInTheDocument();
    noForm();
    expect(screen.queryByLabelText(/Featured image/)).not.toBeInTheDocument();
  });

  test('shows the error instead of an empty form, and Retry loads it', async () => {
    const host = createFakeHost({ as: 'admin' });
    host.http.on('GET', '/blogs/id/3', failure(500, 'The database is busy.'));
    const { user } = open('/blogcreate/3', host);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this blogThe database is busy.');
    noForm();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    host.http.on('GET', '/blogs/id/3', stored());
    await user.click(button('Retry'));
    expect(await title()).toHaveValue('Stored');
    expect(host.http.callsTo('POST', '/blogs')).toEqual([]);
  });

  test('shows Not found for a deleted post', async () => {
    const host = createFakeHost({ as: 'admin' });
    host.http.on('GET', '/blogs/id/3', failure(404, 'Blog not found'));
    open('/blogcreate/3', host);
    expect(await screen.findByRole('heading', { name: 'Blog not found' })).toBeInTheDocument();
    noForm();
  });

  test.each(['abc', '0', '-1', '1.5', '99999999999'])('shows Not found for the id %s without a request', async (id) => {
    const { host } = open(`/blogcreate/${id}`);
    expect(await screen.findByRole('heading', { name: 'Blog not found' })).toBeInTheDocument();
    noForm();
    expect(host.http.calls).toEqual([]);
  });
});
