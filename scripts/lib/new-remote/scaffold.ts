import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRemotes, type RemoteFacts } from '@kaksha/build/remotes';
import { sharedLibraries } from '@kaksha/build/shares';
import { cutText } from '@kaksha/domain/cut-text';
import { hostPrefixes } from '@kaksha/domain/host-paths';
import { menuLimits } from '@kaksha/domain/menu-rules';
import { maxValueText } from '@kaksha/domain/remote-values';
import { dayMs } from '@kaksha/domain/time-units';
import { releaseWorkflow } from './release-workflow';

export interface RemoteOptions {
  name: string;
  /** Heading of its first page, and subject of the sentence when it does not load. */
  title?: string;
  /** Address prefix of its pages; its name by default. */
  prefix?: string;
  /** Role that its pages require; none by default. */
  access?: 'learner' | 'trainer' | 'admin';
  /** Whether its release holds a server bundle. */
  serverRendering?: boolean;
  /** What builds its releases; webpack by default. */
  tool?: 'webpack' | 'rspack' | 'vite';
}

/** Templates of the sources. */
export const template = join(import.meta.dirname, 'template');
const firstPort = 3101;

/**
 * Writes the folder of a new remote (its package.json, a page with its store and its test) and its release workflow.
 * @returns the folder
 * @throws Error with a message for the developer when the name or the prefix is invalid
 */
export function scaffold(root: string, options: RemoteOptions): string {
  const { name, prefix = name } = options;
  const remotes = findRemotes(root);
  assertName(options);
  const folder = join(root, `mfe-${name}`);
  if (name === 'shell' || existsSync(folder)) throw new Error(`There is a ${name} already.`);
  const owner = remotes.find(({ routes }) => routes.includes(prefix))?.name;
  if (owner) throw new Error(belongs(prefix, owner));

  writeTemplate(template, folder, templateValues(options, factsOf(options, freePort(remotes)), dependencies(root)));
  const workflow = workflowOf(root, name);
  mkdirSync(dirname(workflow), { recursive: true });
  writeFileSync(workflow, releaseWorkflow(name));
  return folder;
}

/** @throws Error when the name or the prefix is invalid, or the site has the prefix */
export function assertName({ name, prefix = name }: RemoteOptions): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`${JSON.stringify(name)} is not a name for a remote: lower-case words, joined by hyphens.`);
  }
  if (!/^[a-z][a-z0-9-]*$/.test(prefix)) throw new Error(`${JSON.stringify(prefix)} is not a prefix for addresses.`);
  if (hostPrefixes.includes(prefix)) throw new Error(belongs(prefix, 'the site itself'));
}

const belongs = (prefix: string, owner: string) =>
  `Addresses below /${prefix} belong to ${owner}; give another --prefix.`;

/** The field "kaksha" of package.json. */
export const factsOf = (
  { name, title = titleOf(name), prefix = name, access, serverRendering, tool = 'webpack' }: RemoteOptions,
  port: number,
) => ({
  title,
  routes: [prefix],
  ...(access && { access: { [prefix]: access } }),
  ...(serverRendering && { rendersOnServer: true }),
  ...(tool !== 'webpack' && { tool }),
  port,
});

/** Whose menu and home the remote puts a link and a card into. */
const area = { learner: 'dashboard', trainer: 'trainer', admin: 'admin' };

/** What the placeholders of a template stand for. */
export function templateValues(
  { name, title = titleOf(name), prefix = name, access = 'trainer' }: RemoteOptions,
  facts: object,
  needed: Record<string, string>,
): Record<string, string> {
  return {
    __name__: name,
    __Name__: name.replace(/(?:^|-)(.)/g, (_whole, letter: string) => letter.toUpperCase()),
    __prefix__: prefix,
    __title__: JSON.stringify(title).slice(1, -1),
    __titleText__: quoted(title),
    __labelText__: quoted(cutText(title, menuLimits.labelLength)),
    __ownerText__: quoted(cutText(title, maxValueText)),
    __flagDay__: new Date(Date.now() + 365 * dayMs).toISOString().slice(0, 10),
    __menu__: area[access],
    __slot__: `${area[access]}.home`,
    __titleAttribute__: /["{}<>&]/.test(title) ? `{${quoted(title)}}` : `"${title}"`,
    __facts__: indented(facts),
    __dependencies__: indented(needed),
    __peers__: indented(Object.fromEntries(sharedLibraries.map((library) => [library, `^${needed[library]}`]))),
  };
}

/** Writes the files of a template. @param accepts  whether to write a file, by its name in the template */
export function writeTemplate(
  from: string,
  folder: string,
  values: Record<string, string>,
  accepts: (file: string) => boolean = () => true,
): void {
  const fill = (text: string) => text.replace(/__[a-zA-Z]+__/g, (word) => values[word] ?? word);
  for (const entry of readdirSync(from, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!statSync(join(from, entry)).isFile() || !accepts(entry)) continue;
    const target = join(folder, fill(entry.replace(/\.tmpl$/, '')));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(from, entry), 'utf8')));
  }
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

export const indented = (value: object) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** The versions that the host provides and the other remotes use. */
function dependencies(root: string): Record<string, string> {
  const own = ['api-client', 'contract', 'domain', 'forms', 'ui'].map((name) => `@kaksha/${name}`);
  const contract = JSON.parse(readFileSync(join(root, 'shared/contract/package.json'), 'utf8')).dependencies;
  const shell = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')).dependencies;
  const libraries = ['react', 'react-dom', 'react-router-dom', 'zustand'];
  return Object.fromEntries([
    ...own.map((name) => [name, versionOf(root, `shared/${name.split('/')[1]}`)]),
    ...libraries.map((name) => [name, shell[name] ?? contract[name]]),
  ]);
}

const versionOf = (root: string, folder: string): string =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version;
