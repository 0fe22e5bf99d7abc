import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Pause after the last edit, in milliseconds. Until then the builds have the processor. */
const pauseMs = 800;

const maxTextLength = 6000;

/**
 * Checks the types of the project and the style of edited files in the background.
 * @param report  gets the messages of a check; null when it finds nothing
 */
export function createSourceChecks(root: string, report: (source: string, text: string | null) => void) {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function check() {
    const edited = [...files].filter((file) => existsSync(join(root, file)));
    const lint = await run(
      root,
      [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--colors=off', ...edited],
      edited.length > 0,
    );
    // A file with a problem is checked again after edits of others, so that its problem stays shown.
    if (lint === null) files.clear();
    report('lint', lint);
    report('types', await run(root, [join(root, 'scripts/types.mjs')]));
  }

  return {
    edited(file: string) {
      if (/\.(?:[cm]?[jt]sx?|css|json)$/.test(file)) files.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(check);
      }, pauseMs);
    },
    /** Checks without an edit. */
    start() {
      running = running.then(check);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Runs a check with low priority. @returns its messages; null when it succeeded */
async function run(root: string, args: string[], isNeeded = true): Promise<string | null> {
  if (!isNeeded) return null;
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let text = '';
  const hear = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const code = await new Promise((resolve) => child.on('close', resolve));
  return code === 0 ? null : text.trim().slice(0, maxTextLength);
}
