import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from '@rspack/core';
import { type BuildFacts, factsOf, isUpdate, namedChunks, shellFacts } from '../build';
import { findRemotes, readRemote } from '../remotes';
import type { Target } from '../webpack-common';
import { remoteDev, remoteServerDev, shellDev, shellServerDev } from './configs';
import { followDeclarations } from './declarations';
import { type Built, watchBuilds } from './watch';

/** The version of all development builds. Releases have others. */
export const DEV_VERSION = 'dev';

/** A build as the site's server reads it, with the hash of each file that pages name. */
export interface DevRelease extends BuildFacts {
  files: Record<string, { integrity: string; bytes: number }>;
  encodings: Record<string, never>;
  /** ISO 8601; changes with each build. */
  publishedAt: string;
  commit: null;
  author: null;
}

export interface DevReleases {
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Compiles the shell and all remotes into `<folder>/<name>/dev/`, and again after each edit. They are in no release
 * store, so nothing can be rolled back to them.
 * @param on.built  a browser build has new files
 * @param on.release  a build that pages can be made with; after each change of its files
 * @param on.declared  a remote declares something else, so that open pages have old facts
 * @param on.problem  messages of a failed build, null after a good one
 */
export function watchDevReleases(
  root: string,
  folder: string,
  on: {
    built: (name: string, hash: string) => void;
    release: (release: DevRelease) => void;
    declared: () => void;
    problem: (source: string, text: string | null) => void;
  },
): DevReleases {
  const targetOf = (name: string): Target => ({
    root,
    out: join(folder, name, DEV_VERSION),
    version: DEV_VERSION,
    mode: 'development',
  });
  const serverTarget = (name: string): Target => ({ ...targetOf(name), out: join(targetOf(name).out, 'server') });
  const parts = [
    {
      name: 'shell',
      facts: () => shellFacts(root),
      configs: [shellDev(targetOf('shell')), shellServerDev(serverTarget('shell'))],
    },
    ...findRemotes(root).map((remote) => ({
      name: remote.name,
      facts: followDeclarations(remote.folder, () => factsOf(root, readRemote(remote.folder)), {
        changed: on.declared,
        problem: (text) => on.problem(`declarations of ${remote.name}`, text),
      }),
      configs: [
        remoteDev(targetOf(remote.name), remote),
        ...(remote.rendersOnServer ? [remoteServerDev(serverTarget(remote.name), remote)] : []),
      ],
    })),
  ].map((part) => ({ ...part, built: new Map<string, Output>() }));

  const builds = watchBuilds(
    parts.flatMap(({ configs }) => configs),
    ({ name, stats, errors }: Built) => {
      on.problem(`build of ${name}`, errors);
      const part = parts.find(({ configs }) => configs.some((config) => config.name === name));
      if (errors || !part) return;
      if (!name.endsWith(':server')) on.built(name, stats.hash ?? '');
      const facts = part.facts();
      part.built.set(name, outputOf(stats, facts.entry));
      if (part.built.size === part.configs.length) on.release(releaseOf(facts, targetOf(part.name), [...part.built]));
    },
  );
  return builds;
}

/** What pages need of a build. Read when it ends, because its stats change with the next one. */
interface Output {
  files: string[];
  chunks: BuildFacts['chunks'];
}

export const outputOf = (stats: Stats, entry: string): Output => ({
  files: Object.keys(stats.compilation.assets).filter((file) => /\.(?:c?js|css|woff2)$/.test(file) && !isUpdate(file)),
  chunks: namedChunks(stats, entry),
});

function releaseOf(facts: ReturnType<typeof factsOf>, target: Target, built: [string, Output][]): DevRelease {
  const client = built.find(([name]) => !name.endsWith(':server'))?.[1];
  const server = built.find(([name]) => name.endsWith(':server'))?.[1];
  if (!client) throw new Error('a part has a build for the browser');
  const bundle = server?.files.find((file) => file.endsWith('.cjs'));
  return {
    ...facts,
    version: target.version,
    trustedTypes: true,
    chunks: client.chunks,
    styles: client.files.filter((file) => file === 'styles.css'),
    server: bundle ? `server/${bundle}` : null,
    files: Object.fromEntries(
      [...client.files, ...(bundle ? [`server/${bundle}`] : [])].map((file) => [file, hashOf(join(target.out, file))]),
    ),
    encodings: {},
    publishedAt: new Date().toISOString(),
    commit: null,
    author: null,
  };
}

function hashOf(path: string) {
  const bytes = readFileSync(path);
  return { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length };
}
