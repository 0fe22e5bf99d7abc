import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));

/** Folders that are created at run time, and placeholders in instructions. */
const notInTree = /^(?:\.data|\.releases|\.cache|\.live|dist|node_modules)\b|[<>*…]|mfe-study-groups/;
const topFolders = /^(?:\.github|api|bench|docs|e2e|mfe-[a-z-]+|scripts|shared|shell)\//;

/** Resolves a path in a document from the root, from a package's `src`, or relative to the document. */
function exists(document, path) {
  return [join(root, path), join(root, dirname(document), path)].some((candidate) => existsSync(candidate));
}

function pathsIn(text) {
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path.replace(/[:,.]\d*$/, ''));
  return code.filter((path) => topFolders.test(path) && !notInTree.test(path));
}

function linksIn(text) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link.replace(/#.*$/, ''))
    .filter((link) => link && !/^[a-z]+:/.test(link));
}

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const missing = pathsIn(text).filter((path) => !exists(document, path));
  const broken = linksIn(text).filter((link) => !existsSync(join(root, dirname(document), link)));
  expect({ missing, broken }).toEqual({ missing: [], broken: [] });
});

/** Files in the table of a walk. A name without a folder is in the folder of the file before it. */
function filesOfWalk(section) {
  const files = new Set();
  for (const row of section.split('\n').filter((line) => line.startsWith('| '))) {
    let folder = '';
    for (const [, name] of row.matchAll(/`([^`\s*]+\.(?:tsx?|mjs))`/g)) {
      const file = name.includes('/') ? name : `${folder}/${name}`;
      folder = dirname(file);
      files.add(file);
    }
  }
  return [...files];
}

const walks = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  .split(/^## /m)
  .filter((section) => section.startsWith('Walk: '))
  .map((section) => [section.split('\n')[0], section]);

test('the architecture has four walks', () => {
  expect(walks).toHaveLength(4);
});

test.each(walks)('%s: the table names existing files, as many as the text says', (_title, section) => {
  const files = filesOfWalk(section);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(/^\d+ main files/m.exec(section)?.[0]).toBe(`${files.length} main files`);
});

test('the check reads the documents', () => {
  expect(documents).toContain('README.md');
  expect(pathsIn('see `shared/none/src/missing.ts`').every((path) => exists('README.md', path))).toBe(false);
  expect(statSync(join(root, 'docs')).isDirectory()).toBe(true);
});
