import { isDeepStrictEqual } from 'node:util';
import { modulesOf } from '../module-graph';
import { contributionsFile, hashOf } from '../source-hash';

/** The sources of what a remote declares beside its code. Paths below its folder. */
export const declarationFiles = (folder: string) => [
  'package.json',
  'src/remote.ts',
  ...modulesOf(folder, contributionsFile(folder)),
];

/**
 * What a remote declares. Each call of the result reads it again when its sources have changed; while they have a
 * mistake, it stays as it was.
 * @param on.changed  the remote declares something else
 * @param on.problem  the message of a mistake; null when there is none
 */
export function followDeclarations<T>(
  folder: string,
  read: () => T,
  on: { changed: () => void; problem: (text: string | null) => void },
): () => T {
  const hash = () => hashOf(folder, [], declarationFiles(folder));
  let hashOfLast = hash();
  let last = read();
  return () => {
    const newest = hash();
    if (newest === hashOfLast) return last;
    hashOfLast = newest;
    try {
      const next = read();
      on.problem(null);
      if (!isDeepStrictEqual(next, last)) {
        last = next;
        on.changed();
      }
    } catch (error) {
      hashOfLast = '';
      on.problem(error instanceof Error ? error.message : String(error));
    }
    return last;
  };
}
