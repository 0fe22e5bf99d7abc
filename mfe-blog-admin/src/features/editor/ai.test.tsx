import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { writeFormDraft } from '@kaksha/forms/form-draft';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure, malformed, unreadable } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import remote from '../../remote';
import { postDraftKey } from '../../store/post-drafts';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

function open() {
  const host = createFakeHost({ as: 'admin' });
  return renderRoutes(remote.routes, { host, path: '/blogcreate' });
}

test('replaces the selected text by the improved one, and keeps it on failure', async () => {
  const { host, user } = open();
  const root = await screen.findByRole('textbox', { name: 'Content' });
  const quill = Quill.find(root.parentElement as HTMLElement) as Quill;
  act(() => quill.setText('Bad words here', 'user'));
  expect(screen.queryByRole('button', { name: '✨ Improve' })).not.toBeInTheDocument();
  act(() => quill.setSelection(0, 9, 'user'));
  host.http.on('POST', '/ai/improve', failure(500));
  await user.click(await screen.findByRole('button', { name: '✨ Improve' }));
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('Failed to improve text.'));
  expect(root).toHaveTextContent('Bad words here');
  let answer = (_better: { text: string; built_in: boolean }) => {};
  host.http.on('POST', '/ai/improve', () => new Promise((resolve) => (answer = resolve)));
  await user.click(screen.getByRole('button', { name: '✨ Improve' }));
  expect(await screen.findByRole('button', { name: 'Improving...' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer({ text: 'Good words', built_in: true }));
  await waitFor(() => expect(root).toHaveTextContent('Good words here'));
  expect(host.notices.at(-1)).toMatchObject({ title: 'Text improved by AI!', description: builtInTextNotice });
  expect(host.http.callsTo('POST', '/ai/improve')[0]?.body).toEqual({ text: 'Bad words' });
});

test('generates META Settings from the post', async () => {
  const { host, user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Blog post title' }), 'Words');
  await user.click(screen.getByRole('tab', { name: 'META Settings' }));
  const generate = screen.getByRole('button', { name: 'Generate with AI' });
  host.http.on('POST', '/ai/meta', failure(500));
  await user.click(generate);
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('Failed to generate meta'));
  host.http.on('POST', '/ai/meta', { meta_title: 'T', meta_description: 'D', meta_keywords: 'a, b', built_in: true });
  await user.click(generate);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'SEO Title' })).toHaveValue('T'));
  expect(screen.getByRole('textbox', { name: 'Meta Keywords' })).toHaveValue('a, b');
  expect(host.notices.at(-1)).toMatchObject({ title: 'Meta generated successfully!', description: builtInTextNotice });
});

test.each([
  [
    'that no service answered in JSON',
    failure(502, 'Could not extract JSON from AI response', { code: 'AI_ANSWER_UNREADABLE' }),
  ],
  [
    'that the structure is wrong',
    failure(502, 'The AI response is not the text that was asked for', { code: 'AI_ANSWER_INVALID' }),
  ],
  ['no JSON', unreadable('I am sorry, I cannot do that.')],
  ['without fields', malformed({})],
  ['with a number for a text', malformed({ meta_title: 4, meta_description: 'D', meta_keywords: 'a' })],
  ['an empty body', unreadable('')],
])('META Settings stay usable when the answer is %s', async (_, answer) => {
  const { host, user, unmount } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Blog post title' }), 'Topic');
  await user.click(screen.getByRole('tab', { name: 'META Settings' }));
  await user.type(screen.getByRole('textbox', { name: 'SEO Title' }), 'Mine');
  host.http.on('POST', '/ai/meta', answer);
  await user.click(screen.getByRole('button', { name: 'Generate with AI' }));
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('Meta generation returned invalid JSON'));
  expect(screen.getByRole('textbox', { name: 'SEO Title' })).toHaveValue('Mine');
  unmount();
  const again = open();
  await again.user.click(await screen.findByRole('tab', { name: 'META Settings' }));
  expect(screen.getByRole('textbox', { name: 'SEO Title' })).toHaveValue('Mine');
});

test('a stored draft with fields of a wrong type does not break META Settings', async () => {
  const userId = createFakeHost({ as: 'admin' }).session.get().user!.id;
  const values = {
    title: 'Topic',
    content: '',
    tags: [],
    metaTitle: undefined,
    metaDescription: 4,
    metaKeywords: null,
  };
  writeFormDraft(postDraftKey(userId, null), values);
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'META Settings' }));
  expect(screen.getByRole('textbox', { name: 'SEO Title' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Blog post title' })).toHaveValue('Topic');
});

test.each([
  ['no text', malformed({})],
  ['an empty text', malformed({ text: '' })],
  ['a list', malformed({ text: ['Good'] })],
])('Improve keeps the selected text when the answer has %s', async (_, answer) => {
  const { host, user } = open();
  const root = await screen.findByRole('textbox', { name: 'Content' });
  const quill = Quill.find(root.parentElement as HTMLElement) as Quill;
  act(() => quill.setText('Some text here', 'user'));
  act(() => quill.setSelection(0, 9, 'user'));
  host.http.on('POST', '/ai/improve', answer);
  await user.click(await screen.findByRole('button', { name: '✨ Improve' }));
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('Failed to improve text.'));
  expect(quill.getText().trim()).toBe('Some text here');
});
