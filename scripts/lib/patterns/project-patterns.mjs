// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findPatterns } from './find-patterns.mjs';

const root = join(import.meta.dirname, '../../..');
const folders = readdirSync(root).filter((name) => /^(?:api|shared|shell|mfe-.+)$/.test(name));

/** Their patterns run in tests, or in builds on the project's own files, never on input of users. */
const excluded = /(?:^|\/)(?:node_modules|dist|test|\.cache)\/|\.test\.|\/fake-|^shared\/(?:testing|build)\//;

export const badExample = 'scripts/bad-example/patterns/slow.ts';

/** Sources of the API, the site, the remotes and the packages that they share. */
export const patternSources = () => folders.flatMap(sourcesIn).sort();

/** @param {string} file  relative to the repository */
export const patternsOf = (file) => findPatterns(file, readFileSync(join(root, file), 'utf8'));

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).split(sep).join('/'))
    .filter((path) => /\.(?:tsx?|[mc]?js)$/.test(path) && !excluded.test(path));
}
