import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specifiersIn } from '@kaksha/build/specifiers';

/** Specifiers of packages that the text of a script or a style sheet names: no relative path, address or `<rootDir>`. */
export const referencesIn = (file: string, text: string): string[] =>
  specifiersIn(file, text).filter((specifier) => /^(?:@[\w-]+\/)?[a-zA-Z][\w.-]*(?:\/|$)/.test(specifier));

/** The specifiers of packages in all files below a folder. */
export const referencesBelow = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((file) => referencesIn(file, readFileSync(file, 'utf8'))),
  );
