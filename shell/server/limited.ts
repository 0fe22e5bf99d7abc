import { createContext, Script } from 'node:vm';

const scope: { work?: (() => unknown) | undefined } = {};
const context = createContext(scope);
const script = new Script('work()', { filename: 'limited-work.js' });

/**
 * Runs work and returns its result. Ends it after `ms` milliseconds, also in an endless loop.
 * @throws Error with code ERR_SCRIPT_EXECUTION_TIMEOUT after the time, and what the work throws
 */
export function limited<T>(work: () => T, ms: number): T {
  const outer = scope.work;
  scope.work = work;
  try {
    return script.runInContext(context, { timeout: ms });
  } finally {
    scope.work = outer;
  }
}
