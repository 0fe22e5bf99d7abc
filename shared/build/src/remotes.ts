import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A remote, as its package.json describes it under "kaksha". */
export interface RemoteFacts {
  /** 'trainer'; the folder is `mfe-trainer`, the federation container `mfe_trainer`. */
  name: string;
  /** Absolute path. */
  folder: string;
  /** 'The trainer area': subject of the sentence that users see when it does not load. */
  title: string;
  /** Address prefixes without slashes; '' is the home page and every unclaimed address. */
  routes: string[];
  /** Prefixes that require a role. */
  access: Record<string, 'learner' | 'trainer' | 'admin'>;
  /** Whether its release holds a server bundle. */
  rendersOnServer: boolean;
  /** What builds its releases; webpack by default. */
  tool: 'webpack' | 'rspack' | 'vite';
  /** Port of its standalone dev server. */
  port: number;
}

/** Every remote of this repository, sorted by name. A repository outside the project is one remote itself. */
export function findRemotes(root: string): RemoteFacts[] {
  if (isRemote(root)) return [readRemote(root)];
  return readdirSync(root)
    .filter((entry) => entry.startsWith('mfe-') && existsSync(join(root, entry, 'package.json')))
    .map((entry) => readRemote(join(root, entry)))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const isRemote = (folder: string) =>
  existsSync(join(folder, 'package.json')) && /"kaksha":/.test(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @throws Error when package.json has no "kaksha" field */
export function readRemote(folder: string): RemoteFacts {
  const { name, kaksha } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    kaksha?: Pick<RemoteFacts, 'title' | 'routes' | 'port'> & Partial<RemoteFacts>;
  };
  if (!kaksha) throw new Error(`${name}/package.json has no "kaksha" field with title, routes and port`);
  return { access: {}, rendersOnServer: false, tool: 'webpack', ...kaksha, name: name.replace(/^mfe-/, ''), folder };
}

export const containerName = (remote: string) => `mfe_${remote.replaceAll('-', '_')}`;
