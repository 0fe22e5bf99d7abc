import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { TextProvider } from '../provider';

/** A task takes a few milliseconds. A longer one would delay other users. */
const timeLimitMs = 2000;

/**
 * Runs the writer in a worker thread, so that a slow task does not block the event loop. A task that exceeds the time
 * limit ends together with its worker.
 */
export function createBuiltInWriter(filename: string): TextProvider {
  const oneAtATime = pLimit(1);
  let pool: Piscina | null = null;

  /** Starts when first used. The sources are TypeScript, so the worker needs tsx like the main process. */
  const start = () =>
    new Piscina({ filename, execArgv: ['--import', 'tsx'], minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });

  return {
    name: 'built-in writer',
    isBuiltIn: true,
    ask: (task, signal) =>
      oneAtATime(async () => {
        signal.throwIfAborted();
        pool ??= start();
        // The start of the worker does not count towards the time limit.
        await pool.run('ready');
        return pool.run(task, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]) });
      }),
  };
}

/** One worker for the whole process. */
export const builtInWriter = createBuiltInWriter(fileURLToPath(new URL('./worker.ts', import.meta.url)));
