import { emptyPostForm } from '@kaksha/domain/post-form';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import { button, fillIn, hostWith, open, prepareBrowser, stored, title, write } from './fake-editor';
import { PreviewDialog } from './preview-dialog';

beforeEach(prepareBrowser);

const preview = async () => within(await screen.findByRole('dialog', { name: 'Preview' }));

test('shows the unsaved title, text, tags and cover of a new post, and sends and stores nothing', async () => {
  const rendered = open();
  const { user, host } = rendered;
  await fillIn(rendered);
  await user.upload(screen.getByLabelText(/Featured image/), new File(['x'], 'a.png', { type: 'image/png' }));
  await user.click(button('Preview'));
  const shown = await preview();
  expect(shown.getByRole('heading', { level: 1, name: 'Mine' })).toBeInTheDocument();
  expect(shown.getByText('Some words')).toBeInTheDocument();
  expect(shown.getByText('Kaksha')).toBeInTheDocument();
  expect(shown.getByText('1 minute')).toBeInTheDocument();
  expect(within(shown.getByRole('list', { name: 'Tags' })).getByText('one')).toBeInTheDocument();
  expect(shown.getByRole('article').querySelector('img')).toHaveAttribute('src', 'blob:picture');
  expect(host.http.calls).toEqual([]);
  expect(host.notices).toEqual([]);
});

test('shows what a stored post will say after the next save, with its own day', async () => {
  const post = stored({ published_at: '2026-03-02T04:00:00Z' });
  const { user, host } = open('/blogcreate/3', hostWith(post));
  await user.clear(await title());
  await user.type(await title(), 'Changed');
  await write('Other words');
  const before = host.http.calls.length;
  await user.click(button('Preview'));
  const shown = await preview();
  expect(shown.getByRole('heading', { level: 1, name: 'Changed' })).toBeInTheDocument();
  expect(shown.getByText('Other words')).toBeInTheDocument();
  expect(shown.getByText('2 March 2026')).toBeInTheDocument();
  expect(host.http.calls).toHaveLength(before);
});

test('closes with Escape, and the button has the focus again', async () => {
  const { user } = open();
  await title();
  await user.click(button('Preview'));
  await preview();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button('Preview')).toHaveFocus();
});

const draw = (content: string) =>
  renderRoutes([
    {
      path: '/',
      element: (
        <PreviewDialog
          form={{ ...emptyPostForm, content }}
          image={null}
          publishedAt="2026-03-02T04:00:00Z"
          onClose={() => {}}
        />
      ),
    },
  ]);

test('removes scripts as the public page does, and keeps a picture as wide as the text', async () => {
  draw(
    '<p onclick="alert(1)">a<script>alert(1)</script></p><p><img src="/a-960.webp" class="ql-full-width" alt="b"></p>',
  );
  const article = (await preview()).getByRole('article');
  expect(article.querySelector('script, [onclick]')).toBeNull();
  expect(article).not.toHaveTextContent('alert');
  expect(within(article).getByRole('img', { name: 'b' })).toHaveClass('ql-full-width');
  expect(within(article).getByRole('heading', { level: 1, name: 'Untitled' })).toBeInTheDocument();
});

test('links of the post leave the editor open', async () => {
  draw('<p><a href="/blog">a</a></p>');
  expect((await preview()).getByRole('link', { name: 'a' })).toHaveAttribute('target', '_blank');
});

test('a switch shows the post as on a phone', async () => {
  const { user } = draw('<p>a</p>');
  const shown = await preview();
  const sheet = shown.getByRole('article').parentElement;
  expect(sheet).toHaveAttribute('data-width', 'desktop');
  await user.click(shown.getByRole('radio', { name: 'Phone' }));
  expect(sheet).toHaveAttribute('data-width', 'phone');
});
