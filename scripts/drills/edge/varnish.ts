import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensurePrograms } from '../../lib/debian-packages.mjs';

const vcl = resolve(import.meta.dirname, '../../../operations/varnish/kaksha.vcl');

/**
 * Starts Varnish with the repository's configuration in front of a site on loopback.
 * @throws Error when Varnish is not installed and cannot be
 */
export async function startVarnish(
  port: number,
  sitePort: number,
  folder: string,
  purgeToken: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  ensurePrograms({ varnishd: 'varnish' });
  const file = join(folder, 'kaksha.vcl');
  writeFileSync(file, readFileSync(vcl, 'utf8').replace('.port = "3000"', `.port = "${sitePort}"`));
  const work = join(folder, 'varnish');
  mkdirSync(work);
  const options = ['-F', '-j', 'none', '-n', work, '-f', file, '-s', 'malloc,256m', '-a', `127.0.0.1:${port}`];
  const child: ChildProcess = spawn('varnishd', options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, EDGE_PURGE_TOKEN: purgeToken },
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Varnish ended with exit code ${child.exitCode}.`);
    const answer = await fetch(`${origin}/backend/health/live`).catch(() => null);
    if (answer?.ok) break;
    await delay(200);
  }
  return {
    origin,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
