import { spawn } from 'node:child_process';
import { resolveTxt } from 'node:dns/promises';
import { once } from 'node:events';
import { readFile, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { text } from 'node:stream/consumers';
import { getHeapStatistics } from 'node:v8';
import { isLoopback } from '@kaksha/api/platform/settings/loopback';

/** What the checks ask of the machine and the network. Tests replace some of them. */
export interface Probes {
  /** Of one call; a check ends after twice as long. */
  timeoutMs: number;
  now(): Date;
  /** E.g. `22.1.0`. */
  nodeVersion: string;
  resolveTxt(name: string): Promise<string[][]>;
  fetch: typeof fetch;
  /** Where the public address of the site is, and further certificates that sign its own. */
  publicAddress(origin: URL): { host: string; port: number; ca?: string };
  isThisMachine(host: string): boolean;
  freeBytes(folder: string): Promise<number>;
  /** Memory that this process may use. */
  memoryBytes(): Promise<number>;
  heapBytes(): number;
  /** Null where the system does not say. */
  maxOpenFiles(): Promise<number | null>;
  /** Major version of a program of PostgreSQL; null when it is not installed. */
  programVersion(program: string): Promise<number | null>;
}

export const systemProbes: Probes = {
  timeoutMs: 4000,
  now: () => new Date(),
  nodeVersion: process.versions.node,
  resolveTxt,
  fetch,
  publicAddress: ({ hostname, port }) => ({ host: hostname, port: Number(port) || 443 }),
  isThisMachine: isLoopback,
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  async memoryBytes() {
    const limit = Number(await readFile('/sys/fs/cgroup/memory.max', 'utf8').catch(() => ''));
    return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  },
  heapBytes: () => getHeapStatistics().heap_size_limit,
  async maxOpenFiles() {
    const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
    const found = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return found ? Number(found) : null;
  },
  async programVersion(program) {
    const child = spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]).catch(() => ['']);
    const version = / (\d+)/.exec(printed)?.[1];
    return version ? Number(version) : null;
  },
};
