/** Entry point of the worker thread: work on texts of users that takes too long for the main thread. */
import { setPriority } from 'node:os';

export { write } from '../ai/writer/writer';
export { preparePostHtml } from '../html/post-html';

/** On two cores a busy thread of the same priority would delay the main thread, which answers everybody. */
const niceness = 5;

/** Runs before each task. Linux sets the priority of the thread; elsewhere it would be that of the process. @public */
export const ready = (): void => {
  if (process.platform === 'linux') setPriority(0, niceness);
};
