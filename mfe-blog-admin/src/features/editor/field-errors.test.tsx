import { screen } from '@testing-library/react';
import { button, content, fillIn, hostWith, open, prepareBrowser, stored, title, write } from './fake-editor';

beforeEach(prepareBrowser);

test('a post that cannot be saved says so beside each field and focuses the first', async () => {
  const { user } = open();
  await title();
  await content();
  await user.click(button('Publish'));
  expect(await title()).toHaveAccessibleDescription('Title is required');
  expect(await title()).toHaveFocus();
  expect(await content()).toHaveAccessibleDescription('Content is required');
  expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveAccessibleDescription('At least one tag is required');
  expect(screen.getByLabelText(/Featured image/)).toHaveAccessibleDescription('A featured image is required');
});

test('an error goes away when its field changes, and a draft needs no picture', async () => {
  const rendered = open();
  const { user } = rendered;
  await title();
  await content();
  await user.click(button('Save Draft'));
  expect(screen.queryByText('A featured image is required')).not.toBeInTheDocument();
  await fillIn(rendered);
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
  expect(screen.queryByText('Content is required')).not.toBeInTheDocument();
  expect(screen.queryByText('At least one tag is required')).not.toBeInTheDocument();
  expect(await content()).not.toHaveAttribute('aria-invalid');
  await user.click(button('Publish'));
  const picture = screen.getByLabelText(/Featured image/);
  expect(picture).toHaveFocus();
  await user.upload(picture, new File(['x'], 'a.png', { type: 'image/png' }));
  expect(picture).not.toHaveAttribute('aria-invalid');
});

test('missing content opens its tab and gets the focus', async () => {
  const { user } = open('/blogcreate/3', hostWith(stored()));
  await content();
  await write('');
  await user.click(screen.getByRole('tab', { name: 'META Settings' }));
  await user.click(button('Publish'));
  expect(screen.getByRole('tab', { name: 'Content', selected: true })).toBeInTheDocument();
  expect(await content()).toHaveFocus();
});
