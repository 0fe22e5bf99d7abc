import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declarationFiles, followDeclarations } from './declarations';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  mkdirSync(join(folder, 'src'));
  write('package.json', '{}');
  write('src/remote.ts', "import './page';");
  write('src/page.ts', '');
  write('src/contributions.ts', "import { flags } from './values';\nimport type { Menu } from './menu';");
  write('src/values.ts', 'export const flags = {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test('the sources of declarations are package.json, the remote, and the contributions with what they import', () => {
  expect(declarationFiles(folder)).toEqual(['package.json', 'src/remote.ts', 'src/contributions.ts', 'src/values.ts']);
  rmSync(join(folder, 'src/contributions.ts'));
  expect(declarationFiles(folder)).toEqual(['package.json', 'src/remote.ts']);
});

test('declarations are read again after an edit of their sources, and told when they differ', () => {
  const read = jest.fn(() => ({ title: 'Reports' }));
  const on = { changed: jest.fn(), problem: jest.fn() };
  const declared = followDeclarations(folder, read, on);
  write('src/page.ts', 'export {};');
  expect(declared()).toEqual({ title: 'Reports' });
  expect(read).toHaveBeenCalledTimes(1);

  write('src/values.ts', '// the same');
  declared();
  expect(read).toHaveBeenCalledTimes(2);
  expect(on.changed).not.toHaveBeenCalled();

  read.mockReturnValue({ title: 'Figures' });
  write('package.json', '{ }');
  expect(declared()).toEqual({ title: 'Figures' });
  expect(on.changed).toHaveBeenCalledTimes(1);
});

test('while the sources have a mistake, the declarations stay, and the mistake is reported', () => {
  const read = jest.fn(() => ({ title: 'Reports' }));
  const on = { changed: jest.fn(), problem: jest.fn() };
  const declared = followDeclarations(folder, read, on);
  read.mockImplementationOnce(() => {
    throw new Error('no such icon');
  });
  write('src/contributions.ts', '');
  expect(declared()).toEqual({ title: 'Reports' });
  expect(on.problem).toHaveBeenLastCalledWith('no such icon');
  // A module that the remote imports may have had the mistake.
  declared();
  expect(on.problem).toHaveBeenLastCalledWith(null);
});
