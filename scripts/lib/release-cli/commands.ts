import { prune, publish, verify } from './artifacts';
import { promote, rollback, withdraw } from './promote';
import { history, list, status } from './query';
import type { CommandContext } from './run';

export interface CommandResult {
  /** For `--json`. */
  answer: unknown;
  /** For a person. */
  text: string;
}

export const commands: Record<string, (context: CommandContext) => Promise<CommandResult>> = {
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
