import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@kaksha/release/types';
import { createServerCompiler } from '../compile-server.mjs';
import type { StartMessage } from './messages';

export interface SiteProcessOptions {
  root: string;
  /** Folder of the builds, and of the compiled server. */
  folder: string;
  /** Address of the development server. */
  origin: string;
  /** The newest build of each part. */
  releases: () => Release[];
  report: (text: string | null) => void;
}

export interface SiteProcess {
  /** Origin of the running site. Waits while one starts; null when it does not start. */
  origin(): Promise<string | null>;
  replace(release: Release): void;
  /** Whether the API or the site's server is made of a file. */
  uses(file: string): boolean;
  /** Compiles and starts the server. Keeps the running one when that is not possible. @returns whether it runs */
  restart(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Milliseconds that an ending server has. */
const longestEndMs = 800;

/** Runs the API and the site's server in a process of their own, which is replaced after edits. */
export async function createSiteProcess({
  root,
  folder,
  origin,
  releases,
  report,
}: SiteProcessOptions): Promise<SiteProcess> {
  const out = join(folder, 'server');
  const compiler = await createServerCompiler({ root, out, main: 'scripts/site/dev/serve.ts' });
  let inputs: ReadonlySet<string> | null = null;
  let packages: readonly string[] = [];
  let child: ChildProcess | null = null;
  /** Has loaded the packages, so that an edit needs the code only. */
  let prepared: ChildProcess | null = null;
  let greets = true;
  let running: Promise<string | null> = new Promise(() => {});
  const stopChild = async (old: ChildProcess | null) => {
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const ended = once(old, 'exit');
    old.kill('SIGTERM');
    // An open request or a running job would delay the next one. The database survives it, as it survives a crash.
    const timer = setTimeout(() => old.kill('SIGKILL'), longestEndMs);
    await ended;
    clearTimeout(timer);
  };

  const prepare = () =>
    fork(join(root, 'scripts/site/dev/next-process.mjs'), packages, {
      cwd: root,
      execArgv: ['--enable-source-maps'],
    });

  async function start(): Promise<string | null> {
    const next = prepared?.connected ? prepared : prepare();
    prepared = null;
    next.send(join(out, 'main.js'));
    const [, port] = await Promise.all([loaded(next), freePort(), stopChild(child)]);
    child = next;
    if (next.exitCode !== null) return null;
    const message: StartMessage = { root, folder, port, origin, releases: releases(), greets };
    next.send(message);
    if (!(await loaded(next))) return null;
    greets = false;
    prepared = prepare();
    return `http://127.0.0.1:${port}`;
  }

  return {
    origin: () => running,
    replace(release) {
      if (child?.connected) child.send({ release });
    },
    uses: (file) => inputs === null || inputs.has(file),
    async restart() {
      try {
        ({ inputs, packages } = await compiler.compile());
      } catch (error) {
        // Any edit may mend it.
        inputs = null;
        report(error instanceof Error ? error.message : String(error));
        return false;
      }
      running = start();
      const isUp = (await running) !== null;
      report(isUp ? null : 'The server did not start. See the terminal for its messages.');
      return isUp;
    },
    async stop() {
      await Promise.all([stopChild(child), stopChild(prepared)]);
      await compiler.stop();
    },
  };
}

/** Waits for the next message of a process. @returns false when it ended instead */
const loaded = async (child: ChildProcess) => {
  const ended = new AbortController();
  return Promise.race([
    once(child, 'message', { signal: ended.signal }).then(() => true),
    once(child, 'exit', { signal: ended.signal }).then(() => false),
  ]).finally(() => ended.abort());
};

/** A port that no server has. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server.close();
  await once(server, 'close');
  return port;
}
