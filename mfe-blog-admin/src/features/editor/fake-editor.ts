import type { AuthoredPostWire } from '@kaksha/api-client/generated/wire';
import { emptyPostForm } from '@kaksha/domain/post-form';
import { readFormDraft } from '@kaksha/forms/form-draft';
import { postDetails } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { authoredPostWire } from '@kaksha/testing/wire/blog';
import { act, screen } from '@testing-library/react';
import Quill from 'quill';
import remote from '../../remote';
import { postDraftKey } from '../../store/post-drafts';

export const stored = (over: Partial<AuthoredPostWire> = {}): AuthoredPostWire => ({
  ...authoredPostWire(postDetails({ id: 3, title: 'Stored', image: '/backend/media/a1-640.webp' }), 4),
  ...over,
});

export function hostWith(post = stored()) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/blogs/all', []);
  host.http.on('GET', '/blogs/id/3', post);
  return host;
}

export function prepareBrowser(): void {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
}
export const open = (path = '/blogcreate', host = hostWith()) => renderRoutes(remote.routes, { host, path });
export const title = () => screen.findByRole('textbox', { name: 'Blog post title' });
export const content = () => screen.findByRole('textbox', { name: 'Content' });
export const button = (name: string) => screen.getByRole('button', { name });
export const userId = createFakeHost({ as: 'admin' }).session.get().user!.id;

export const draftOf = (postId: number | null) => readFormDraft(postDraftKey(userId, postId), emptyPostForm);

export async function write(text: string) {
  const root = await content();
  const quill = Quill.find(root.parentElement as HTMLElement) as Quill;
  act(() => {
    quill.setText(text, 'user');
    root.dispatchEvent(new FocusEvent('blur'));
  });
  return quill;
}
export async function fillIn({ user }: ReturnType<typeof open>) {
  await user.type(await title(), 'Mine');
  await write('Some words');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'one{Enter}');
}
