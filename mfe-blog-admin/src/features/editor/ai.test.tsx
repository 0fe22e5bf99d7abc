import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import remote from '../../remote';

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
  let answer = (_better: { text: string }) => {};
  host.http.on('POST', '/ai/improve', () => new Promise((resolve) => (answer = resolve)));
  await user.click(screen.getByRole('button', { name: '✨ Improve' }));
  expect(await screen.findByRole('button', { name: 'Improving...' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer({ text: 'Good words' }));
  await waitFor(() => expect(root).toHaveTextContent('Good words here'));
  expect(host.notices.at(-1)?.title).toBe('Text improved by AI!');
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
  host.http.on('POST', '/ai/meta', failure(502, 'Not JSON', { code: 'INVALID_RESPONSE' }));
  await user.click(generate);
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('Meta generation returned invalid JSON'));
  host.http.on('POST', '/ai/meta', { meta_title: 'T', meta_description: 'D', meta_keywords: 'a, b' });
  await user.click(generate);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'SEO Title' })).toHaveValue('T'));
  expect(screen.getByRole('textbox', { name: 'Meta Keywords' })).toHaveValue('a, b');
  expect(host.notices.at(-1)?.title).toBe('Meta generated successfully!');
});
