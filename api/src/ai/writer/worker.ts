import type { TextAnswers, TextTask } from '../tasks';
import { write } from './writer';

/** The entry point of the worker thread. 'ready' only checks that the worker has started. */
export default function run(task: TextTask | 'ready'): TextAnswers[keyof TextAnswers] | null {
  return task === 'ready' ? null : write(task);
}
