import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedNeeds, sharedProvides } from './shares';

const base = mkdtempSync(join(tmpdir(), 'shares-'));
afterAll(() => rmSync(base, { recursive: true }));

const installed = sharedProvides();

/** The folder of a remote. @param ownReact  version of React that is installed in the folder itself */
function remote(name: string, peerDependencies?: Record<string, string>, ownReact?: string): string {
  const folder = join(base, name);
  const own = join(folder, 'node_modules/react');
  mkdirSync(ownReact ? own : folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, peerDependencies }));
  if (ownReact) writeFileSync(join(own, 'package.json'), JSON.stringify({ name: 'react', version: ownReact }));
  return folder;
}

test('a remote that widens its range of React changes its own needs only', () => {
  const react = `^${installed.react} || ^99.0.0`;
  expect(sharedNeeds(remote('wide', { react, axios: '*' }))).toEqual({
    react,
    'react-dom': `^${installed['react-dom']}`,
    'react-router-dom': `^${installed['react-router-dom']}`,
    zustand: `^${installed.zustand}`,
  });
  expect(sharedNeeds(remote('other')).react).toBe(`^${installed.react}`);
});

test('a remote with another installed version needs that version', () => {
  expect(sharedNeeds(remote('ahead', undefined, '98.1.0'))).toMatchObject({
    react: '^98.1.0',
    zustand: expect.any(String),
  });
});

test.each(['^99.0.0', 'any version'])('a range that excludes the installed version is refused: %s', (react) => {
  expect(() => sharedNeeds(remote('wrong', { react }))).toThrow(`peerDependencies of wrong has react ${react}`);
});
