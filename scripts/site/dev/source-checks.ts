import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Pause after the last edit, in milliseconds. */
const pauseMs = 800;

const maxTextLength = 6000;

/**
 * Checks the types of the project and the style of edited files in the background.
 * @param settled  resolves when the edits show, because builds have the processor until then
 * @param report  gets the messages of a check; null when it finds nothing
 */
export function createSourceChecks(
  root: string,
  settled: () => Promise<unknown>,
  report: (source: string, text: string | null) => void,
) {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let child: ChildProcess | undefined;
  /** Signals the running check and the processes that it started. */
  const signal = (name: NodeJS.Signals) => {
    const isRunning = child?.exitCode === null && child.signalCode === null;
    if (child?.pid && isRunning && process.platform !== 'win32') process.kill(-child.pid, name);
  };

  async function check() {
    await settled();
    const edited = [...files].filter((file) => existsSync(join(root, file)));
    const style = ['node_modules/@biomejs/biome/bin/biome', 'check', '--colors=off', ...edited];
    const lint = edited.length > 0 ? await run(style) : null;
    // A file with a problem is checked again after edits of others, so that its problem stays shown.
    if (lint === null) files.clear();
    report('lint', lint);
    report('types', await run(['scripts/types.mjs']));
  }

  /** Runs a check with low priority. @returns its messages; null when it succeeded */
  async function run(args: string[]): Promise<string | null> {
    const started = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    child = started;
    if (started.pid) setLowPriority(started.pid);
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk;
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    const code = await new Promise((resolve) => started.on('close', resolve));
    return code === 0 ? null : text.trim().slice(0, maxTextLength);
  }

  return {
    /** A running check pauses until the edit shows. */
    edited(file: string) {
      if (/\.(?:[cm]?[jt]sx?|css|json)$/.test(file)) files.add(file);
      signal('SIGSTOP');
      clearTimeout(timer);
      timer = setTimeout(() => {
        void settled().then(() => signal('SIGCONT'));
        running = running.then(check);
      }, pauseMs);
    },
    /** Checks without an edit. */
    start() {
      running = running.then(check);
    },
    stop() {
      clearTimeout(timer);
      // The compiler of types does not end on SIGTERM.
      signal('SIGKILL');
    },
  };
}

/** Of a process that begins a session. Linux shares the processor between sessions first, so theirs has a priority too. */
function setLowPriority(pid: number): void {
  const { PRIORITY_LOW } = constants.priority;
  setPriority(pid, PRIORITY_LOW);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW));
  } catch {
    // Other systems have no such file, and Linux takes ten changes a second.
  }
}
