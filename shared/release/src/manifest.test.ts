import { isPrivate, isSafePath, parseManifest, releaseLimits } from './manifest';

const hash = (character = 'a') => ({ integrity: `sha384-${character.repeat(64)}`, bytes: 3 });
const manifest = (changes: object = {}) => ({
  name: 'trainer',
  version: '1.0.0',
  contract: '1.0',
  entry: 'remoteEntry.js',
  styles: ['styles.css'],
  chunks: { remote: ['1.abc.js'] },
  server: 'server/index.cjs',
  needs: {},
  files: { 'remoteEntry.js': hash(), 'styles.css': hash(), '1.abc.js': hash(), 'server/index.cjs': hash() },
  encodings: {},
  publishedAt: '2026-11-23T00:00:00.000Z',
  commit: null,
  author: null,
  ...changes,
});
const without = (file: string) => ({
  files: Object.fromEntries(Object.entries(manifest().files).filter(([name]) => name !== file)),
});
const withFile = (path: string, file: unknown = hash()) => ({
  files: Object.fromEntries([...Object.entries(manifest().files), [path, file]]),
});
const card = { slot: 'trainer.home', id: 'card' };
const many = Array.from({ length: 21 }, (_, index) => ({ ...card, id: `card-${index}` }));
const withLink = (changes: object) => ({
  routes: ['patron'],
  menus: [{ menu: 'trainer', id: 'home', label: 'Home', to: '/patron', ...changes }],
});
const due = { kind: 'trainer.due', label: 'Due reports', icon: 'file-text' };
const parse = (changes: object) =>
  parseManifest(Buffer.from(JSON.stringify(manifest(changes))), { name: 'trainer', version: '1.0.0' });

test('accepts a complete manifest', () => {
  expect(parse({}).entry).toBe('remoteEntry.js');
  expect(parse({ extensions: [{ ...card, order: 2, audience: 'trainer', height: 120 }] }).extensions).toHaveLength(1);
  expect(parse(withLink({})).menus).toHaveLength(1);
  expect(parse({ notifications: [due] }).notifications).toEqual([due]);
});

test('accepts flags that have expired, because visitors may still get their release', () => {
  const wizard = { owner: 'Courses', expires: '2020-03-01', default: false };
  expect(parse({ flags: { wizard } }).flags).toEqual({ wizard });
});

test.each([
  ['the entry has no hash', without('remoteEntry.js')],
  ['a style sheet has no hash', without('styles.css')],
  ['a chunk has no hash', without('1.abc.js')],
  ['the server bundle has no hash', without('server/index.cjs')],
  ['the hash of a file is empty', withFile('1.abc.js', { integrity: '', bytes: 3 })],
  ['the hash of a file is weaker', withFile('1.abc.js', { integrity: `sha256-${'a'.repeat(43)}=`, bytes: 3 })],
  ['a file is not an object', withFile('1.abc.js', null)],
  ['a size is negative', withFile('1.abc.js', { ...hash(), bytes: -1 })],
  ['a size is above the limit', withFile('1.abc.js', { ...hash(), bytes: releaseLimits.fileBytes + 1 })],
  ['it belongs to another remote', { name: 'learner' }],
  ['it belongs to another version', { version: '2.0.0' }],
  ['it lists no files', { files: null }],
  ['it lists no compressed variants', { encodings: undefined }],
  ['it lists a file twice', { encodings: { 'remoteEntry.js': hash('b') } }],
  ['its chunks are not lists', { chunks: { remote: 'x' }, styles: 'styles.css' }],
  ['the entry is a property that every object has', { entry: 'constructor' }],
  ['it lists the manifest', withFile('release.json')],
  ['its extensions are not a list', { extensions: {} }],
  ['an extension is not an object', { extensions: [null] }],
  ['an extension has no slot', { extensions: [{ id: 'card' }] }],
  ['an extension has an id with a slash', { extensions: [{ ...card, id: 'a/b' }] }],
  ['two extensions have one id', { extensions: [card, card] }],
  ['an extension has an unknown audience', { extensions: [{ ...card, audience: 'owner' }] }],
  ['an extension is higher than a screen may be', { extensions: [{ ...card, height: 2001 }] }],
  ['it has more extensions than a page can show', { extensions: many }],
  ['a menu entry is for an unknown menu', withLink({ menu: 'sidebar' })],
  ['a menu entry leads to a page of another remote', withLink({ to: '/admin' })],
  ['its menu entries are not a list', { menus: 'none' }],
  ['a notification kind is of another remote', { notifications: [{ ...due, kind: 'reports.due' }] }],
  ['a notification kind of the API is of another remote', { notifications: [{ ...due, kind: 'certificate' }] }],
  ['a notification kind is declared twice', { notifications: [due, due] }],
  ['its notification kinds are not a list', { notifications: 'all' }],
  ['a flag has no owner', { flags: { wizard: { expires: '2027-03-01', default: false } } }],
  ['a setting has an unknown type', { settings: { day: { label: 'Day', type: 'date', default: '' } } }],
])('refuses a manifest when %s', (_case, changes) => {
  expect(() => parse(changes)).toThrow('the manifest of trainer 1.0.0 is refused');
});

test('refuses text that is not a JSON object, and text that is too large', () => {
  const ref = { name: 'trainer', version: '1.0.0' };
  for (const text of ['', '[]', 'null', '{"name"']) expect(() => parseManifest(Buffer.from(text), ref)).toThrow('JSON');
  expect(() => parseManifest(Buffer.alloc(releaseLimits.manifestBytes + 1, ' '), ref)).toThrow('too large');
});

test.each([
  '../x.js',
  'a/../../x.js',
  'a/./x.js',
  '/etc/passwd',
  '//host/x.js',
  'C:/x.js',
  'a\\..\\x.js',
  '%2e%2e/x.js',
  'a/%2E%2E/x.js',
  '.hidden',
  'a/.hidden/x.js',
  '',
  'a//x.js',
  'a/',
  'x.js\u0000.css',
  'x.js?y',
  'x js',
  '\u202ex.js',
  'x'.repeat(201),
])('refuses the path %j', (path) => {
  expect(isSafePath(path)).toBe(false);
  expect(() => parse(withFile(path))).toThrow('refused');
});

test.each([
  ['server/index.cjs', true],
  ['maps/remoteEntry.js.map', true],
  ['release.json', true],
  ['sbom.json.br', true],
  ['provenance.json', true],
  ['remoteEntry.js', false],
  ['mf-manifest.json', false],
])('the privacy of %s is %s', (file, expected) => {
  expect(isPrivate(file)).toBe(expected);
});
