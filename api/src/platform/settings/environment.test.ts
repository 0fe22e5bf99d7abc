import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { environmentSchema, isVariableName, readEnvironment } from './environment';
import { environmentExample, settingsDocument } from './environment-docs';

const root = join(__dirname, '../../../..');
const names = Object.keys(environmentSchema.properties);
const documents = { 'docs/settings.md': settingsDocument, '.env.example': environmentExample };

test.each(Object.entries(documents))('%s is current', (path, content) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(content());
});

test('.env.example names every setting, and its uncommented examples are valid', () => {
  const examples = parseEnv(environmentExample().replace(/^#(?=[A-Z])/gm, ''));
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(names));
  const problems: string[] = [];
  readEnvironment(examples, problems);
  expect(problems).toEqual([]);
});

test('every environment variable that the code reads is a setting', () => {
  // Set by Node, by npm, by test runners or for a package.
  const others = /^(NODE_ENV|NODE_OPTIONS|PATH|TEST_|E2E_|JEST_|PROPERTY_|RECHECK_|OSV_SCANNER_)/;
  const files = execFileSync('git', ['ls-files', 'api', 'scripts', 'shared', 'shell', 'bench', 'e2e', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = files.split('\n').filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\./.test(file));
  const read = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\benv\.([A-Z][A-Z_]{2,40})\b/g)].map(([, name]) => name ?? ''),
  );
  expect(read.length).toBeGreaterThan(30);
  expect([...new Set(read)].filter((name) => !others.test(name) && !isVariableName(name))).toEqual([]);
});

test('the README names only settings that exist', () => {
  const section = readFileSync(join(root, 'README.md'), 'utf8').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/`([A-Z][A-Z_]{2,40})`/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !isVariableName(name))).toEqual([]);
});

test.each([
  ['PORT', '1.5'],
  ['PORT', '0x10'],
  ['DATABASE_POOL', '1e3'],
  ['RATE_LIMIT', 'true'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['MAIL_FROM', 'x'.repeat(4001)],
])('%s=%s is refused with one sentence', (name, value) => {
  const problems: string[] = [];
  readEnvironment({ [name]: value }, problems);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} .*\\.$`))]);
});

test('an empty value counts as missing', () => {
  const problems: string[] = [];
  expect(readEnvironment({ PORT: ' ', SITE_ORIGIN: '' }, problems).PORT).toBe(3000);
  expect(problems).toEqual([]);
});
