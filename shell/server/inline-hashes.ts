import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source expression of an inline script or style for the content security policy. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** page-starter.js without comments and indentation. */
export const pageStarter = readFileSync(join(import.meta.dirname, 'page-starter.js'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith('//'))
  .join('\n');

export const pageStarterSource = hashSource(pageStarter);
