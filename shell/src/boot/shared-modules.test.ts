import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.|\/testing\/|standalone\.tsx$/.test(file) &&
        statSync(join(root, file)).isFile(),
    );
}

const remoteSources = [...readdirSync(root).filter((name) => name.startsWith('mfe-')), 'shared'].flatMap((folder) =>
  sourcesBelow(folder === 'shared' ? folder : join(folder, 'src')),
);

/** Runtime imports of a source, `import type` left out. */
function importsOf(source: string): { names: string[]; from: string }[] {
  const found = [...source.matchAll(/import\s+(?!type\b)([^;]*?)\s+from\s+'([^']+)'/g)];
  return found.map(([, clause = '', from = '']) => ({
    from,
    names: (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] as string),
  }));
}

const imports = remoteSources.flatMap((file) => importsOf(read(file)).map((each) => ({ ...each, file })));

test('the host provides every shared module that a remote imports', () => {
  const provided = [...read('shell/src/boot/shared-modules.ts').matchAll(/from '([^']+)'/g)].map(([, from]) => from);
  const typesOnly = ['@kaksha/contract/host'];
  const asked = imports.filter(
    ({ from, names }) =>
      (/^(zustand|@kaksha\/contract)(\/|$)/.test(from) || ['react', 'react-dom', 'react-router-dom'].includes(from)) &&
      !(typesOnly.includes(from) && names.length === 0),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ from }) => !provided.includes(from))).toEqual([]);
});

test('the router facade re-exports everything that remotes import from react-router-dom', () => {
  const facade = read('shell/src/boot/router-facade.ts');
  const used = new Set(imports.filter(({ from }) => from === 'react-router-dom').flatMap(({ names }) => names));
  expect(used.size).toBeGreaterThan(2);
  expect([...used].filter((name) => !new RegExp(`\\b${name}\\b`).test(facade))).toEqual([]);
});
