import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';
import { testKeysOf } from '@kaksha/release/test-store';
import { changeDemoData, copyDemoData, type Settings, siteSettings } from './demo-data';

const root = resolve(import.meta.dirname, '../..');

/** Includes loading the demo data when no folder has them. */
const startDeadlineMs = 180_000;

export interface RunningSite {
  origin: string;
  /** @throws Error with the output of the site when it ended before */
  stop(): Promise<void>;
}

/** Settings of a site with demo data of its own, in a new folder, and with the release store of the tests. */
export function ownSettings(settings: Settings = {}) {
  const releases = join(root, '.cache/e2e/releases');
  const data = mkdtempSync(join(tmpdir(), 'kaksha-e2e-'));
  const { E2E_DEMO_DATA: loaded } = process.env;
  if (loaded) copyDemoData(loaded, settings, data);
  return {
    ...siteSettings,
    // Parallel browsers slow the machine down, and another test covers late answers.
    RENDER_DEADLINE_MS: '10000',
    DATA_DIR: data,
    RELEASES_URL: releases,
    RELEASE_KEYS: testKeysOf(releases),
    ...settings,
  };
}

/**
 * Starts the built site like `npm start`, on a free port, with demo data of its own and the release store of the tests.
 * @throws Error with the output of the site when it is not ready in three minutes
 */
export async function startSite(settings: Settings = {}): Promise<RunningSite> {
  const port = await freePort();
  const own = ownSettings(settings);
  await changeDemoData(own);
  const said: string[] = [];
  const child = spawn(process.execPath, [join(root, 'scripts/site/start-compiled.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      ...own,
    },
  });
  child.stdout?.on('data', (chunk) => said.push(String(chunk)));
  child.stderr?.on('data', (chunk) => said.push(String(chunk)));
  const stop = async () => {
    const endedAlone = child.exitCode !== null || child.signalCode !== null;
    await end(child);
    rmSync(own.DATA_DIR, { recursive: true, force: true });
    // Its users only see refused connections.
    if (endedAlone) throw new Error(`the site ended during the tests: ${child.exitCode}\n${said.join('')}`);
  };
  const origin = `http://localhost:${port}`;
  try {
    await ready(`${origin}/backend/health/ready`, child);
  } catch (error) {
    await stop().catch(() => undefined);
    throw new Error(`the site did not start: ${(error as Error).message}\n${said.join('')}`);
  }
  return { origin, stop };
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with exit code ${child.exitCode}`);
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await delay(200);
  }
  throw new Error(`${address} was not ready in ${startDeadlineMs / 1000} s`);
}

/** Stops the site and waits for its exit, because it locks the database folder until then. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const autoRollback = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(autoRollback);
}
