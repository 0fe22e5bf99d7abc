import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the address answers with success. @throws Error when the process ends, or after the deadline in milliseconds */
export async function untilReady(url: string, child: ChildProcess, deadlineMs: number): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The process of ${url} ended with exit code ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(300);
  }
  throw new Error(`${url} was not ready in ${deadlineMs / 1000} s.`);
}
