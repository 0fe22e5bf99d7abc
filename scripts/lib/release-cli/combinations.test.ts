import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveSnapshot, Release } from '@kaksha/release/types';
import { combinationsOf, readVersions } from './combinations';
import type { Candidate } from './release-set';
import { problemOfFiles } from './smoke-test-files';
import { problemOfStyles } from './smoke-test-styles';

const release = (name: string, version: string, facts: Partial<Release> = {}): Release => ({
  name,
  version,
  contract: '1.0',
  entry: 'remoteEntry.js',
  styles: [],
  chunks: {},
  server: null,
  needs: {},
  files: { 'remoteEntry.js': { integrity: `${name}-${version}`, bytes: 1 } },
  encodings: {},
  publishedAt: '',
  commit: null,
  author: null,
  ...facts,
});
const candidate = (name: string, version: string, facts?: Partial<Release>): Candidate => ({
  release: release(name, version, facts),
  folder: '/none',
});

/** Live 2, canary 3, last good 1. */
const entry = { version: '2', previous: '1', since: '', past: [], failed: {}, history: [] };
const canary = { version: '3', percent: 5, since: '', by: null };
const parts = ['shell', 'public', 'learner', 'blog'];
const snapshot: LiveSnapshot = { names: Object.fromEntries(parts.map((name) => [name, { ...entry, canary }])) };
const tested = candidate('trainer', '9');

const labels = (sets: ReturnType<typeof combinationsOf>) =>
  sets.map((set) => [...set.values()].map(({ release: { name, version } }) => `${name} ${version}`));

test('nine sets hold every two versions of four parts with three versions each, the live ones first', async () => {
  const read = async (name: string, version: string) => candidate(name, version);
  const sets = labels(combinationsOf(await readVersions(snapshot, [tested], read)));
  expect(sets[0]).toEqual(['shell 2', 'public 2', 'learner 2', 'blog 2', 'trainer 9']);
  expect(sets.length).toBeLessThanOrEqual(12);
  const missing = parts.flatMap((one) =>
    parts.flatMap((other) =>
      one >= other
        ? []
        : ['1', '2', '3'].flatMap((a) =>
            ['1', '2', '3'].flatMap((b) =>
              sets.some((set) => set.includes(`${one} ${a}`) && set.includes(`${other} ${b}`))
                ? []
                : [`${one} ${a} with ${other} ${b}`],
            ),
          ),
    ),
  );
  expect(missing).toEqual([]);
  expect(sets.every((set) => set.includes('trainer 9'))).toBe(true);
});

test('versions with the same files, and hosts that the release does not fit, make no set', async () => {
  const same = { files: { 'remoteEntry.js': { integrity: 'same', bytes: 1 } } };
  const read = async (name: string, version: string) => {
    if (name === 'shell') return candidate(name, version, { contract: version === '1' ? '1.0' : '1.3' });
    return candidate(name, version, same);
  };
  const newer = candidate('trainer', '9', { contract: '1.2' });
  const sets = labels(combinationsOf(await readVersions(snapshot, [newer], read))).filter((set) =>
    set.includes('trainer 9'),
  );
  expect(sets).toEqual(['2', '3'].map((shell) => [`shell ${shell}`, 'public 2', 'learner 2', 'blog 2', 'trainer 9']));
});

test('a last good version that cannot be read makes no set', async () => {
  const read = async (name: string, version: string) => {
    if (version === '1') throw new Error('altered');
    return candidate(name, version);
  };
  const sets = labels(combinationsOf(await readVersions(snapshot, [tested], read)));
  expect(sets.flat().filter((label) => label.endsWith(' 1'))).toEqual([]);
});

describe('files of a remote are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const problem = (code: string) => {
    writeFileSync(join(folder, 'remoteEntry.js'), code);
    return problemOfFiles({ release: release('trainer', '1'), folder });
  };

  test('when they hold a copy of a shared library, or more than the limit', async () => {
    expect(await problem('exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {}')).toBe(
      'remoteEntry.js holds a copy of react, which the host provides',
    );
    const noise = Array.from({ length: 20_000 }, (_, n) => Math.sin(n).toString(36)).join('');
    expect(await problem(noise)).toMatch(/^its first page needs \d+ kB compressed; the limit is 80 kB$/);
    expect(await problem('export default 1')).toBeNull();
  });
});

describe('styles of a remote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-styles-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const withSheet = (name: string, css: string) => {
    const file = `${name}.css`;
    writeFileSync(join(folder, file), css);
    return { release: release(name, '1', { files: { [file]: { integrity: css, bytes: css.length } } }), folder };
  };
  const host = withSheet(
    'shell',
    ':root { --ink: #000; --gap: 1px } .bar a { margin: 0 } @keyframes turn { to { rotate: 1turn } }',
  );
  const problem = (css: string) => problemOfStyles(withSheet('trainer', css), [host]);

  test.each([
    'a { color: red }',
    '.own, body { font-size: 19px }',
    ':root { --ink: #f00 }',
    ':root { --own: 1px; color: red }',
    '[data-own] header a { color: red }',
    '.bar { color: red }',
    'a:not(.own) { color: red }',
    'body:has(.own, h1) { color: red }',
    'body:not(:has(.own)) { color: red }',
    ':is(.own, header) { color: red }',
    '[href$=".pdf"] { color: red }',
    '@layer app { @media (width > 1px) { h1 { color: red } } }',
    '@keyframes turn { to { rotate: none } }',
    '@property --ink { syntax: "*"; inherits: true }',
  ])('are refused when they reach other pages: %s', async (css) => {
    expect(await problem(css)).toMatch(/^trainer\.css changes the styles of other pages: /);
  });

  test.each([
    '.own a:hover, .own:not(:first-child)::before { --gap: 0; color: red }',
    '.own .bar { color: red }',
    ':has(> .own) { display: block }',
    '.own { & h1 { color: red } }',
    ':root { --own: 1px }',
    '@keyframes own { 12.5% { rotate: 1turn } }',
  ])('pass when they reach its own elements only: %s', async (css) => {
    expect(await problem(css)).toBeNull();
  });
});
