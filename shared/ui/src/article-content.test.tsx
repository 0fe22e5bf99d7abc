import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articleContent } from './article-content';

const drawn = (html: string) =>
  render(<article>{articleContent(html)}</article>).container.firstElementChild!.innerHTML.replaceAll(
    ' dir="auto"',
    '',
  );

test('renders the elements that authors use; a first-level heading becomes a second-level one', () => {
  expect(drawn('<h1>A</h1><p>b <b>c</b> &amp; <em>d</em><br>e</p><ul><li>f</li></ul>')).toBe(
    '<h2>A</h2><p>b <strong>c</strong> &amp; <em>d</em><br>e</p><ul><li>f</li></ul>',
  );
});

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<style>p{}</style><svg><a href="x">y</a></svg>after', 'after'],
  ['<p onclick="alert(1)" id="x">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="data:image/svg+xml,x">', ''],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="java\nscript:alert(1)">a</a>', 'a'],
  ['<a href="//evil.test">a</a>', 'a'],
  ['<form action="/x"><input name="y"><button>a</button></form>', 'a'],
  [
    '<p style="position:fixed;text-align:right;background-image:url(x)" class="ql-align-center header">a</p>',
    '<p class="ql-align-center" style="text-align: right;">a</p>',
  ],
  ['&lt;script&gt;a', '&lt;script&gt;a'],
])('removes dangerous markup: %s', (html, expected) => {
  expect(drawn(html)).toBe(expected);
});

test.each([
  ['<strong style="color:#b3261e">a</strong>', 'color:light-dark(#b3261e, oklch(from #b3261e max(l, 0.78) c h))'],
  ['<a href="/x" style="color:red">a</a>', 'color:light-dark(red, oklch(from red max(l, 0.78) c h))'],
  ['<span style="background-color:#fff2a8">a</span>', 'color:#151923;background-color:#fff2a8'],
  ['<em style="color:#14693b;background-color:#fff2a8">a</em>', 'color:#14693b;background-color:#fff2a8'],
  ['<u style="color:#14693b;background-color:transparent">a</u>', 'light-dark(#14693b, '],
])('keeps coloured text readable on a dark page: %s', (html, style) => {
  expect(renderToStaticMarkup(articleContent(html))).toContain(style);
});

test('blocks take the direction of their text, or the one that the author chose', () => {
  const { container } = render(
    <article>
      {articleContent('<p>سلام</p><p dir="rtl">a</p><ul><li>b</li></ul><p class="ql-direction-rtl">c</p>')}
    </article>,
  );
  const directions = [...container.querySelectorAll('p, ul, li')].map((element) => element.getAttribute('dir'));
  expect(directions).toEqual(['auto', 'rtl', 'auto', null, 'rtl']);
});

test('keeps the start of a list, scripts, code and languages', () => {
  const html = '<ol start="5"><li>a<sup>2</sup><sub>3</sub></li></ol><p lang="hi"><code>b</code></p>';
  expect(drawn(html)).toBe(html);
});

test('a table stands in a region that scrolls by keyboard', () => {
  expect(drawn('<table><tr><th>a</th><td>b</td></tr></table>')).toBe(
    '<div class="ql-table" role="region" aria-label="Table" tabindex="0"><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table></div>',
  );
});

test('translators leave blocks of code as they are', () => {
  expect(drawn('<pre>npm start</pre>')).toBe('<pre translate="no">npm start</pre>');
});

test('the server writes code that the browser reads as it was', () => {
  const html = '<pre>\n\n  a\n\tb\n</pre>';
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(articleContent(html));
  expect(page.textContent).toBe('\n  a\n\tb\n');
});

test.each(['sms:+911140001234', 'whatsapp://send?text=a', 'tel:1', 'mailto:a@b.test'])('keeps the link %s', (href) => {
  expect(drawn(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`);
});

test('a picture is as wide as the text when its author chose that; other classes are left out', () => {
  expect(drawn('<img src="/a-640.webp" width="300" class="ql-full-width other">')).toBe(
    '<img alt="" loading="lazy" decoding="async" width="300" class="ql-full-width" src="/a-640.webp">',
  );
  expect(drawn('<img src="/a-640.webp" width="300">')).not.toContain('class');
});

test('opens external links in a new tab and internal links in place', () => {
  expect(drawn('<a href="https://a.test/b?c=d">a</a>')).toContain('rel="noopener noreferrer"');
  expect(drawn('<a href="/blog">a</a>')).toBe('<a href="/blog">a</a>');
});

test('frames a video of an allowed host in a sandbox and turns other frames into links', () => {
  expect(drawn('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>')).toMatch(
    /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ".*sandbox="allow-scripts/,
  );
  expect(drawn('<iframe src="https://evil.test/x"></iframe>')).toMatch(/^<a href="https:\/\/evil\.test\/x"/);
});

test('frames only the hosts that the site allows', () => {
  const frame = (src: string) => {
    const { container } = render(<article>{articleContent(`<iframe src="${src}"></iframe>`, ['codepen.io'])}</article>);
    return container.querySelector('iframe');
  };
  expect(frame('https://codepen.io/x/embed/y')).toHaveAttribute('src', 'https://codepen.io/x/embed/y');
  expect(frame('https://vimeo.com/76979871')).toBeNull();
});
