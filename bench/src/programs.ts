import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';

const root = resolve(import.meta.dirname, '../..');

/** Programs of the site, each with its data below `folder`, until `stop`. */
export function openPrograms(folder: string) {
  const children: ChildProcess[] = [];

  /** Starts a program and waits for its line. @returns what the line says */
  function start(words: string[], line: RegExp, env: Record<string, string> = {}): Promise<string> {
    const child = spawn(process.execPath, ['--import', 'tsx', ...words], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return new Promise((ready, failed) => {
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
        const [, found] = line.exec(said) ?? [];
        if (found !== undefined) ready(found);
      });
      child.once('exit', (code) => failed(new Error(`${words[0]} ended with ${code}`)));
    });
  }

  return {
    /** An API with the demo data. @returns its address */
    async startApi(): Promise<string> {
      const port = await freePort();
      const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', REDIS_URL: '', RATE_LIMIT: '0', DEMO: '1' };
      await start(['scripts/site/serve-api.ts', String(port)], /API ready()/, env);
      return `http://localhost:${port}`;
    },
    /** A site that serves the live releases of a store. @returns its address */
    async startSite(storeFolder: string, api: string): Promise<string> {
      const origin = await start(['e2e/support/serve-releases.ts', storeFolder, api], /at (http\S+)/);
      return origin.replace(/127\.0\.0\.1|\[::1\]/, 'localhost');
    },
    stop() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

/** Waits until a site gives new visitors these releases. The shell is not in its list. */
export async function untilGiven(origin: string, refs: readonly { name: string; version: string }[]): Promise<void> {
  for (;;) {
    const { remotes } = await (await fetch(`${origin}/remotes.json`)).json();
    if (refs.every(({ name, version }) => name === 'shell' || remotes[name]?.version === version)) return;
    await delay(50);
  }
}
