import { Script } from 'node:vm';

const name = '__kakshaLimitedWork';
const script = new Script(`globalThis.${name}()`, { filename: 'limited-work.js' });

/**
 * Runs work and returns its result. Ends it after `ms` milliseconds, also in an endless loop.
 * @throws Error with code ERR_SCRIPT_EXECUTION_TIMEOUT after the time, and what the work throws
 */
export function limited<T>(work: () => T, ms: number): T {
  const scope = globalThis as { [name]?: unknown };
  const before = scope[name];
  scope[name] = work;
  try {
    return script.runInThisContext({ timeout: ms });
  } finally {
    scope[name] = before;
  }
}
