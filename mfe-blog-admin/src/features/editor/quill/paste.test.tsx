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

test('a paste from Google Docs keeps raised and lowered text', async () => {
  const { quill, paste } = await open();
  const small = (align: string) => `<span style="font-size:0.6em;font-style:normal;vertical-align:${align}">2</span>`;
  paste(`<p><span>x</span>${small('super')}<span> H</span>${small('sub')}</p>`);
  expect(htmlOf(quill)).toContain('<p>x<sup>2</sup> H<sub>2</sub></p>');
});

test('a paste keeps the spaces of other scripts and widths', async () => {
  const { quill, paste } = await open();
  paste('<p>10\u202f000\u3000a</p>');
  expect(htmlOf(quill)).toContain('<p>10\u202f000\u3000a</p>');
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

/** Clipboard content of VS Code: one element that keeps spaces, with an element for each line. */
const code = `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: Consolas, 'Courier New', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #c586c0;">if</span><span style="color: #cccccc;"> (a) {</span></div><div><span style="color: #cccccc;">    return &lt;b/&gt;;</span></div><br><div><span style="color: #cccccc;">}</span></div></div>`;

test('a paste from VS Code becomes a code block with its indentation', async () => {
  const { quill, paste } = await open();
  paste(code);
  expect(htmlOf(quill)).toContain('<pre>\nif (a) {\n    return &lt;b/&gt;;\n\n}\n</pre>');
});

test('one line of code becomes code in the text', async () => {
  const { quill, paste } = await open();
  paste('<div style="font-family: monospace; white-space: pre"><div><span>a()</span></div></div>');
  expect(htmlOf(quill)).toBe('<p><code>a()</code></p>');
});

test('indented plain text keeps its indentation', async () => {
  const { quill } = await open();
  act(() => quill.clipboard.onPaste({ index: 0, length: 0 }, { text: 'a\n    b' }));
  expect(htmlOf(quill)).toBe('<p>a</p><p>\u00a0\u00a0\u00a0 b</p>');
});

test('a table stays a table, with its header cells and its lines in cells', async () => {
  const { quill, paste, host } = await open();
  paste(
    '<table><thead><tr><th>Day</th><th>Topic</th></tr></thead><tbody><tr><td>1</td><td><p>One</p><p>Two</p></td></tr></tbody></table>',
  );
  expect(htmlOf(quill)).toContain(
    '<table><tbody><tr><th>Day</th><th>Topic</th></tr><tr><td>1</td><td>One<br>Two</td></tr></tbody></table>',
  );
  expect(host.notices).toEqual([]);
});

test('a table that is pasted behind text leaves the text in its line', async () => {
  const { quill } = await open();
  const html = '<table><tr><td>a</td></tr></table>';
  act(() => {
    quill.setText('before after', 'user');
    quill.clipboard.onPaste({ index: 6, length: 1 }, { html, text: '' });
  });
  expect(htmlOf(quill)).toBe('<p>before</p><table><tbody><tr><td>a</td></tr></tbody></table><p>after</p>');
});

test('lines that are pasted in a cell stay in the cell', async () => {
  const { quill, paste } = await open();
  paste('<table><tr><td>a</td><td>b</td></tr></table>');
  paste('<h2>One</h2><ul><li>Two</li></ul>');
  expect(htmlOf(quill)).toContain('<table><tbody><tr><td>One<br>Twoa</td><td>b</td></tr></tbody></table>');
});

test('says that a link was left out', async () => {
  const { quill, paste, host } = await open();
  paste('<p><a href="ftp://a.test">a</a> <a href="whatsapp://send?text=b">b</a></p>');
  expect(htmlOf(quill)).not.toContain('ftp:');
  expect(htmlOf(quill)).toContain('href="whatsapp://send?text=b"');
  expect(host.notices).toMatchObject([{ type: 'info', title: 'A link was left out' }]);
});

test('a copy has spaces that break', async () => {
  const { quill } = await open();
  act(() => quill.setText('a b c', 'user'));
  expect(quill.clipboard.onCopy({ index: 0, length: 5 } as never, false).html).toBe('a b c');
});

test('Tab leaves a code block and a table', async () => {
  const { quill, root, paste } = await open();
  paste('<pre>a</pre><table><tr><td>b</td></tr></table>');
  for (const index of [0, 2]) {
    act(() => quill.setSelection(index, 0));
    const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    act(() => void root.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(false);
  }
  expect(quill.getText()).toMatch(/^a\nb\n/);
});

describe('undo and redo of a picture', () => {
  const stored = '/backend/media/ab1-640.webp';

  async function add(answer: () => unknown) {
    const opened = await open();
    opened.host.http.on('POST', '/api/images/upload', answer);
    act(() => {
      opened.quill.insertText(0, 'before', 'user');
      opened.quill.setSelection(6, 0);
    });
    await opened.user.upload(
      screen.getByLabelText('Picture in the text'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    return opened;
  }
  const picture = { url: stored, sources: { avif: null, webp: null, width: 640, height: 427 } };

  test('undo removes the picture and nothing else; redo brings the uploaded picture', async () => {
    const { quill, root } = await add(() => picture);
    await waitFor(() => expect(root.querySelector('img')).toHaveAttribute('src', stored));
    act(() => quill.insertText(7, 'after', 'user'));
    act(() => quill.history.undo());
    expect(root.querySelector('img')).toHaveAttribute('src', stored);
    act(() => quill.history.undo());
    expect(root.querySelector('img')).toBeNull();
    expect(quill.getText()).toBe('before\n');
    act(() => quill.history.redo());
    expect(root.querySelector('img')).toHaveAttribute('src', stored);
    expect(root.querySelector('img')).toHaveAttribute('width', '300');
    act(() => quill.history.redo());
    expect(quill.getText()).toBe('beforeafter\n');
  });

  test('an undo during the upload is redone with the uploaded picture', async () => {
    let finish = () => {};
    const { quill, root, host } = await add(() => new Promise((resolve) => (finish = () => resolve(picture))));
    await waitFor(() => expect(host.http.callsTo('POST', '/api/images/upload')).toHaveLength(1));
    act(() => quill.history.undo());
    expect(quill.getText()).toBe('before\n');
    await act(async () => finish());
    act(() => quill.history.redo());
    expect(root.querySelector('img')).toHaveAttribute('src', stored);
  });

  test('a picture that failed comes back by neither undo nor redo', async () => {
    const { quill, root, host } = await add(() => failure(415, 'This is not a picture.'));
    await waitFor(() => expect(host.notices.at(-1)?.title).toBe('The picture was not sent.'));
    expect(root.querySelector('img')).toBeNull();
    act(() => quill.history.undo());
    act(() => quill.history.redo());
    expect(root.querySelector('img')).toBeNull();
    expect(quill.getText()).toBe('before\n');
  });
});

test('says that an animation becomes a still picture', async () => {
  const { host, user } = await open();
  host.http.on('POST', '/api/images/upload', failure(500, 'Not now.'));
  // Two frames of one pixel.
  const frame = '2c000000000100010000020144003b'.slice(0, -2);
  const bytes = Uint8Array.from(
    `474946383961010001000000 00${frame}${frame}3b`.replace(' ', '').match(/../g) ?? [],
    (hex) => Number.parseInt(hex, 16),
  );
  for (const name of ['Picture in the text', 'Featured image']) {
    const before = host.notices.length;
    await user.upload(screen.getByLabelText(new RegExp(`^${name}`)), new File([bytes], 'a.gif', { type: 'image/gif' }));
    await waitFor(() =>
      expect(host.notices.slice(before).map(({ title }) => title)).toContain('The animation becomes a still picture'),
    );
  }
});
