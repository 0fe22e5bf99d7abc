import { openStore } from '@kaksha/release/open-store';
import { ReleaseError } from '@kaksha/release/types';
import { type Command, CommanderError } from 'commander';
import { committer } from '../../site/build-source';
import { createProgram } from './commands';
import type { CliEnvironment, CommandContext } from './context';

export interface ExitResult {
  /** 0 done, 1 refused, 2 invalid arguments, 3 internal error. */
  code: 0 | 1 | 2 | 3;
  out: string;
  error: string;
}

/** Runs one command of the release command line. Never throws. */
export async function runRelease(argv: readonly string[], environment: CliEnvironment): Promise<ExitResult> {
  const json = argv.includes('--json');
  const result: ExitResult = { code: 0, out: '', error: '' };
  const program = createProgram(async (action) => {
    const context: CommandContext = {
      ...environment,
      store: environment.store ?? openStore(environment.env, environment.root),
      publisher: await committer(environment.root),
    };
    const { data, text } = await action(context);
    result.out = json ? JSON.stringify(data) : text;
  }, environment.command);
  captureOutput(program, result);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return result;
  } catch (error) {
    return failure(error, json, result);
  }
}

/** Collects what commander prints, for the program and its commands. */
function captureOutput(program: Command, result: ExitResult): void {
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => {
        result.out += text;
      },
      writeErr: (text) => {
        result.error += text;
      },
    });
  }
}

function failure(error: unknown, json: boolean, printed: ExitResult): ExitResult {
  // commander has printed the help or the error already.
  if (error instanceof CommanderError && error.exitCode === 0) return { ...printed, code: 0 };
  if (error instanceof CommanderError && !json) return { ...printed, code: 2 };
  const code = error instanceof ReleaseError ? error.code : error instanceof CommanderError ? 'USAGE' : 'FAILED';
  const message = error instanceof Error ? error.message : String(error);
  const exit = code === 'FAILED' ? 3 : code === 'USAGE' ? 2 : 1;
  if (json) return { code: exit, out: JSON.stringify({ error: message, code }), error: '' };
  return { code: exit, out: '', error: exit === 1 ? `refused (${code}): ${message}` : message };
}
