import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceHash } from './source-hash';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kaksha-hash-'));
  for (const name of ['mfe-one', 'mfe-two']) write(`${name}/package.json`, `{ "name": "${name}", "kaksha": {} }`);
  write('mfe-one/src/remote.ts', "const page = () => import('./page');\nexport default { page };");
  write(
    'mfe-one/src/page.tsx',
    "import type { A } from '@kaksha/domain/a';\nimport { Button } from '@kaksha/ui/button';",
  );
  write('mfe-one/src/standalone.tsx', "import remote from './remote';");
  write('mfe-two/src/remote.ts', "export { format } from '@kaksha/domain/format';");
  write('shell/package.json', '{}');
  write('shell/src/boot/main.ts', "import '@kaksha/ui/base.css';");
  write('shell/src/boot/server-entry.tsx', '');
  write('shared/ui/package.json', '{}');
  write('shared/ui/src/button.tsx', "import './button.css';\nimport { parse } from './parse';");
  write('shared/ui/src/button.css', '.a {}');
  write('shared/ui/src/parse.ts', '');
  write('shared/ui/src/parse.browser.ts', '');
  write('shared/ui/src/base.css', '@import url("./fonts.css");');
  write('shared/ui/src/fonts.css', 'a { src: url("./a.woff2") }');
  write('shared/ui/src/a.woff2', 'font');
  write('shared/domain/src/a.ts', 'export interface A {}');
  write('shared/domain/src/format.ts', "import { round } from './round';");
  write('shared/domain/src/round.ts', '');
  write('shared/domain/src/unused.ts', '');
  write('shared/contract/src/version.ts', "export const CONTRACT_VERSION = '1.0';");
  write('shared/build/src/webpack.ts', '');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const parts = ['mfe-one', 'mfe-two', 'shell'];

test.each([
  ['mfe-one/src/page.tsx', ['mfe-one']],
  ['mfe-one/package.json', ['mfe-one']],
  ['mfe-one/src/standalone.tsx', []],
  ['mfe-one/src/page.test.tsx', []],
  ['shared/ui/src/button.css', ['mfe-one']],
  ['shared/ui/src/parse.browser.ts', ['mfe-one']],
  ['shared/ui/package.json', ['mfe-one', 'shell']],
  ['shared/ui/src/a.woff2', ['shell']],
  ['shared/domain/src/round.ts', ['mfe-two']],
  ['shared/domain/src/a.ts', []],
  ['shared/domain/src/unused.ts', []],
  ['shared/build/src/webpack.ts', parts],
  ['shared/contract/src/version.ts', parts],
  ['package-lock.json', parts],
])('a change of %s changes the hash of %j', (file, changed) => {
  const hashes = () => parts.map((name) => sourceHash(root, join(root, name)));
  const before = hashes();
  write(file, '{ "changed": true }\n');
  const after = hashes();
  expect(parts.filter((_name, index) => before[index] !== after[index])).toEqual(changed);
});

test('a part whose entry is missing has no hash', () => {
  rmSync(join(root, 'mfe-one/src/remote.ts'));
  expect(() => sourceHash(root, join(root, 'mfe-one'))).toThrow('remote.ts');
});
