import { parseArgs } from 'node:util';
import { openStore } from '@kaksha/release/open-store';
import type { ReleaseStore } from '@kaksha/release/store';
import { ReleaseError } from '@kaksha/release/types';
import { committer } from '../publish-stale';
import { commands } from './commands';
import { help, helpOf, overview } from './help';

export interface CliEnvironment {
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Hears what happens while a command takes its time; no part of the answer. */
  say: (line: string) => void;
  /** For tests; otherwise the store that the settings name. */
  store?: ReleaseStore;
}

const options = {
  version: { type: 'string' },
  dist: { type: 'string' },
  percent: { type: 'string' },
  reason: { type: 'string' },
  keep: { type: 'string' },
  days: { type: 'string' },
  minutes: { type: 'string' },
  run: { type: 'boolean' },
  again: { type: 'boolean' },
  'no-check': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type Flags = ReturnType<typeof parse>['values'];

/** What a command works with. */
export interface CommandContext extends CliEnvironment {
  store: ReleaseStore;
  args: readonly string[];
  flags: Flags;
  by: { commit: string | null; author: string | null };
}

export interface Outcome {
  /** 0 done, 1 refused, 2 not understood, 3 something broke. */
  code: 0 | 1 | 2 | 3;
  out: string;
  error: string;
}

const parse = (argv: readonly string[]) => parseArgs({ args: [...argv], allowPositionals: true, options });

/** One command, from its args to what is printed. Never throws. */
export async function runRelease(argv: readonly string[], around: CliEnvironment): Promise<Outcome> {
  const json = argv.includes('--json');
  try {
    const { values: flags, positionals } = understood(argv);
    const [command, ...args] = positionals;
    if (!command) return { code: flags.help ? 0 : 2, out: overview(), error: '' };
    if (!Object.hasOwn(help, command)) throw new ReleaseError('USAGE', `there is no command ${command}; see --help`);
    if (flags.help) return { code: 0, out: helpOf(command), error: '' };
    const context: CommandContext = {
      ...around,
      store: around.store ?? openStore(around.env, around.root),
      args,
      flags,
      by: await committer(around.root),
    };
    const { answer, text } = await (commands[command] as (typeof commands)[string])(context);
    return { code: 0, out: json ? JSON.stringify(answer) : text, error: '' };
  } catch (error) {
    return failure(error, json);
  }
}

function understood(argv: readonly string[]) {
  try {
    return parse(argv);
  } catch (error) {
    throw new ReleaseError('USAGE', (error as Error).message);
  }
}

function failure(error: unknown, json: boolean): Outcome {
  const code = error instanceof ReleaseError ? error.code : 'FAILED';
  const message = error instanceof Error ? error.message : String(error);
  const exit = code === 'FAILED' ? 3 : code === 'USAGE' ? 2 : 1;
  if (json) return { code: exit, out: JSON.stringify({ error: message, code }), error: '' };
  return { code: exit, out: '', error: exit === 1 ? `refused (${code}): ${message}` : message };
}
