import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../..');

export interface Child {
  pid: number;
  /** The output lines so far. */
  lines: string[];
  /** Resolves when the output has that many lines; rejects when the process ends before. */
  said(count: number): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

/** Runs a script of this folder in a child process. */
export function runChild(script: string, ...args: string[]): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  return {
    pid: child.pid as number,
    lines,
    async said(count) {
      const over = ended.then(() => {
        if (lines.length < count) throw new Error(`${script} ended early: ${complaint}`);
      });
      while (lines.length < count) await Promise.race([once(reader, 'line'), over]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
