import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import remote from '../../../remote';
import { htmlOf } from './create-quill';

const dot = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
/** Clipboard content of Word: Word classes, colours on every word, lists made of paragraphs. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0;font-family:"Calibri"}</style></head><body>
<!--StartFragment--><h1 style="color:#2F5496">A heading</h1>
<p class=MsoNormal style="margin-bottom:8pt;font-family:Calibri;color:black;background:white"><b>Bold</b> words<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>One</p>
<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>Two</p>
<p><img src="file:///C:/Users/x/clip_image001.png"></p><script>alert(1)</script>
<!--EndFragment--></body></html>`;
const docs = `<b id="docs-internal-guid-1" style="font-weight:normal"><p dir="ltr"><span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:700">Bold</span><span style="color:rgb(67,67,67);font-weight:400"> grey </span><a href="https://www.google.com/url?q=https://there.test/a&amp;sa=D"><span style="color:#1155cc;text-decoration:underline">link</span></a></p></b>`;

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

async function open() {
  const host = createFakeHost({ as: 'admin' });
  const rendered = renderRoutes(remote.routes, { host, path: '/blogcreate' });
  const root = await screen.findByRole('textbox', { name: 'Content' });
  const quill = Quill.find(root.parentElement as HTMLElement) as Quill;
  quill.scrollSelectionIntoView = () => {};
  const paste = (html: string) => act(() => quill.clipboard.onPaste({ index: 0, length: 0 }, { html, text: '' }));
  return { ...rendered, quill, root, paste };
}

test('a paste from Word keeps headings, text and lists, without colours and local images', async () => {
  const { quill, paste, host } = await open();
  paste(word);
  const html = htmlOf(quill);
  expect(html).toContain('<h1>A heading</h1>');
  expect(html).toContain('<strong>Bold</strong> words');
  expect(html).toMatch(/<ol><li[^>]*>One<\/li><li[^>]*>Two<\/li><\/ol>/);
  expect(html).not.toMatch(/style|class="Mso|font|script|img|mso|o:p/i);
  expect(host.notices).toMatchObject([{ type: 'info', title: 'A picture was left out' }]);
});

test('a paste from Google Docs keeps bold text and unwraps redirected links', async () => {
  const { quill, paste } = await open();
  paste(docs);
  const html = htmlOf(quill);
  expect(html).toContain('<strong>Bold</strong> grey ');
  expect(html).toContain('href="https://there.test/a"');
  expect(html).not.toMatch(/color|font-size|google/);
});

test('keeps colours of the toolbar', async () => {
  const { quill, paste } = await open();
  paste('<p><span style="color: rgb(179, 38, 30)">red</span> <span style="color: #010203">dark</span></p>');
  expect(htmlOf(quill)).toMatch(/<span style="color: rgb\(179, 38, 30\);?">red<\/span> dark/);
});

test('uploads pasted image bytes and never stores them inline', async () => {
  const { quill, paste, host, root } = await open();
  const answer: unknown[] = [
    { url: '/backend/media/ab1-640.webp', sources: { avif: null, webp: null, width: 640, height: 427 } },
  ];
  host.http.on('POST', '/api/images/upload', () => answer.shift());
  paste(`<p>a<img src="data:image/gif;base64,${dot}">b</p>`);
  expect(root.querySelector('img')).toHaveAttribute('src', 'blob:picture');
  expect(htmlOf(quill)).toBe('<p>ab</p>');
  await waitFor(() => expect(root.querySelector('img')).toHaveAttribute('src', '/backend/media/ab1-640.webp'));
  expect(htmlOf(quill)).toContain('<p>a<img src="/backend/media/ab1-640.webp"');
  const sent = host.http.callsTo('POST', '/api/images/upload')[0]?.body as FormData;
  expect((sent.get('image') as File).type).toBe('image/gif');
});

test('saving waits for uploads; a refused image is removed with a notice', async () => {
  const { paste, host, root, user } = await open();
  let refuse = () => {};
  host.http.on(
    'POST',
    '/api/images/upload',
    () =>
      new Promise((resolve) => {
        refuse = () => resolve(failure(415, 'This is not a picture.'));
      }),
  );
  paste(`<p>a<img src="data:image/gif;base64,${dot}">b</p>`);
  await user.type(screen.getByRole('textbox', { name: 'Blog post title' }), 'T');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'one{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(host.notices.at(-1)?.title).toBe('A picture is still being sent. Please save in a moment.');
  await waitFor(() => expect(host.http.callsTo('POST', '/api/images/upload')).toHaveLength(1));
  await act(async () => refuse());
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('The picture was not sent.'));
  expect(root.querySelector('img')).toBeNull();
});

test('leaves out images of other sites and turns their frames into links', async () => {
  const { quill, paste, host } = await open();
  paste(
    '<p>a<img src="https://other.test/x.png"><img src="//x/y.gif"></p><iframe class="ql-video" src="https://evil.test/x"></iframe>',
  );
  expect(htmlOf(quill)).not.toMatch(/<img|<iframe/);
  expect(htmlOf(quill)).toContain('href="https://evil.test/x"');
  expect(host.notices).toMatchObject([{ title: '2 pictures were left out' }]);
});
