import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRemotes, type RemoteFacts } from '@kaksha/build/remotes';
import { releaseWorkflow } from './release-workflow';

export interface RemoteOptions {
  name: string;
  /** Heading of its first page, and subject of the sentence when it does not load. */
  title?: string;
  /** Address prefix of its pages; its name by default. */
  prefix?: string;
  /** Role that its pages require; none by default. */
  access?: 'learner' | 'trainer' | 'admin';
}

const template = join(import.meta.dirname, 'template');
const firstPort = 3101;
/** Prefixes of the host and the site server. */
const reserved = ['login', 'backend', 'remotes', 'operator', '__dev'];

/**
 * Writes the folder of a new remote (its package.json, a page with its store and its test) and its release workflow.
 * @returns the folder
 * @throws Error with a message for the developer when the name or the prefix is invalid
 */
export function scaffold(root: string, { name, title = titleOf(name), prefix = name, access }: RemoteOptions): string {
  const remotes = findRemotes(root);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`${JSON.stringify(name)} is no name of a remote: lower-case words, joined by hyphens.`);
  }
  const folder = join(root, `mfe-${name}`);
  if (name === 'shell' || existsSync(folder)) throw new Error(`There is a ${name} already.`);
  if (!/^[a-z][a-z0-9-]*$/.test(prefix)) throw new Error(`${JSON.stringify(prefix)} is no prefix of an address.`);
  const owner = reserved.includes(prefix)
    ? 'the site itself'
    : remotes.find(({ routes }) => routes.includes(prefix))?.name;
  if (owner) throw new Error(`Addresses below /${prefix} belong to ${owner}; give another --prefix.`);

  const facts = { title, routes: [prefix], ...(access && { access: { [prefix]: access } }), port: freePort(remotes) };
  const values: Record<string, string> = {
    __name__: name,
    __Name__: name.replace(/(?:^|-)(.)/g, (_whole, letter: string) => letter.toUpperCase()),
    __prefix__: prefix,
    __title__: JSON.stringify(title).slice(1, -1),
    __titleText__: quoted(title),
    __titleAttribute__: /["{}<>&]/.test(title) ? `{${quoted(title)}}` : `"${title}"`,
    __facts__: indented(facts),
    __dependencies__: indented(dependencies(root)),
  };
  const fill = (text: string) => text.replace(/__[a-zA-Z]+__/g, (word) => values[word] ?? word);
  for (const entry of readdirSync(template, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!statSync(join(template, entry)).isFile()) continue;
    const target = join(folder, fill(entry.replace(/\.tmpl$/, '')));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(template, entry), 'utf8')));
  }
  const workflow = workflowOf(root, name);
  mkdirSync(dirname(workflow), { recursive: true });
  writeFileSync(workflow, releaseWorkflow(name));
  return folder;
}

/** The file of the workflow that releases a part. */
export const workflowOf = (root: string, name: string) => join(root, `.github/workflows/release-${name}.yml`);

/** Each remote has its own port, so that several standalone runs work at once. */
const freePort = (remotes: readonly RemoteFacts[]) => Math.max(firstPort - 1, ...remotes.map(({ port }) => port)) + 1;

const titleOf = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A string literal in the formatter's style. */
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`);

const indented = (value: object) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** The versions that the host provides and the other remotes use. */
function dependencies(root: string): Record<string, string> {
  const own = ['api-client', 'contract', 'domain', 'forms', 'ui'].map((name) => `@kaksha/${name}`);
  const contract = JSON.parse(readFileSync(join(root, 'shared/contract/package.json'), 'utf8')).dependencies;
  const shell = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')).dependencies;
  const libraries = ['react', 'react-dom', 'react-router-dom', 'zustand'];
  return Object.fromEntries([
    ...own.map((name) => [name, '0.1.0']),
    ...libraries.map((name) => [name, shell[name] ?? contract[name]]),
  ]);
}
