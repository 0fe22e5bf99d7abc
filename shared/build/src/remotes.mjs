import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} RemoteFacts what a remote's package.json says of it under "kaksha"
 * @property {string} name       'trainer'; the folder is `mfe-trainer`, the container `mfe_trainer`
 * @property {string} folder     absolute path
 * @property {string} title      'The trainer area'; begins the sentence when it did not load
 * @property {string[]} routes   address prefixes without slashes; '' is home and everything unclaimed
 * @property {Record<string, 'learner' | 'trainer' | 'admin'>} access  prefixes that are not public
 * @property {boolean} rendersOnServer  whether its release holds a server bundle
 * @property {number} port       of its standalone run
 */

/** @returns {RemoteFacts[]} every remote of this repository, by name */
export function findRemotes(root) {
  return readdirSync(root)
    .filter((entry) => entry.startsWith('mfe-') && existsSync(join(root, entry, 'package.json')))
    .map((entry) => readRemote(join(root, entry)))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** @returns {RemoteFacts} */
export function readRemote(folder) {
  const { name, kaksha } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!kaksha) throw new Error(`${name}/package.json says nothing under "kaksha": title, routes, port`);
  return { name: name.replace(/^mfe-/, ''), folder, access: {}, rendersOnServer: false, ...kaksha };
}

export const containerName = (remote) => `mfe_${remote.replaceAll('-', '_')}`;
