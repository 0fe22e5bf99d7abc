import { classesOf, matchingCss, readSheet, shortened } from './critical-css';

const criticalOf = (css: string, html: string) => matchingCss(readSheet(css, '/remotes/public/1/'), classesOf(html));

test('keeps rules of elements and of classes on the page, and drops the others', () => {
  const css = 'body{margin:0}.card{color:red}.card .title,.other{color:blue}.other{top:0}.card.open{left:0}';
  expect(criticalOf(css, '<p class="card big"><b class="title">')).toBe(
    'body{margin:0}.card{color:red}.card .title,.other{color:blue}',
  );
});

test('a class inside :not(), :has() or an attribute is not required', () => {
  const css = '.a:not(.b){top:0}.a:has(.c){left:0}.a[data-x=".d"]{right:0}:is(.e,.f){bottom:0}';
  expect(criticalOf(css, '<p class="a">')).toBe(css);
});

test('drops empty media blocks and keeps empty layers, whose first mention decides their order', () => {
  const css =
    '@layer one,two;@layer two{.x{top:0}}@layer one{.a{top:0}}@media (width>40rem){.x{top:0}}@media print{.a{top:1px}}';
  expect(criticalOf(css, '<p class="a">')).toBe(
    '@layer one,two;@layer two{}@layer one{.a{top:0}}@media print{.a{top:1px}}',
  );
});

test('keeps fonts, key frames and custom properties', () => {
  const css = '@font-face{font-family:A;src:local("A")}@keyframes turn{to{rotate:1turn}}:root{--ink:#000}';
  expect(criticalOf(css, '')).toBe(css);
});

test('relative addresses point to the folder of the sheet', () => {
  const css =
    '.a{background:url(x.svg),url("y.png"),url(/z.png),url(data:image/png;base64,AA),url(https://a.example/b)}';
  expect(criticalOf(css, '<p class="a">')).toBe(
    '.a{background:url(/remotes/public/1/x.svg),url(/remotes/public/1/y.png),url(/z.png),url(data:image/png;base64,AA),url(https://a.example/b)}',
  );
});

test('writes short values of the root in place of custom properties that have only one', () => {
  const css =
    '@layer tokens{:root{--space:8px;--ink:light-dark(#000,#fff);--gutter:16px;--wide:calc(var(--space)*2)}' +
    '@media (width>600px){:root{--gutter:32px}}}.a{margin:calc(-1*var(--space)) var(--gutter) var(--wide);color:var(--ink)}';
  expect(shortened(css)).toBe(
    '@layer tokens{:root{--ink:light-dark(#000,#fff);--gutter:16px}' +
      '@media (width>600px){:root{--gutter:32px}}}.a{margin:calc(-1*8px) var(--gutter) calc(8px*2);color:var(--ink)}',
  );
});

test('keeps a custom property that a rule of an element or a style attribute may change or use', () => {
  expect(shortened(':root{--gap:8px}.a{--gap:4px;gap:var(--gap)}')).toBe(
    ':root{--gap:8px}.a{--gap:4px;gap:var(--gap)}',
  );
  expect(shortened(':root{--gap:8px}.a{gap:var(--gap)}', new Set(['--gap']))).toBe(
    ':root{--gap:8px}.a{gap:var(--gap)}',
  );
  expect(shortened('@media (width>600px){:root{--gap:8px}}.a{gap:var(--gap)}')).toBe(
    '@media (width>600px){:root{--gap:8px}}.a{gap:var(--gap)}',
  );
});

test('leaves out key frames and custom properties of the root that nothing uses', () => {
  const css =
    ':root{--ink:#000;--none:1px}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:1s fade}';
  expect(shortened(css)).toBe(':root{}@keyframes fade{to{opacity:0}}.a{animation:1s fade}');
});
