import { cleanHtml, hasEmbeddedPicture, TooDeep } from './clean-html';

const clean = (html: string) => cleanHtml(html, { mediaBase: '/backend/media' });

test('keeps all HTML that the editor produces', () => {
  const html = [
    '<h1>One</h1><h6 class="ql-align-center">Six</h6>',
    '<p><strong>b</strong><em>i</em><u>u</u><s>s</s> <span style="color:#e60000;background-color:rgb(255, 255, 0)">c</span></p>',
    '<ol><li>a<ul><li class="ql-indent-1">b</li></ul></li></ol>',
    '<blockquote>q</blockquote><pre>code &lt;b&gt;</pre>',
    '<p><img src="/backend/media/ab12-640.webp" alt="A ring" width="300" /></p>',
    '<p><img src="/backend/media/ab12-640.webp" alt="A ring" width="300" class="ql-full-width" /></p>',
  ].join('');
  expect(clean(html)).toBe(html);
});

test('keeps colours on inline elements and tel: links', () => {
  const html = [
    '<p><strong style="color:#b3261e">b</strong><em style="background-color:#fff2a8">i</em></p>',
    '<p><a href="tel:+911140001234" target="_blank" rel="noopener noreferrer" style="color:#14693b">call</a></p>',
  ].join('');
  expect(clean(html)).toBe(html);
  expect(clean('<strong style="position:fixed;color:red">a</strong>')).toBe('<strong style="color:red">a</strong>');
});

test('keeps direction, language, tables, scripts, code, list starts and links of phones', () => {
  const html = [
    '<h2 dir="rtl">عنوان</h2><p dir="auto" lang="ur">متن</p><ol start="5"><li dir="rtl">a</li></ol>',
    '<table><tbody><tr><th>H</th><td class="ql-align-right" dir="ltr">1</td></tr></tbody></table><hr />',
    '<p>H<sub>2</sub>O x<sup>2</sup> <code>a()</code><br />b\u00a0c</p>',
    '<p><a href="whatsapp://send?text=a" target="_blank" rel="noopener noreferrer">w</a></p>',
    '<p><a href="sms:+911140001234" target="_blank" rel="noopener noreferrer">s</a></p>',
  ].join('');
  expect(clean(html)).toBe(html);
});

test.each([
  ['<p dir="sideways" lang="x y">a</p>', '<p>a</p>'],
  ['<p class="ql-direction-rtl ql-align-right">a</p>', '<p class="ql-align-right" dir="rtl">a</p>'],
  ['<ol start="a"><li data-list="x">a</li></ol>', '<ol><li>a</li></ol>'],
  ['<table><thead><tr><th>a</th></tr></thead></table>', '<table><tbody><tr><th>a</th></tr></tbody></table>'],
  ['<del>a</del><ins>b</ins><kbd>c</kbd>', '<s>a</s><u>b</u><code>c</code>'],
  ['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="java&#10;script:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
  ['<svg><script>1</script></svg><math><mi>x</mi></math>', 'x'],
  ['<style>*{color:red}</style><form><input></form>', ''],
  ['<img src="x" onerror="alert(1)">', ''],
  ['<img src="https://elsewhere.example/pixel.gif">', ''],
  ['<img src="/backend/media/../auth/logout">', ''],
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<span style="position:fixed;color:red;background:url(//x)">a</span>', '<span style="color:red">a</span>'],
  ['<p class="site-header ql-align-right" id="root">a</p>', '<p class="ql-align-right">a</p>'],
  ['<p><!--[if IE]><img src=x><![endif]-->a</p>', '<p>a</p>'],
])('%s becomes %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test("escapes HTML in attributes and code, which the editor's export does not", () => {
  const holes = [
    '<iframe class="ql-video" src="https://player.vimeo.com/video/1&quot; onload=&quot;alert(1)"></iframe>',
    '<pre data-language="x"><img src=x onerror=alert(1)></pre>',
    '<span class="ql-formula" data-value="&lt;img src=x onerror=alert(1)&gt;"><img src=x onerror=alert(1)></span>',
    '<li data-list="ordered&quot; onclick=&quot;alert(1)">a</li>',
  ];
  const page = document(clean(holes.join('')));
  expect(page).not.toMatch(/\son\w+=/);
});

/** The tags without the text. */
const document = (html: string) => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""')).join('');

test('sandboxes frames of allowed hosts regardless of their attributes', () => {
  const html = clean(
    '<iframe src="https://youtu.be/dQw4w9WgXcQ" sandbox="allow-top-navigation" srcdoc="<b>"></iframe>',
  );
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="600" height="400"');
  expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"');
  expect(html).not.toContain('srcdoc');
});

test('loads the frame of an http address of an allowed host by https', () => {
  expect(clean('<iframe src="http://vimeo.com/76979871"></iframe>')).toContain(
    'src="https://player.vimeo.com/video/76979871"',
  );
});

test('replaces frames of other hosts with links', () => {
  expect(clean('<iframe src="https://evil.example/x"></iframe>')).toBe(
    '<a href="https://evil.example/x" target="_blank" rel="noopener noreferrer">https://evil.example/x</a>',
  );
  expect(clean('<iframe src="javascript:alert(1)"></iframe>')).not.toContain('href');
});

test('is idempotent', () => {
  const html =
    '<p>a & b <a href="https://a.example/?x=1&y=2">l</a></p><iframe src="https://vimeo.com/76979871"></iframe>';
  expect(clean(clean(html))).toBe(clean(html));
});

test('refuses more than 100 nested tags, which would take the parser quadratic time', () => {
  const nested = (count: number) => `${'<b>'.repeat(count)}a${'</b>'.repeat(count)}`;
  expect(clean(nested(100))).toBe(nested(100));
  expect(() => clean(nested(101))).toThrow(TooDeep);
  expect(() => clean('<x>'.repeat(101))).toThrow(TooDeep);
  const wide = '<p>a<br></p><p><img src="/backend/media/a-1.webp" alt=""></p>'.repeat(200);
  expect(clean(wide)).toBe(wide.replaceAll('<br>', '<br />').replaceAll('alt="">', 'alt="" />'));
});

test('detects pictures as data URLs', () => {
  expect(hasEmbeddedPicture('<p><img alt="" src="data:image/png;base64,AA"></p>')).toBe(true);
  expect(hasEmbeddedPicture("<IMG class=a\nSRC = ' data:image/png;base64,AA")).toBe(true);
  expect(hasEmbeddedPicture('<p>data:image/png <img src="/a-1.webp"></p>')).toBe(false);
  expect(hasEmbeddedPicture('<img src="/a-1.webp"> src="data:"')).toBe(false);
});
