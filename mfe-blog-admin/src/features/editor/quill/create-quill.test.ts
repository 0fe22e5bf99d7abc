import { createQuill, htmlOf } from './create-quill';

const opened = (html: string, embedHosts?: readonly string[]) =>
  createQuill(document.body.appendChild(document.createElement('div')), html, { embedHosts });
const through = (html: string, embedHosts?: readonly string[]) => htmlOf(opened(html, embedHosts));

test('stored HTML is exported unchanged', () => {
  const html = [
    '<h2>Two</h2><p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s></p>',
    '<p class="ql-align-center">c</p><blockquote>q</blockquote>',
    '<p><img src="/backend/media/ab12-640.webp" width="300"></p>',
    '<p><img src="/backend/media/ab12-640.webp" class="ql-full-width" width="300"></p>',
    '<iframe class="ql-video" src="https://player.vimeo.com/video/1?h=2&amp;t=3"></iframe>',
  ].join('');
  expect(through(html)).toBe(html);
});

test('a frame is exported as a frame and sandboxed in the editor', () => {
  const { root } = opened('<iframe class="ql-video" src="https://youtu.be/dQw4w9WgXcQ"></iframe>');
  const frame = root.querySelector('iframe');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
});

/** Known advisories of Quill: unescaped values of frames and formulas in the exported HTML. */
test.each([
  '<iframe class="ql-video" src="https://player.vimeo.com/video/1&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"></iframe>',
  '<iframe class="ql-video" src="https://player.vimeo.com/video/1&quot; onload=&quot;alert(1)"></iframe>',
  '<iframe class="ql-video" src="javascript:alert(1)"></iframe>',
  '<iframe class="ql-video" src="https://evil.test/x"></iframe>',
  '<span class="ql-formula" data-value="&lt;img src=x onerror=alert(1)&gt;">f</span>',
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><img src="x" onerror="alert(1)"><img src="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"></p>',
  '<pre class="ql-syntax">&lt;img src=x onerror=alert(1)&gt;</pre>',
  '<ol><li data-list="ordered&quot; onclick=&quot;alert(1)">a</li></ol>',
  '<p style="background-image:url(javascript:alert(1))" onclick="alert(1)">a</p>',
])('exports no executable content: %s', (html) => {
  const page = new DOMParser().parseFromString(through(html), 'text/html');
  const elements = [...page.body.querySelectorAll('*')];
  const names = elements.flatMap((element) => [...element.attributes].map(({ name }) => name));
  expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
  expect(page.querySelector('script, img, iframe[src*="evil"], [href^="javascript"], [src^="javascript"]')).toBeNull();
});

test('leaves out pictures that are being uploaded', () => {
  const quill = opened('<p>before <img src="/backend/media/ab12-640.webp" width="300"></p>');
  quill.insertEmbed(3, 'image', 'blob:https://kaksha.example/1', 'api');
  expect(quill.root.querySelectorAll('img')).toHaveLength(2);
  expect(htmlOf(quill)).toBe('<p>before <img src="/backend/media/ab12-640.webp" width="300"></p>');
});

test('configured hosts may be embedded', () => {
  const html = '<iframe class="ql-video" src="https://codepen.io/x/embed/y"></iframe>';
  expect(through(html, ['codepen.io'])).toBe(html);
  expect(through(html)).not.toContain('<iframe');
});

test('groups changes of one second into one undo step and keeps 100 steps', () => {
  const { options } = createQuill(document.body.appendChild(document.createElement('div')), '');
  expect(options.modules.history).toMatchObject({ delay: 1000, maxStack: 100 });
});

test('keeps headers 1 to 6, lists, colours, alignment, quotes, code, links and pictures', () => {
  const html = [
    ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Header</h${level}>`),
    '<p><span style="color: #e60000;">red</span> <span style="background-color: #ffff00;">marked</span></p>',
    '<p class="ql-align-right">right</p><blockquote>quote</blockquote>',
    '<p><a href="mailto:a@b.test" rel="noopener noreferrer" target="_blank">mail</a></p>',
  ].join('');
  const root = document.createElement('div');
  root.innerHTML = through(html);
  expect([...root.querySelectorAll('h1,h2,h3,h4,h5,h6')]).toHaveLength(6);
  expect(root.querySelectorAll('[style*="color"]')).toHaveLength(2);
  expect(root.querySelector('.ql-align-right')).toHaveTextContent('right');
  expect(root.querySelector('blockquote')).toHaveTextContent('quote');
  expect(root.querySelector('a')).toHaveAttribute('href', 'mailto:a@b.test');
});
