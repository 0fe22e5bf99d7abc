import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../..');

export interface Child {
  pid: number;
  /** Everything it has said so far, by line. */
  lines: string[];
  /** Waits until it has said that many lines. Rejects when it ends before. */
  said(count: number): Promise<void>;
  /** Ends it with no chance to tidy up. */
  kill(): Promise<void>;
}

/** Runs a script of this folder in a process of its own. */
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
