import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the folder of the compiled server, beside `main.js`. */
export const versionFile = 'version';

/** @param dist  folder of a compiled server @returns its version; null when it was compiled without one */
export function builtVersion(dist: string): string | null {
  try {
    return readFileSync(join(dist, versionFile), 'utf8').trim();
  } catch {
    return null;
  }
}
