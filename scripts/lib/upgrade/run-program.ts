import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

interface ProgramOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whose rights it has; those of this process without it. */
  owner?: { uid: number; gid: number };
  signal?: AbortSignal;
}

/** Runs a program to its end. @throws Error with its last lines when it fails */
export type RunProgram = (command: string, words: readonly string[], options: ProgramOptions) => Promise<void>;

/** Lines of the output that the message of a failure has. */
const shownLines = 20;

/** Runs programs whose output goes to the end of a file. @param log  path of the file */
export function programsLoggedIn(log: string): RunProgram {
  return async (command, words, { cwd, env, owner, signal }) => {
    const file = openSync(log, 'a', 0o600);
    try {
      // A process group of its own: Ctrl-C reaches it by the signal only, with all its children.
      const child = spawn(command, words, { cwd, env, ...owner, stdio: ['ignore', file, file], detached: true });
      const kill = () => child.pid && process.kill(-child.pid, 'SIGTERM');
      signal?.addEventListener('abort', kill, { once: true });
      const [code] = await once(child, 'exit').finally(() => signal?.removeEventListener('abort', kill));
      signal?.throwIfAborted();
      if (code !== 0) throw new Error(`${[command, ...words].join(' ')} failed:\n${lastLines(log)}\nAll of it: ${log}`);
    } finally {
      closeSync(file);
    }
  };
}

const lastLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n');
