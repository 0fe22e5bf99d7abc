import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source expression of an inline script or style for the content security policy. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script of this folder without comments and indentation. */
const readScript = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .join('\n');

export const pageStarter = readScript('page-starter.js');
export const fontPreloader = readScript('font-preloader.js');

export const bannerHider = readScript('banner-hider.js');
export const bannerHiderSource = hashSource(bannerHider);

/** Source expressions of the scripts that pages have inline. */
export const inlineScriptSources = [pageStarter, fontPreloader].map(hashSource);
