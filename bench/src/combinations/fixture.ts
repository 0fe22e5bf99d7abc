import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '@kaksha/release/build-files';
import type { BuildFacts } from '@kaksha/release/types';

/** A small remote without a bundler: its files are text, so a change takes no build. */
export interface Fixture {
  facts: BuildFacts;
  /** Code of the remote for browser and server: a function `createRemote(shared)`. */
  remote: string;
  /** Code of the entry before the container. */
  before: string;
  /** Global name of the container. */
  global: string;
  /** Code of the container's methods `init` and `get`. */
  container: string;
  /** Code of the server bundle after `createRemote`; null for a remote that renders in browsers only. */
  server: string | null;
  /** Address of the chunk, relative to the entry. */
  chunk: string;
  /** Hash that the entry asks for; that of the chunk by default. */
  chunkIntegrity?: string;
  css: string;
  /** Other files. */
  files: Record<string, string>;
}

const remote = `
function createRemote(shared) {
  const { createElement: h, useEffect, useState } = shared['react'];
  const { Link, useLoaderData } = shared['react-router-dom'];
  const { usePage } = shared['@kaksha/contract/page'];
  const isServer = typeof window === 'undefined';
  function Home() {
    usePage({ title: 'Reports' });
    const rows = useLoaderData();
    const [open, setOpen] = useState(false);
    useEffect(() => {}, []);
    return h('section', { className: 'rp-home' },
      h('h1', { className: 'rp-title' }, 'Reports'),
      h('ul', { className: 'rp-list' }, rows.map((row) => h('li', { key: row, className: 'rp-row' }, row))),
      h('button', { className: 'rp-button', type: 'button', onClick: () => setOpen(!open) }, 'Filter'),
      h(Link, { className: 'rp-link', to: '/reports/archive' }, 'Archive'));
  }
  function Archive() {
    usePage({ title: 'Archive of reports' });
    return h('section', { className: 'rp-home' }, h('h1', { className: 'rp-title' }, 'Archive'));
  }
  function Posts({ http }) {
    usePage({ title: 'Posts of reports' });
    const [rows, setRows] = useState([]);
    const [open, setOpen] = useState('');
    useEffect(() => {
      http.get('/blogs/all').then(({ data }) => setRows(data.data.results), () => {});
    }, [http]);
    const opener = (name) => h('button', { className: 'rp-button', type: 'button', onClick: () => setOpen(name) }, name);
    return h('section', { className: 'rp-home' },
      h('h1', { className: 'rp-title' }, 'Posts'),
      h('ul', { className: 'rp-list' }, rows.map((row) => h('li', { key: row.id, className: 'rp-row' }, row.title))),
      opener('More'), opener('New post'),
      open === 'More' && h('div', { role: 'menu' }, 'Entries'),
      open === 'New post' && h('dialog', { open: true, onCancel: () => setOpen('') }, 'Form'));
  }
  function Sales(data) {
    const [count] = useState(3);
    useEffect(() => {}, []);
    return h('section', { className: 'rp-card' }, h('h2', null, 'Sales'), h('p', null, String(count)));
  }
  function Questions({ courseId }) {
    return h('p', { className: 'rp-card' }, 'Questions of course ' + courseId);
  }
  return {
    id: 'reports',
    contract: '1.8',
    extensions: [
      { slot: 'trainer.home', id: 'sales', load: async () => ({ Extension: Sales, loader: async () => {} }) },
      { slot: 'course.curriculum', id: 'questions', height: 24, load: async () => ({ Extension: Questions }) },
    ],
    routes: (host) => [
      { path: 'reports', loader: () => ['Sales', 'Visits'], Component: Home },
      { path: 'reports/archive', Component: Archive },
      { path: 'reports/posts', Component: () => h(Posts, { http: host.http }) },
    ],
  };
}`;

const container = `
  init(scope) { shared = scope; },
  async get() {
    await loadChunk();
    const modules = Object.fromEntries(Object.entries(shared).map(([name, versions]) => [name, Object.values(versions)[0].lib()]));
    const remote = globalThis.reportsChunk(modules);
    return () => ({ default: remote });
  },`;

const css = `
.rp-home { display: grid; gap: 12px; max-width: 960px; margin: 24px auto; }
.rp-title { font-size: 28px; }
.rp-list { list-style: none; }
.rp-row { padding: 8px 0; }
.rp-button { width: max-content; padding: 8px 16px; }
.rp-card { padding: 4px; }
.rp-link { color: rebeccapurple; }
`;

export function goodFixture(version: string): Fixture {
  const facts: BuildFacts = {
    name: 'reports',
    version,
    title: 'Reports',
    contract: '1.8',
    trustedTypes: true,
    entry: 'remoteEntry.js',
    styles: ['styles.css'],
    chunks: { remote: ['reports.js'] },
    server: 'server/index.cjs',
    routes: ['reports'],
    access: {},
    extensions: [
      { slot: 'trainer.home', id: 'sales' },
      { slot: 'course.curriculum', id: 'questions', height: 24 },
    ],
    needs: { react: '^19.0.0' },
  };
  return {
    facts,
    remote,
    before: '',
    global: 'mfe_reports',
    container,
    server: 'module.exports = { default: createRemote(__kakshaShared) };',
    chunk: 'reports.js',
    css,
    files: {},
  };
}

/** Writes the files of a build. */
export function writeFixture(dist: string, fixture: Fixture): string {
  const chunk = `${fixture.remote}\nglobalThis.reportsChunk = createRemote;`;
  const integrity = fixture.chunkIntegrity ?? integrityOf(Buffer.from(chunk));
  const entry = `${fixture.before}
var ${fixture.global} = (() => {
let shared;
const base = document.currentScript.src;
const loadChunk = () => new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement('script'), {
    src: new URL(${JSON.stringify(fixture.chunk)}, base).href, crossOrigin: 'anonymous', integrity: ${JSON.stringify(integrity)},
    onload: resolve, onerror: () => reject(new Error('the chunk did not load')),
  });
  document.head.append(script);
});
return {${fixture.container}
};
})();`;
  const files: Record<string, string> = {
    'remoteEntry.js': entry,
    'reports.js': chunk,
    'styles.css': fixture.css,
    ...(fixture.facts.server &&
      fixture.server !== null && { [fixture.facts.server]: `${fixture.remote}\n${fixture.server}` }),
    'sbom.json': JSON.stringify({ components: [] }),
    'build.json': JSON.stringify(fixture.facts),
    ...fixture.files,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return dist;
}
