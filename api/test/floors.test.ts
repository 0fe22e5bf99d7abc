import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const sources = join(__dirname, '../src');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1];

/** The modules that each module imports. */
const imports = new Map<string, Set<string>>();
for (const file of files) {
  const from = moduleOf(file);
  if (!from) continue;
  const code = readFileSync(join(sources, file), 'utf8');
  for (const [, path = ''] of code.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    const to = moduleOf(posix.join(posix.dirname(file), path));
    if (to && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
  }
}

/** Every module that can be reached from one. */
function reach(start: string): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const to of imports.get(next) ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      waiting.push(to);
    }
  }
  return found;
}

test('the API has three floors and nothing else', () => {
  expect(readdirSync(sources).sort()).toEqual(['app.ts', 'main.ts', 'modules', 'modules.ts', 'platform']);
  expect(readdirSync(join(sources, 'modules')).filter((name) => name.includes('.'))).toEqual([]);
  expect(readdirSync(join(sources, 'platform')).filter((name) => name.includes('.'))).toEqual([]);
});

test('no module imports itself through others', () => {
  expect(imports.size).toBeGreaterThan(20);
  expect([...imports.keys()].filter((name) => reach(name).has(name))).toEqual([]);
});

test('every module is in the list of modules', () => {
  const list = readFileSync(join(sources, 'modules.ts'), 'utf8');
  const missing = readdirSync(join(sources, 'modules')).filter((name) => !list.includes(`'./modules/${name}/module'`));
  expect(missing).toEqual([]);
});
