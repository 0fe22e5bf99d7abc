import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { specifiersIn } from './specifiers';

const extensions = ['', '.ts', '.tsx', '.css'];

/**
 * The sources that the builds of a part read: modules, styles and fonts that its entries name, directly or through others.
 * Imports of types do not count.
 * @param entries  paths below the repository
 * @param texts  of the files that were read before, by path; filled
 * @returns paths below the repository, sorted
 */
export function modulesOf(root: string, entries: readonly string[], texts = new Map<string, string>()): string[] {
  const found = new Set(entries);
  // A set also visits what is added meanwhile.
  for (const file of found) {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    for (const specifier of specifiersIn(file, text, false)) {
      const path = pathOf(file, specifier);
      if (!path) continue;
      for (const each of extensions.map((extension) => path + extension)) if (isFile(root, each)) found.add(each);
      // The file for browsers, which package.json names in the field `browser`.
      for (const each of ['.browser.ts', '.browser.tsx']) if (isFile(root, path + each)) found.add(path + each);
    }
  }
  return [...found].sort();
}

/** The path below the repository without its extension; null for packages of others. */
function pathOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, name, module] = /^@kaksha\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  return name && module ? `shared/${name}/src/${module}` : null;
}

const isFile = (root: string, path: string) => /\.\w+$/.test(path) && existsSync(join(root, path));
