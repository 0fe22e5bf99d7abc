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
import { errorCodeOf, required } from '@kaksha/domain/typed';

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
  /** Start time of the process where the system reports it, because pids are reused. */
  began: string | null;
}

const beatMs = 5_000;
const silentForMs = 30_000;

/**
 * Locks the folder for this process and returns the release function. Takes over the lock of a dead process.
 * @throws FolderInUseError when a living process has it
 *
 * Locks are files `<folder>.lock.<n>` beside it, created atomically (link). The highest number owns the folder. A
 * process that finds the owner dead creates the next number and owns the folder if that is still the highest; the
 * highest file is never removed, so exactly one of several processes wins.
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
  if (top !== mine) refuseIfAlive(folder, path(required(top, 'the newest lock')), true);
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

/** `always`: another process created the file a moment ago. */
function refuseIfAlive(folder: string, path: string, always = false): void {
  const owner = read(path);
  if (owner && (always || isAlive(owner, path))) throw new FolderInUseError(folder, owner);
  if (always) throw new FolderInUseError(folder, { pid: 0, host: hostname(), began: null });
}

function read(path: string): LockOwner | null {
  try {
    const owner: LockOwner = JSON.parse(readFileSync(path, 'utf8'));
    return owner;
  } catch {
    return null; // The file is missing, or emptied on release.
  }
}

function isAlive(owner: LockOwner, path: string): boolean {
  // Processes of another machine or container are invisible; a living owner touches its file.
  if (owner.host !== hostname()) return Date.now() - statSync(path).mtimeMs < silentForMs;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (errorCodeOf(error) === 'ESRCH') return false;
  }
  return owner.began === beganAt(owner.pid);
}

function self(): LockOwner {
  return { pid: process.pid, host: hostname(), began: beganAt(process.pid) };
}

/** Start time in clock ticks since boot on Linux; null elsewhere. */
function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Fields are counted after the name, which can contain spaces and brackets.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

/** Creates the file with its content atomically; false when it exists. */
function makeWhole(path: string, content: string): boolean {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}
