import { setTimeout as delay } from 'node:timers/promises';
import { isRecord } from '@kaksha/domain/typed';
import type { Version } from './installation';
import type { Upgrade } from './upgrade';

type Waiting = Pick<Upgrade, 'processes' | 'fetch' | 'limits' | 'settings'>;

/** @returns the version of the process behind the port, null while it is not ready */
export async function readyVersion(
  port: number,
  { fetch, settings }: Pick<Upgrade, 'fetch' | 'settings'>,
): Promise<unknown> {
  const url = `http://127.0.0.1:${port}${settings.prefix}/health/ready`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (!answer?.ok) return null;
  const body: unknown = await answer.json().catch(() => null);
  return isRecord(body) ? body.version : null;
}

/** Calls `look` until it returns true. @returns whether it did so in time; false as well when the process ended */
async function untilTrue(
  unit: string,
  waiting: Waiting,
  signal: AbortSignal | undefined,
  look: (waitedMs: number) => Promise<boolean>,
): Promise<boolean> {
  const { processes, limits } = waiting;
  const began = performance.now();
  const pid = await processes.processId(unit);
  while (performance.now() - began < limits.readyMs) {
    if (pid === null || (await processes.processId(unit)) !== pid) return false;
    if (await look(performance.now() - began)) return true;
    await delay(limits.pollMs, undefined, { signal });
  }
  return false;
}

const failed = async (unit: string, what: string, { processes }: Waiting) =>
  new Error(`${unit} ${what}. Its last lines:\n${await processes.lastLines(unit)}`);

/**
 * Restarts a process of the site, and waits until the proxy has seen that it is ready.
 * @throws Error when it ends or is not ready with the version in time
 */
export async function restartWeb(
  { unit, port }: { unit: string; port: number },
  { name }: Version,
  waiting: Waiting,
  signal?: AbortSignal,
): Promise<void> {
  await waiting.processes.restart(unit);
  let readyAt: number | null = null;
  const isReady = await untilTrue(unit, waiting, signal, async (waitedMs) => {
    readyAt = (await readyVersion(port, waiting)) === name ? (readyAt ?? waitedMs) : null;
    return readyAt !== null && waitedMs - readyAt >= waiting.limits.proxyMs;
  });
  if (!isReady) throw await failed(unit, `did not become ready with the version ${name}`, waiting);
}

/** Restarts the worker. @throws Error when it ends soon */
export async function restartWorker(waiting: Waiting, signal?: AbortSignal): Promise<void> {
  const { processes, limits } = waiting;
  await processes.restart(processes.worker);
  const runs = await untilTrue(processes.worker, waiting, signal, (waitedMs) =>
    Promise.resolve(waitedMs >= limits.settleMs),
  );
  if (!runs) throw await failed(processes.worker, 'ended after its start', waiting);
}
