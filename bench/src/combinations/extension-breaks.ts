import { randomBytes } from 'node:crypto';
import { edit, facts, rules, type Variant } from './breaks';
import type { Fixture } from './fixture';

const inSales = (code: string) => (fixture: Fixture) =>
  edit(fixture, 'const [count] = useState(3);', `const [count] = useState(3);${code}`);
const inSalesEffect = (code: string) => (fixture: Fixture) =>
  edit(
    fixture,
    "useEffect(() => {}, []);\n    return h('section', { className: 'rp-card' }",
    `useEffect(() => {${code}}, []);\n    return h('section', { className: 'rp-card' }`,
  );
const inSalesLoader = (code: string) => (fixture: Fixture) =>
  edit(fixture, 'loader: async () => {}', `loader: async () => {${code}}`);
const salesShows = (code: string) => (fixture: Fixture) => edit(fixture, "h('p', null, String(count))", code);
const declared = (change: object) => (fixture: Fixture) => {
  const [sales, questions] = fixture.facts.extensions ?? [];
  if (sales && questions) fixture.facts.extensions = [{ ...sales, ...change }, questions];
};

/** Releases whose extensions have one defect each. */
export const extensionBreaks: Variant[] = [
  { name: 'extension throws', change: inSales("throw new Error('no sales');") },
  { name: 'extension throws on the server', change: inSales("if (isServer) throw new Error('no sales');") },
  { name: 'extension throws in the browser', change: inSales("if (!isServer) throw new Error('no sales');") },
  { name: 'extension throws nothing', change: inSales('throw undefined;') },
  { name: 'extension throws a text', change: inSales("throw 'no sales';") },
  { name: 'extension hangs on the server', change: inSales('while (isServer);') },
  { name: 'extension hangs in the browser', change: inSales('while (!isServer);') },
  { name: 'extension renders without end', change: inSales('const [n, setN] = useState(0); setN(n + 1);') },
  {
    name: 'extension has an endless effect',
    change: inSales('const [n, setN] = useState(0); useEffect(() => setN(n + 1));'),
  },
  {
    name: 'extension works without end',
    change: inSalesEffect(
      'const work = () => { const until = performance.now() + 40; while (performance.now() < until); setTimeout(work, 5); }; work();',
    ),
  },
  { name: 'extension recurs without end', change: inSales('const again = () => again() + 1; again();') },
  { name: 'extension never shows', change: inSales('throw new Promise(() => {});') },
  { name: 'effect of an extension throws', change: inSalesEffect("throw new Error('no sales');") },
  { name: 'effect of an extension rejects', change: inSalesEffect("void Promise.reject(new Error('no sales'));") },
  {
    name: 'timer of an extension throws',
    change: inSalesEffect("setTimeout(() => { throw new Error('no sales'); });"),
  },
  { name: 'extension reads a wrong field', change: salesShows("h('p', null, data.course.title)") },
  { name: 'extension reads a wrong type', change: salesShows("h('ul', null, data.courses.map(String))") },
  { name: 'extension shows an object', change: salesShows("h('p', null, { count })") },
  { name: 'extension shows no component', change: salesShows('h(shared.NoSuchThing)') },
  { name: 'extension has no component', change: (fixture) => edit(fixture, '{ Extension: Sales,', '{ Card: Sales,') },
  {
    name: 'extension is no component',
    change: (fixture) => edit(fixture, '{ Extension: Sales,', "{ Extension: { title: 'Sales' },"),
  },
  {
    name: 'extension is an empty promise',
    change: (fixture) =>
      edit(fixture, "id: 'sales', load: async () => ({", "id: 'sales', load: async () => undefined && ({"),
  },
  {
    name: 'module of an extension throws',
    change: (fixture) =>
      edit(fixture, "id: 'sales', load: async () => ({", "id: 'sales', load: async () => shared.sales.at(0) && ({"),
  },
  { name: 'declared extension is missing', change: (fixture) => edit(fixture, "id: 'sales'", "id: 'sale'") },
  { name: 'extension without load', change: (fixture) => edit(fixture, "id: 'sales', load:", "id: 'sales', lod:") },
  { name: 'loader of an extension throws', change: inSalesLoader("throw new Error('no sales');") },
  { name: 'loader of an extension hangs', change: inSalesLoader('while (isServer);') },
  { name: 'loader of an extension never ends', change: inSalesLoader('await new Promise(() => {});') },
  { name: 'extension for an unknown slot', change: declared({ slot: 'trainer.nowhere' }) },
  { name: 'extension with a wrong id', change: declared({ id: '../sales' }) },
  { name: 'two extensions of one id', change: declared({ id: 'questions' }) },
  { name: 'extension with a negative height', change: declared({ height: -1 }) },
  { name: 'extension with a wrong audience', change: declared({ audience: 'owner' }) },
  { name: 'extension with a wrong order', change: declared({ order: 'first' }) },
  { name: 'extension of a later contract', change: facts({ contract: '1.999' }) },
  {
    name: 'extension without its height',
    change: (fixture) => {
      const [sales, questions] = fixture.facts.extensions ?? [];
      if (sales && questions) fixture.facts.extensions = [sales, { ...questions, height: 0 }];
      edit(
        fixture,
        "'Questions of course ' + courseId",
        "isServer ? '' : h('span', { className: 'rp-high' }, 'Questions')",
      );
      fixture.server = null;
      fixture.facts.server = null;
      fixture.facts.paths = ['reports', 'reports/archive', 'reports/posts'];
      fixture.css += '.rp-high { display: block; block-size: 900px; }';
    },
  },
  { name: 'extension styles every heading', change: rules('h2 { color: red; }') },
  { name: 'extension styles the page', change: rules('main { padding: 99px; }') },
  {
    name: 'extension adds a style sheet',
    change: inSalesEffect(
      "const sheet = new CSSStyleSheet(); sheet.replaceSync('h2 { color: red !important }'); document.adoptedStyleSheets.push(sheet);",
    ),
  },
  {
    name: 'extension replaces fetch',
    change: inSalesEffect('const own = window.fetch; window.fetch = (...args) => own(...args);'),
  },
  { name: 'extension extends a prototype', change: inSalesEffect('String.prototype.sales = () => 3;') },
  { name: 'extension replaces a method of the console', change: inSalesEffect('console.log = () => {};') },
  { name: 'extension locks scrolling', change: inSalesEffect("document.body.style.overflow = 'hidden';") },
  { name: 'extension changes the language', change: inSalesEffect("document.documentElement.lang = 'xx';") },
  { name: 'extension changes the title', change: inSalesEffect("document.title = 'Sales';") },
  {
    name: 'extension takes the focus',
    change: inSalesEffect("const input = document.querySelector('header a, header button'); input.focus();"),
  },
  {
    name: 'extension goes to another page',
    change: inSalesEffect(
      "history.pushState({}, '', '/reports'); dispatchEvent(new PopStateEvent('popstate', { state: {} }));",
    ),
  },
  {
    name: 'extension scrolls the page',
    change: inSalesEffect('document.body.style.minHeight = "9000px"; setTimeout(() => window.scrollTo(0, 500), 20);'),
  },
  {
    name: 'extension removes the heading of the page',
    change: inSalesEffect("document.querySelector('[data-remote] h1, [data-remote] h2').remove();"),
  },
  {
    name: 'extension draws 20,000 elements',
    change: salesShows("h('div', null, Array.from({ length: 20000 }, (_, index) => h('i', { key: index })))"),
  },
  { name: 'extension differs in the browser', change: salesShows("h('p', null, isServer ? 'three' : 'four')") },
  { name: 'extension logs an error', change: inSalesEffect("console.error('deprecated');") },
  { name: 'extension evaluates a text', change: inSalesEffect("new Function('return 1')();") },
  {
    name: 'extension calls the API without end',
    change: inSalesEffect("setInterval(() => void fetch('/backend/reports').catch(() => {}), 5);"),
  },
  {
    name: 'extension of 500 kB',
    change: (fixture) => (fixture.remote = `/* ${randomBytes(375_000).toString('base64')} */${fixture.remote}`),
  },
  { name: 'extension ends the server', change: inSales('if (isServer) process.exit(0);') },
  {
    name: 'extension changes a global of the server',
    change: inSales('if (isServer) globalThis.JSON.parse = () => null;'),
  },
];
