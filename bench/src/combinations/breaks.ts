import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { integrityOf } from '@kaksha/release/build-files';
import type { Fixture } from './fixture';

export interface Variant {
  name: string;
  change: (fixture: Fixture) => void;
}

const require = createRequire(import.meta.url);
const library = (name: string, file: string) =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), file), 'utf8');

/** Replaces code of the remote. @throws when the code is not there */
export function edit(fixture: Fixture, from: string, to: string): void {
  if (!fixture.remote.includes(from)) throw new Error(`the fixture holds no ${from}`);
  fixture.remote = fixture.remote.replace(from, () => to);
}

export const inRender = (code: string) => (fixture: Fixture) =>
  edit(fixture, "usePage({ title: 'Reports' });", `usePage({ title: 'Reports' });${code}`);
export const inEffect = (code: string) => (fixture: Fixture) =>
  edit(fixture, 'useEffect(() => {}, []);', `useEffect(() => {${code}}, []);`);
export const inLoader = (code: string) => (fixture: Fixture) =>
  edit(fixture, "loader: () => ['Sales', 'Visits']", `loader: async () => {${code}; return ['Sales', 'Visits']; }`);
export const atStart = (code: string) => (fixture: Fixture) => {
  fixture.before = code;
};
export const facts = (change: Partial<Fixture['facts']>) => (fixture: Fixture) => Object.assign(fixture.facts, change);
export const rules = (css: string) => (fixture: Fixture) => {
  fixture.css += css;
};

/** A megabyte that does not compress. */
const noise = () => `/* ${randomBytes(750_000).toString('base64')} */`;

/** Releases with one defect each. */
export const breaks: Variant[] = [
  { name: 'contract of a later major', change: facts({ contract: '2.0' }) },
  { name: 'wrong version of a share', change: facts({ needs: { react: '^18.0.0' } }) },
  { name: 'address of another remote', change: facts({ routes: ['reports', 'blog'] }) },
  {
    name: 'missing default export',
    change: (fixture) => {
      fixture.container = fixture.container.replace('default: remote', 'remote');
      fixture.server = 'module.exports = { remote: createRemote(__kakshaShared) };';
    },
  },
  {
    name: 'missing export in the browser only',
    change: (fixture) => {
      fixture.container = fixture.container.replace('default: remote', 'remote');
    },
  },
  { name: 'container of another name', change: (fixture) => Object.assign(fixture, { global: 'mfe_report' }) },
  {
    name: 'changed method of the host',
    change: (fixture) => edit(fixture, 'routes: (host) => [', 'routes: (host) => host.reports.list() && ['),
  },
  {
    name: 'changed hook of the contract',
    change: (fixture) =>
      edit(fixture, "usePage({ title: 'Reports' })", "shared['@kaksha/contract/page'].useTitle('Reports')"),
  },
  { name: 'changed prop', change: (fixture) => edit(fixture, "['Sales', 'Visits']", "({ results: ['Sales'] })") },
  {
    name: 'copy of React',
    change: (fixture) =>
      (fixture.remote = `${library('react', 'cjs/react.production.js').replace(/^/, 'const exports = {};')}\n${fixture.remote}`),
  },
  {
    name: 'share under another name',
    change: (fixture) => edit(fixture, "shared['react-router-dom']", "shared['react-router']"),
  },
  { name: 'throwing loader', change: inLoader("throw new Error('no reports')") },
  {
    name: 'loader that throws in the browser',
    change: (fixture) =>
      edit(
        fixture,
        "{ path: 'reports/archive', Component",
        "{ path: 'reports/archive', loader: () => { if (!isServer) throw new Error('no archive'); return null; }, Component",
      ),
  },
  { name: 'loader that never ends', change: inLoader('await new Promise(() => {})') },
  { name: 'throwing render', change: inRender("throw new Error('no page');") },
  { name: 'render that throws in the browser', change: inRender("if (!isServer) throw new Error('no page');") },
  { name: 'render that needs a window', change: inRender('window.innerWidth;') },
  { name: 'endless render', change: inRender('const [n, setN] = useState(0); setN(n + 1);') },
  { name: 'endless loop on the server', change: inRender('while (isServer);') },
  { name: 'endless loop in the browser', change: inRender('while (!isServer);') },
  {
    name: 'renders again and again',
    change: (fixture) =>
      inRender(
        'const [n, setN] = useState(0); useEffect(() => { const until = performance.now() + 20; while (performance.now() < until); const timer = setTimeout(() => setN(n + 1)); return () => clearTimeout(timer); }, [n]);',
      )(fixture),
  },
  { name: 'unhandled rejection', change: inEffect("void Promise.reject(new Error('no answer'));") },
  { name: 'script error at start', change: atStart('undefined.reports;') },
  {
    name: 'syntax error in a chunk',
    change: (fixture) =>
      Object.assign(fixture, {
        files: { 'reports.js': 'const = 1;' },
        chunkIntegrity: integrityOf(Buffer.from('const = 1;')),
      }),
  },
  { name: 'console error at start', change: atStart("console.error('deprecated');") },
  {
    name: 'hydration mismatch of a text',
    change: (fixture) => edit(fixture, "}, 'Reports')", "}, isServer ? 'Reports' : 'Report')"),
  },
  {
    name: 'hydration mismatch of an element',
    change: (fixture) => edit(fixture, "h('ul'", "h(isServer ? 'ol' : 'ul'"),
  },
  { name: 'missing chunk', change: (fixture) => (fixture.chunk = 'reports.9f3c.js') },
  { name: 'wrong base path', change: (fixture) => (fixture.chunk = '/static/reports.js') },
  { name: 'missing style sheet', change: facts({ styles: [] }) },
  { name: 'empty style sheet', change: (fixture) => (fixture.css = '') },
  { name: 'too large bundle', change: (fixture) => atStart(noise())(fixture) },
  { name: 'style of every link', change: rules('a { color: red; }') },
  { name: 'style of the page', change: rules('body { font-size: 19px; }') },
  { name: 'changed token', change: rules(':root { --ink: #f00; }') },
  {
    name: 'style that its script adds',
    change: inEffect(
      "const sheet = new CSSStyleSheet(); sheet.replaceSync('header a { letter-spacing: 3px !important }'); document.adoptedStyleSheets.push(sheet);",
    ),
  },
  { name: 'replaced fetch', change: inEffect('const own = window.fetch; window.fetch = (...args) => own(...args);') },
  {
    name: 'replaced history.pushState',
    change: inEffect(
      'const own = history.pushState; history.pushState = function (...args) { return own.apply(this, args); };',
    ),
  },
  { name: 'extended Array.prototype', change: atStart('Array.prototype.last = function () { return this.at(-1); };') },
  { name: 'locked scrolling', change: inEffect("document.body.style.overflow = 'hidden';") },
  { name: 'violation of the policy: eval', change: inEffect("new Function('return 1')();") },
  {
    name: 'slow start of its script',
    change: atStart('const until = performance.now() + 4000; while (performance.now() < until);'),
  },
  {
    name: 'slow start of its chunk',
    change: (fixture) =>
      (fixture.container = fixture.container.replace(
        'await loadChunk();',
        'await loadChunk(); await new Promise((resolve) => setTimeout(resolve, 4000));',
      )),
  },
  {
    name: 'calls the API without end',
    change: inEffect("setInterval(() => void fetch('/backend/reports').catch(() => {}), 5);"),
  },
  {
    name: 'address that is gone',
    change: (fixture) => edit(fixture, "      { path: 'reports/archive', Component: Archive },\n", ''),
  },
  {
    name: 'page that answers 500',
    change: (fixture) =>
      edit(
        fixture,
        "usePage({ title: 'Archive of reports' })",
        "usePage({ title: 'Archive of reports', status: 500 })",
      ),
  },
  {
    name: 'crash on the data of a list',
    change: (fixture) => edit(fixture, ' row.title)', ' row.author.name.trim())'),
  },
  { name: 'renamed field of an answer', change: (fixture) => edit(fixture, ' row.title)', ' row.heading.trim())') },
  { name: 'object as a child', change: (fixture) => edit(fixture, ' row.title)', ' row)') },
  { name: 'missing component on data', change: (fixture) => edit(fixture, ' row.title)', ' h(shared.NoSuchThing))') },
  { name: 'crash in a menu', change: (fixture) => edit(fixture, "'Entries')", 'rows.menu.length)') },
  { name: 'crash in a dialog', change: (fixture) => edit(fixture, "'Form')", 'rows.form.title)') },
  { name: 'missing component in a dialog', change: (fixture) => edit(fixture, "'Form')", 'h(shared.NoSuchThing))') },
  {
    name: 'crash in the handler that opens a dialog',
    change: (fixture) => edit(fixture, 'onClick: () => setOpen(name)', 'onClick: () => setOpen(rows.names.at(0))'),
  },
  {
    name: 'effect that fails with data',
    change: (fixture) =>
      edit(
        fixture,
        '    const opener',
        '    useEffect(() => { if (rows.length) rows.at(9).id; }, [rows]);\n    const opener',
      ),
  },
  { name: 'server bundle that throws', change: (fixture) => (fixture.server = "throw new Error('no database');") },
  { name: 'server bundle that exits', change: (fixture) => (fixture.server += 'process.exit(0);') },
  {
    name: 'share that the last good host lacks',
    change: (fixture) => edit(fixture, 'const isServer', "shared['bench/new-share'].value; const isServer"),
  },
  {
    name: 'style that only the page of a canary has',
    change: rules('[data-bench-canary] header a { text-transform: uppercase; }'),
  },
];
