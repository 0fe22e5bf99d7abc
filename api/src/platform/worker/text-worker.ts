import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { ApiError } from '../http/api-error';

type Tasks = Omit<typeof import('./tasks'), 'ready'>;

interface RunOptions {
  /** Ends the task, for example when the client disconnects. */
  signal?: AbortSignal;
  onTimeout: () => ApiError;
}

export interface TextWorker {
  /** Runs a function of `tasks.ts`. @throws ApiError of `onTimeout`, or the reason of `signal` when it fires */
  run<N extends keyof Tasks>(
    name: N,
    input: Parameters<Tasks[N]>[0],
    options: RunOptions,
  ): Promise<ReturnType<Tasks[N]>>;
}

/** Tasks take up to 300 ms. A much longer one would delay other users. */
const defaultTimeLimitMs = 3000;

/**
 * Runs slow work in a worker thread, one task at a time, so that it does not block the event loop. A task that exceeds
 * the time limit ends together with its thread.
 */
export function createTextWorker(filename: string, { timeLimitMs = defaultTimeLimitMs } = {}): TextWorker {
  const oneAtATime = pLimit(1);
  let pool: Piscina | null = null;

  /** Starts when first used. The thread needs tsx for sources in TypeScript, like the main process. */
  const start = () =>
    new Piscina({
      filename,
      name: 'ready',
      execArgv: filename.endsWith('.ts') ? ['--import', 'tsx'] : [],
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
    });

  return {
    run: (name, input, { signal, onTimeout }) =>
      oneAtATime(async () => {
        signal?.throwIfAborted();
        pool ??= start();
        // The start of the thread does not count towards the time limit.
        await pool.run(undefined);
        const limit = AbortSignal.timeout(timeLimitMs);
        try {
          return await pool.run(input, { name, signal: signal ? AbortSignal.any([signal, limit]) : limit });
        } catch (error) {
          throw limit.aborted && !signal?.aborted ? onTimeout() : error;
        }
      }),
  };
}

const isCompiled = !import.meta.url.endsWith('.ts');

/** One thread for the whole process. */
export const textWorker = createTextWorker(
  fileURLToPath(new URL(isCompiled ? './tasks.js' : './tasks.ts', import.meta.url)),
);
