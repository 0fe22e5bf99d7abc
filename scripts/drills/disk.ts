// npm run drill -- disk   takes the disk space of PostgreSQL away: first that of its tables, then that of its log
import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';
import { endPostgres, initCluster, postgresUser, startPostgres } from '@kaksha/api/test/postgres-server';
import { Command } from 'commander';
import { startProductionSites } from '../lib/production-site';
import { mountSmallDisk, type SmallDisk } from './disk/small-disk';
import { queryOnce } from './lib/database';

const options = new Command('npm run drill -- disk')
  .description('Needs root, to mount two small disks in memory, and the PostgreSQL server: apt-get install postgresql.')
  .option('--seconds <count>', 'time without space', Number, 15)
  .parse()
  .opts<{ seconds: number }>();

const tablesMb = 200;
const logMb = 24;
const writersAtOnce = 4;
/** How long the API may need once there is space. */
const recoveryLimitMs = 5000;

const folder = mkdtempSync(join(tmpdir(), 'kaksha-disk-'));
const user = postgresUser();
chmodSync(folder, 0o755);

interface Server {
  url: string;
  tables: SmallDisk;
  log: SmallDisk;
  /** Whether its process runs. */
  isRunning(): boolean;
  /** Starts it when it has ended, as a supervisor does. @throws Error while it cannot start */
  ensureRunning(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL whose tables and whose log are each on a small disk. */
async function startServer(): Promise<Server> {
  const disks: SmallDisk[] = [];
  let process: ChildProcess | undefined;
  const isRunning = () => process !== undefined && process.exitCode === null && process.signalCode === null;
  const stop = async () => {
    if (process) await endPostgres(process);
    for (const disk of disks) disk.unmount();
  };
  try {
    const [tables, log] = [
      mountSmallDisk(join(folder, 'tables'), tablesMb),
      mountSmallDisk(join(folder, 'log'), logMb),
    ];
    disks.push(tables, log);
    const [data, wal] = [join(tables.folder, 'data'), join(log.folder, 'wal')];
    for (const each of [data, wal]) {
      mkdirSync(each, { mode: 0o700 });
      if (user.uid !== undefined) chownSync(each, user.uid, user.gid);
    }
    // Small segments of the log, so that it needs space often.
    initCluster(data, tables.folder, ['--waldir', wal, '--wal-segsize=1']);
    const port = await freePort();
    const settings = ['max_wal_size=8MB', 'min_wal_size=2MB', 'wal_recycle=off', 'restart_after_crash=on'];
    const start = async () => {
      process = await startPostgres({ data, port, folder: tables.folder, settings });
    };
    await start();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      tables,
      log,
      isRunning,
      ensureRunning: async () => {
        if (!isRunning()) await start();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Load {
  /** Texts of the messages that the API has acknowledged. */
  acknowledged: Set<string>;
  /** Answers by kind of call and status. */
  answers: { pages: Record<string, number>; reads: Record<string, number>; writes: Record<string, number> };
  end(): Promise<void>;
}

const count = (answers: Record<string, number>, status: string) => {
  answers[status] = (answers[status] ?? 0) + 1;
};

/** Visitors who read pages and lists, and write long messages to the platform. */
function startLoad(origin: string, prefix: string): Load {
  const load = { acknowledged: new Set<string>(), answers: { pages: {}, reads: {}, writes: {} } };
  let isOver = false;
  const statusOf = (path: string, init?: RequestInit) =>
    fetch(origin + path, init).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      () => 'no answer',
    );
  const read = async () => {
    for (let at = 0; !isOver; at += 1) {
      count(load.answers.pages, await statusOf('/'));
      count(
        load.answers.reads,
        await statusOf(`/backend/patrons-registration/GetAllCourses?course_name=${prefix}${at}`),
      );
      await delay(100);
    }
  };
  const write = async (writer: number) => {
    for (let at = 0; !isOver; at += 1) {
      const message = `${prefix} ${writer} ${at} ${'please '.repeat(20)}`.trim();
      const body = JSON.stringify({ type: 5, name: 'A visitor', email: 'visitor@example.com', message });
      const headers = { 'content-type': 'application/json' };
      const status = await statusOf('/backend/support-type', { method: 'POST', headers, body });
      count(load.answers.writes, status);
      if (status === '200') load.acknowledged.add(message);
      else await delay(20);
    }
  };
  const running = Promise.all([read(), ...Array.from({ length: writersAtOnce }, (_, writer) => write(writer))]);
  return {
    ...load,
    end: async () => {
      isOver = true;
      await running;
    },
  };
}

interface Row {
  'no space for': string;
  pages: string;
  reads: string;
  writes: string;
  acknowledged: number;
  lost: number;
  'server ended': boolean;
  'recovery ms': number;
}

/** Fills the disk under load. */
async function fillUnderLoad(server: Server, origin: string, part: 'tables' | 'log'): Promise<Row> {
  const disk = server[part];
  const before = startLoad(origin, `${part} before`);
  await delay(3000);
  disk.fill();
  await before.end();
  const load = startLoad(origin, `${part} full`);
  await delay(options.seconds * 1000);
  await load.end();
  const serverEnded = !server.isRunning();
  disk.free();
  await server.ensureRunning();
  const began = Date.now();
  while (!(await accepts(origin)) && Date.now() - began < 60_000) await delay(50);
  const recovery = Date.now() - began;
  const stored = new Set(
    (await queryOnce<{ message: string }>(server.url, 'select message from support_messages')).map(
      (row) => row.message,
    ),
  );
  const acknowledged = [...before.acknowledged, ...load.acknowledged];
  const { pages, reads, writes } = load.answers;
  return {
    'no space for': part,
    pages: JSON.stringify(pages),
    reads: JSON.stringify(reads),
    writes: JSON.stringify(writes),
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((message) => !stored.has(message)).length,
    'server ended': serverEnded,
    'recovery ms': recovery,
  };
}

/** Whether the API stores a message. */
const accepts = (origin: string) =>
  fetch(`${origin}/backend/support-type`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 5,
      name: 'A visitor',
      email: 'visitor@example.com',
      message: 'Is there space again?',
    }),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

async function run(): Promise<boolean> {
  const server = await startServer();
  try {
    const sites = await startProductionSites(1, { databaseUrl: server.url });
    try {
      const origin = sites.processes[0]?.origin ?? '';
      const rows = [await fillUnderLoad(server, origin, 'tables'), await fillUnderLoad(server, origin, 'log')];
      console.table(rows);
      const isOnly = (answers: string, allowed: readonly string[]) =>
        Object.keys(JSON.parse(answers)).every((status) => allowed.includes(status));
      return rows.every(
        (row) =>
          isOnly(row.pages, ['200']) &&
          isOnly(row.reads, ['200', '503']) &&
          isOnly(row.writes, ['200', '503']) &&
          row.writes.includes('503') &&
          row.lost === 0 &&
          row['recovery ms'] < recoveryLimitMs,
      );
    } finally {
      await sites.stop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!(await run())) process.exitCode = 1;
