import { randomBytes } from 'node:crypto';
import {
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Another process has the folder open. */
export class FolderInUseError extends Error {
  constructor(folder: string, owner: LockOwner) {
    super(
      `The database in ${folder} is in use by process ${owner.pid} on ${owner.host}. ` +
        'It can be opened by one process at a time: stop that one, or set DATABASE_URL to share a PostgreSQL.',
    );
    this.name = 'FolderInUseError';
  }
}

interface LockOwner {
  pid: number;
  host: string;
  /** When the process began, where the system tells: a later process may have the same number. */
  began: string | null;
}

const beatMs = 5_000;
const silentForMs = 30_000;

/**
 * Takes the folder for this process alone, and answers how to let go of it. Throws `FolderInUseError` when a living
 * process has it. A lock of a process that died is taken over at once.
 *
 * Locks are files `<folder>.lock.<n>` beside it, made whole and only if absent (link). Whoever holds the highest
 * number is the owner. A newcomer who finds that owner gone makes the next number, and owns the folder if, having
 * made it, it is still the highest; the highest file is never removed. So of many newcomers one wins, in any order.
 */
export function lockFolder(folder: string): () => void {
  const place = dirname(folder);
  const prefix = `${basename(folder)}.lock.`;
  const path = (number: number) => join(place, prefix + number);
  const numbers = () =>
    readdirSync(place)
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .map((name) => Number(name.slice(prefix.length)))
      .sort((a, b) => b - a);

  const highest = numbers()[0] ?? 0;
  refuseIfAlive(folder, path(highest));
  const mine = highest + 1;
  if (!makeWhole(path(mine), JSON.stringify(self()))) refuseIfAlive(folder, path(mine), true);
  const [top, ...older] = numbers();
  if (top !== mine) refuseIfAlive(folder, path(top as number), true);
  for (const number of older) rmSync(path(number), { force: true });

  const beat = setInterval(() => {
    const now = new Date();
    utimesSync(path(mine), now, now);
  }, beatMs).unref();
  return () => {
    clearInterval(beat);
    truncateSync(path(mine));
  };
}

/** `always`: the file was made by a rival a moment ago, who is alive or has only just died. */
function refuseIfAlive(folder: string, path: string, always = false): void {
  const owner = read(path);
  if (owner && (always || isAlive(owner, path))) throw new FolderInUseError(folder, owner);
  if (always) throw new FolderInUseError(folder, { pid: 0, host: hostname(), began: null });
}

function read(path: string): LockOwner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockOwner;
  } catch {
    return null; // not there, or emptied when it was let go of
  }
}

function isAlive(owner: LockOwner, path: string): boolean {
  // The processes of another machine or container cannot be seen; but a living owner touches its file.
  if (owner.host !== hostname()) return Date.now() - statSync(path).mtimeMs < silentForMs;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.began === beganAt(owner.pid);
}

function self(): LockOwner {
  return { pid: process.pid, host: hostname(), began: beganAt(process.pid) };
}

/** Linux says when a process began, in ticks since the machine did; elsewhere null. */
function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Fields are counted after the name, which may hold spaces and brackets.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

/** Makes the file with all of its content, or answers false when it is there already. */
function makeWhole(path: string, content: string): boolean {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}
