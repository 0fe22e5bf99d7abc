import { classesOf, matchingCss, readSheet } from './critical-css';

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
