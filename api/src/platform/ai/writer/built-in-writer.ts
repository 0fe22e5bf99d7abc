import { textWorker } from '../../worker/text-worker';
import { textFailed } from '../failures';
import type { TextProvider } from '../provider';

/** The writer in the worker thread. */
export const builtInWriter: TextProvider = {
  name: 'built-in writer',
  isBuiltIn: true,
  ask: (task, signal) => textWorker.run('write', task, { signal, onTimeout: textFailed }),
};
