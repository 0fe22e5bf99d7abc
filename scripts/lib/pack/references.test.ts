import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourcesOf } from './compile';
import { type PackedPackage, packedPackages } from './package-list';
import { packedManifest, repositoryVersions } from './packed-manifest';
import { referencesBelow, referencesIn } from './references';

const root = resolve(__dirname, '../../..');

test.each([
  ['a.css', '@font-face { src: url("@fontsource/a/files/a.woff2") }', ['@fontsource/a/files/a.woff2']],
  ['a.css', "@import 'modern-normalize/css';\n@import url(./own.css);", ['modern-normalize/css']],
  ['a.css', 'a { background: url("data:image/png;base64,AA=="), url(https://a.example/b.png), url(#c) }', []],
  ['a.ts', "import type { A } from 'a/b';\nexport * from '@b/c';\nimport 'd/e.css';", ['a/b', '@b/c', 'd/e.css']],
  ['a.tsx', "const a = () => import(\n  'a'\n);\nimport b from './b';", ['a']],
  ['a.cjs', "require('a'); require.resolve('b/c');", ['a', 'b/c']],
  ['a.mjs', "export default { testEnvironment: 'jsdom-a', runner: '<rootDir>/b.cjs' };", ['jsdom-a']],
  ['a.mjs', "import.meta.resolve('a');\n// require('b')\n/* from 'c' */", ['a']],
  ['a.md', "import 'a'", []],
])('%s: %s names %j', (file, text, expected) => {
  expect(referencesIn(file, text)).toEqual(expected);
});

/** The packages that the sources of a packed package name. */
function namedBy({ folder, extra = [] }: PackedPackage): Set<string> {
  const src = join(root, folder, 'src');
  const files = sourcesOf(src, folder === 'shared/testing');
  return new Set([
    ...files.flatMap((file) => referencesIn(file, readFileSync(join(src, file), 'utf8'))),
    ...extra.flatMap((name) => [...referencesBelow(join(root, folder, name))]),
  ]);
}

test('a package of another repository declares what its scripts, styles and settings of jest name', () => {
  const declared = packedPackages(root).map((packed): [string, string[]] => {
    const { dependencies = {}, peerDependencies = {} } = packedManifest(root, packed, namedBy(packed), {}) as Record<
      string,
      object
    >;
    return [packed.folder, [...Object.keys(dependencies), ...Object.keys(peerDependencies)]];
  });
  const of = Object.fromEntries(declared);
  expect(of['shared/ui']).toContain('@fontsource-variable/anek-latin');
  expect(of['shared/build']).toContain('@module-federation/runtime-core');
  expect(of['shared/testing']).toEqual(expect.arrayContaining(['@jest/fake-timers', 'jest-mock']));
  for (const name of declared.flatMap(([, names]) => names).filter((each) => !each.startsWith('@kaksha/'))) {
    const installed = ['', 'shell', ...declared.map(([folder]) => folder)].some((place) =>
      existsSync(join(root, place, 'node_modules', name, 'package.json')),
    );
    expect([name, installed]).toEqual([name, true]);
  }
});

test('a new repository lists the versions of its tools, and a compiler that has the command tsc', () => {
  const versions = repositoryVersions(root);
  for (const version of Object.values(versions)) expect(version).toMatch(/^\^?\d+\.\d+\.\d+$/);
  const compiler = JSON.parse(readFileSync(join(root, 'node_modules/@typescript/native/package.json'), 'utf8'));
  expect([compiler.version, compiler.bin.tsc]).toEqual([versions.typescript, './bin/tsc']);
});
