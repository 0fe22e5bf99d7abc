import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type Quill from 'quill';
import { content, open, prepareBrowser, write } from './fake-editor';

beforeEach(prepareBrowser);

async function opened(text = '') {
  const rendered = open();
  const quill = await write(text);
  act(() => {
    quill.setSelection(text.length, 0, 'user');
  });
  return { ...rendered, quill };
}

function type(quill: Quill, text: string) {
  for (const sign of text) {
    const { index } = quill.getSelection(true);
    act(() => {
      quill.insertText(index, sign, 'user');
      quill.setSelection(index + 1, 0, 'user');
    });
  }
}

const menu = () => screen.queryByRole('listbox', { name: 'Blocks' });
const list = () => within(screen.getByRole('listbox', { name: 'Blocks' }));
const names = () =>
  list()
    .getAllByRole('option')
    .map((option) => option.textContent);
const chosen = () => list().getByRole('option', { selected: true });

test('a slash at the start of an empty line offers blocks, which typing filters', async () => {
  const { quill } = await opened();
  type(quill, '/');
  expect(names()).toEqual([
    ...['Heading 2', 'Heading 3', 'Bullet list', 'Numbered list', 'Quote', 'Code block', 'Picture', 'Embed', 'Link'],
  ]);
  expect(screen.getByText('9 blocks: arrow keys choose, Enter adds')).toHaveAttribute('role', 'status');
  type(quill, 'list');
  expect(names()).toEqual(['Bullet list', 'Numbered list']);
  type(quill, 'xyz');
  expect(menu()).not.toBeInTheDocument();
});

test('arrow keys and Enter choose a block, and one undo gives the slash back', async () => {
  const { quill, user } = await opened();
  const root = await content();
  type(quill, '/');
  expect(root).toHaveAttribute('aria-activedescendant', chosen().id);
  expect(root).toHaveAttribute('aria-controls', menu()?.id);
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Link');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Heading 3');
  expect(root).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{Enter}');
  expect(menu()).not.toBeInTheDocument();
  expect(root).not.toHaveAttribute('aria-activedescendant');
  expect(quill.getContents().ops).toEqual([{ insert: '\n', attributes: { header: 3 } }]);
  act(() => quill.history.undo());
  expect(quill.getContents().ops).toEqual([{ insert: '/\n' }]);
});

test('Escape leaves the slash as text', async () => {
  const { quill, user } = await opened();
  type(quill, '/');
  await user.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  type(quill, 'a');
  expect(menu()).not.toBeInTheDocument();
  expect(quill.getText()).toBe('/a\n');
});

test('a press chooses a block, and Embed and Link open their dialogs', async () => {
  const { quill, user } = await opened();
  type(quill, '/quo');
  await user.click(screen.getByRole('option', { name: 'Quote' }));
  expect(quill.getContents().ops).toEqual([{ insert: '\n', attributes: { blockquote: true } }]);
  act(() => quill.setText('\n', 'user'));
  act(() => quill.setSelection(0, 0, 'user'));
  type(quill, '/video');
  await user.click(screen.getByRole('option', { name: 'Embed' }));
  expect(await screen.findByRole('dialog', { name: 'Embed by URL' })).toBeInTheDocument();
  expect(quill.getText().trim()).toBe('');
});

test('the menu closes when the text loses the focus', async () => {
  const { quill } = await opened();
  type(quill, '/');
  fireEvent.blur(await content());
  await waitFor(() => expect(menu()).not.toBeInTheDocument());
});

test('a slash after words opens no menu', async () => {
  const { quill } = await opened('either');
  type(quill, '/or');
  expect(menu()).not.toBeInTheDocument();
});
