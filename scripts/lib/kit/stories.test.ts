import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Exported components of a folder that none of its stories shows. */
function componentsWithoutStory(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const isStories = (file: string) => file.endsWith('.stories.tsx');
  const stories = files.filter(isStories).map(textOf).join('\n');
  const shown = new Set([...stories.matchAll(/<([A-Z]\w{0,60})/g)].map(([, name]) => name));
  return files
    .filter((file) => !isStories(file))
    .flatMap((file) => [...textOf(file).matchAll(/^export (?:function|const) ([A-Z][a-z]\w{0,60})/gm)])
    .flatMap(([, name = '']) => (shown.has(name) ? [] : [name]));
}

test.each(['ui', 'forms'])('every exported component of shared/%s has a story in the workshop', (name) => {
  expect(componentsWithoutStory(join(root, 'shared', name, 'src'))).toEqual([]);
});

test('finds a component without a story', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-stories-'));
  writeFileSync(join(folder, 'badge.tsx'), 'export function Badge() {}\nexport const sizes = [];\n');
  writeFileSync(join(folder, 'badge.test.tsx'), 'render(<Badge />);\n');
  writeFileSync(join(folder, 'chip.tsx'), 'export const Chip = () => null;\n');
  writeFileSync(join(folder, 'chip.stories.tsx'), 'export const Plain = () => <Chip />;\n');
  expect(componentsWithoutStory(folder)).toEqual(['Badge']);
  rmSync(folder, { recursive: true });
});
