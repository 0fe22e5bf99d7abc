import { act, screen, waitFor, within } from '@testing-library/react';
import { content, open, prepareBrowser, write } from './fake-editor';

beforeEach(prepareBrowser);

async function selected() {
  const rendered = open();
  const quill = await write('Some words here');
  act(() => quill.setSelection(5, 5, 'user'));
  return { ...rendered, quill, bar: within(await screen.findByRole('toolbar', { name: 'Selected text' })) };
}

test('selected text has a bar with its formats', async () => {
  const { user, quill, bar } = await selected();
  expect(bar.getAllByRole('button').map((tool) => tool.getAttribute('aria-label') ?? tool.textContent)).toEqual([
    ...['✨ Improve', 'Make it bold', 'Make it italic', 'Make it a link', 'Make it a heading', 'Make it a quote'],
  ]);
  const bold = bar.getByRole('button', { name: 'Make it bold' });
  await user.click(bold);
  expect(quill.getFormat(5, 5)).toEqual({ bold: true });
  await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
  await user.click(bold);
  expect(quill.getFormat(5, 5)).toEqual({});
  await user.click(bar.getByRole('button', { name: 'Make it a heading' }));
  expect(quill.getFormat(5, 5)).toEqual({ header: 2 });
});

test('the bar is one tab stop, arrow keys move in it, and Escape returns to the text', async () => {
  const { user, quill, bar } = await selected();
  await user.tab();
  expect(bar.getByRole('button', { name: '✨ Improve' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(bar.getByRole('button', { name: 'Make it bold' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await content()).toHaveFocus();
  expect(quill.getSelection()).toEqual({ index: 5, length: 5 });
});

test('the link of the bar asks for an address and links the selected text', async () => {
  const { user, bar } = await selected();
  await user.click(bar.getByRole('button', { name: 'Make it a link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a link' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://kaksha.example/');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect((await content()).querySelector('a')).toHaveTextContent('words');
});
