import { history, list, status } from './look';
import { promote, rollback, withdraw } from './on-the-air';
import type { Job } from './run';
import { prune, publish, verify } from './store-room';

export interface Answer {
  /** For `--json`. */
  answer: unknown;
  /** For a person. */
  text: string;
}

export const commands: Record<string, (job: Job) => Promise<Answer>> = {
  publish,
  promote,
  rollback,
  list,
  history,
  status,
  verify,
  withdraw,
  prune,
};
