import { postElements } from '@kaksha/domain/post-html';
import { createQuill, htmlOf } from './create-quill';

const through = (html: string) =>
  htmlOf(createQuill(document.body.appendChild(document.createElement('div')), html, { embedHosts: undefined }));

/** The elements, attributes and texts; the same for HTML that differs in the writing only. */
function normal(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    // The sanitiser sets these.
    for (const name of ['rel', 'target']) element.removeAttribute(name);
    sortParts(element, 'style', ';');
    sortParts(element, 'class', ' ');
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return body.innerHTML;
}

function sortParts(element: Element, name: string, separator: string) {
  const parts = element.getAttribute(name)?.split(separator);
  if (parts)
    element.setAttribute(
      name,
      parts
        .map((part) => part.trim())
        .filter(Boolean)
        .sort()
        .join(separator),
    );
}

/** HTML with each allowed element and each of its attributes that authors set. */
const samples: Readonly<Record<string, string>> = {
  p: '<p dir="rtl" lang="ur">a</p><p class="ql-align-center ql-indent-2">b</p><p><br></p><p dir="auto">c</p>',
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [
      tag,
      `<${tag} dir="rtl" lang="ar">a</${tag}><${tag} class="ql-align-right">b <em>c</em></${tag}>`,
    ]),
  ),
  blockquote: '<blockquote dir="rtl" lang="he">a</blockquote><blockquote class="ql-align-center">b</blockquote>',
  table: '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p>c</p>',
  tbody:
    '<table><tbody><tr><td>a</td></tr></tbody></table><p><br></p><table><tbody><tr><td>b</td></tr></tbody></table>',
  tr: '<table><tbody><tr><td>a</td><td></td></tr><tr><td></td><td>b</td></tr></tbody></table>',
  th: '<table><tbody><tr><th dir="rtl" lang="ar">a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr></tbody></table>',
  td: '<table><tbody><tr><td class="ql-align-right" dir="ltr" lang="hi">1</td><td>a <strong>b</strong><br>c</td></tr></tbody></table>',
  strong: '<p><strong style="color: rgb(179, 38, 30);">a</strong> <strong>b</strong></p>',
  em: '<p><em style="background-color: rgb(255, 242, 168);">a</em> <em>b</em></p>',
  u: '<p><u style="color: rgb(179, 38, 30);">a</u> <u>b</u></p>',
  s: '<p><s style="color: rgb(179, 38, 30);">a</s> <s>b</s></p>',
  sub: '<p>H<sub>2</sub>O, <sub style="color: rgb(179, 38, 30);"><strong>i</strong></sub></p>',
  sup: '<p>x<sup>2</sup>, <sup style="color: rgb(179, 38, 30);"><em>3</em></sup></p>',
  span: '<p><span style="color: rgb(179, 38, 30); background-color: rgb(255, 242, 168);">a</span></p>',
  br: '<p>a<br>b<br><br>c</p><h2>d<br>e</h2><ul><li>f<br>g</li></ul><blockquote>h<br>i</blockquote>',
  hr: '<p>a</p><hr><p>b</p>',
  ul: '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul><p>e</p><ul><li>f</li></ul>',
  pre: '<pre>\n\n  if (a &lt; b) {\n\treturn  "c";\n\n}\n\n</pre><p>d</p><pre>\ne\n</pre>',
  code: '<p>Call <code style="color: rgb(179, 38, 30);">a(b)</code>, <code><strong>c</strong></code>.</p>',
  a: [
    '<p><a href="https://a.test/?b=c&amp;d=e">f</a> <a href="whatsapp://send?text=g" style="color: rgb(179, 38, 30);">h</a></p>',
    '<p><a href="sms:+911140001234">i</a> <a href="/blog">j</a> <a href="#k">l</a></p>',
    '<p><a href="https://a.test"><img src="/backend/media/ab12-640.webp" alt="m"></a></p>',
  ].join(''),
  img: '<p>a<img src="/backend/media/ab12-640.webp" alt="A &quot;ring&quot;" width="300" height="200">b</p>',
  iframe: '<iframe class="ql-video" src="https://player.vimeo.com/video/76979871?h=0123abcdef#t=5s"></iframe><p>a</p>',
  li: '<ul><li dir="rtl" lang="ar" class="ql-align-right">a</li><li data-list="checked">b</li><li data-list="unchecked">c</li></ul>',
  ol: '<ol start="5"><li>a</li><li>b<ol start="3"><li>c</li><li>d</li></ol></li></ol><p>e</p><ol><li>f</li></ol><ol start="1"><li>g</li></ol>',
};

/** Elements with another that means the same: the editor writes the other one. */
const equivalents: Readonly<Record<string, [html: string, written: string]>> = {
  b: ['<p><b style="color: rgb(179, 38, 30);">a</b></p>', '<p><strong style="color: rgb(179, 38, 30);">a</strong></p>'],
  i: ['<p><i>a</i></p>', '<p><em>a</em></p>'],
  div: [
    '<div dir="rtl" lang="ur">a</div><div><div>b</div><div>c</div></div>',
    '<p dir="rtl" lang="ur">a</p><p>b</p><p>c</p>',
  ],
};

test.each(Object.keys(postElements))('<%s> that the sanitiser allows is saved as it was opened', (tag) => {
  const [html = samples[tag] ?? '', written = html] = equivalents[tag] ?? [];
  expect(html).toContain(`<${tag}`);
  expect(normal(through(html))).toBe(normal(written));
  expect(normal(through(through(html)))).toBe(normal(through(html)));
});

test.each([
  ['non-breaking spaces', '<p>₹\u00a012\u00a0000 a</p><p>\u00a0</p>'],
  ['spaces of other scripts and widths', '<p>10\u202f000\u2009km\u3000a\u2003b\u2028c</p>'],
  ['emoji and other scripts', '<p>👩‍👩‍👧‍👦 हिन्दी தமிழ் العربية 𠮷</p>'],
  ['signs', '<p>a &lt; b &amp;&amp; c &gt; d "e" &amp;nbsp;</p>'],
  ['nested formats', '<p><strong><em><s><u><a href="https://a.test">a</a></u></s></em></strong></p>'],
])('keeps %s', (_, html) => {
  expect(normal(through(html))).toBe(normal(html));
});

test.each([
  ['paragraphs in a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote>a<br><br>b</blockquote>'],
  ['paragraphs in an item', '<ul><li><p dir="rtl">a</p><p>b</p></li></ul>', '<ul><li dir="rtl">a<br>b</li></ul>'],
  ['a list in a list', '<ul><ul><li>a</li></ul></ul>', '<ul><li><ul><li>a</li></ul></li></ul>'],
  [
    'a list of earlier versions',
    '<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li></ol>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['a direction of earlier versions', '<p class="ql-direction-rtl">a</p>', '<p dir="rtl">a</p>'],
  ['two lists in a row', '<ol><li>a</li></ol><ol><li>b</li></ol>', '<ol><li>a</li></ol><ol start="1"><li>b</li></ol>'],
  [
    'paragraphs and lists in a cell',
    '<table><tr><td><p>a</p><ul><li>b</li><li>c</li></ul></td></tr></table>',
    '<table><tbody><tr><td>a<br>b<br>c</td></tr></tbody></table>',
  ],
  [
    'merged cells',
    '<table><tr><th colspan="2">a</th></tr><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></table>',
    '<table><tbody><tr><th>a</th><td></td></tr><tr><td>b</td><td>c</td></tr><tr><td></td><td>d</td></tr></tbody></table>',
  ],
  [
    'a caption and parts of a table',
    '<table><caption>t</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<p>t</p><table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>',
  ],
  [
    'a table in a table',
    '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
    '<table><tbody><tr><td>a<br>b c</td></tr></tbody></table>',
  ],
  [
    'code of earlier versions',
    '<div class="ql-code-block-container"><div class="ql-code-block">if</div><div class="ql-code-block">  a</div></div>',
    '<pre>\nif\n  a\n</pre>',
  ],
  [
    'code in a cell',
    '<table><tr><td><pre>if\n  a</pre></td></tr></table>',
    '<table><tbody><tr><td>if<br>\u00a0 a</td></tr></tbody></table>',
  ],
  ['spaces in a row', '<p>a&nbsp; b</p>', '<p>a\u00a0 b</p>'],
  [
    'inserted, deleted and typed text',
    '<p><ins>a</ins><del>b</del><kbd>c</kbd></p>',
    '<p><u>a</u><s>b</s><code>c</code></p>',
  ],
])('opens %s without losing text', (_, html, written) => {
  expect(normal(through(html))).toBe(normal(written));
});

test('saving twice writes the colours in the same order', () => {
  const once = through('<p><em style="color: rgb(179, 38, 30); background-color: rgb(255, 242, 168);">a</em></p>');
  expect(through(once)).toBe(once);
});
