// [DATABASE_URL=…] npm run bench -- join [--learners 1000] [--seconds 60]   learners join one class within a minute
// One API process on a new database of the PostgreSQL server of DATABASE_URL, or on the embedded one. The load comes
// from a process of its own. On PostgreSQL the peer is a bare Fastify with `pg` in the same run. Exits with 1 above 300
// ms at the 99th percentile, and when an attendance is missing or stored twice.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { Command } from 'commander';
import { quantile } from './measure-quantile';

const budgetMs = 300;
const { learners, seconds } = new Command('npm run bench -- join')
  .option('--learners <count>', 'learners who join, every tenth twice', Number, 1000)
  .option('--seconds <count>', 'time in which they arrive', Number, 60)
  .parse()
  .opts<{ learners: number; seconds: number }>();

const database = process.env.DATABASE_URL ? await createTemporaryDatabase() : null;
const dataFolder = mkdtempSync(join(tmpdir(), 'kaksha-join-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  DEMO: '1',
  DATABASE_URL: database?.url ?? '',
  DATABASE_POOL: '10',
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'silent',
  // All learners have the address of the load.
  RATE_LIMIT: '0',
};
const children: ChildProcess[] = [];

function start(file: string, ...args: string[]): ChildProcess {
  const child = fork(join(import.meta.dirname, 'join', file), args, { env, execArgv: ['--import', 'tsx'] });
  children.push(child);
  return child;
}

/** The next message of a process. @throws Error when it ends before */
async function answerOf<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the benchmark ended with code ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}

try {
  const api = start('api.ts', String(learners));
  const { url, tokens } = await answerOf<{ url: string; tokens: string[] }>(api);
  const servers = [{ name: 'Kaksha', url }];
  if (database) servers.push({ name: 'bare Fastify and pg', ...(await answerOf<{ url: string }>(start('bare.ts'))) });

  const load = start('load.ts');
  load.send({ servers, tokens, seconds });
  const { times, failures } = await answerOf<{ times: Record<string, number[]>; failures: string[] }>(load);
  api.send('count');
  const stored = await answerOf<{ rows: number; learners: number }>(api);

  const place = `${database ? 'PostgreSQL' : 'the embedded database'}, ${cpus().length} cores`;
  console.log(`\n${learners} learners in ${seconds} s on ${place}, every tenth joins twice\n`);
  console.log('| server | joins | p50 ms | p99 ms | longest ms |\n|---|---|---|---|---|');
  for (const [name, list] of Object.entries(times)) {
    const figures = [0.5, 0.99, 1].map((share) => quantile(list, share).toFixed(1));
    console.log(`| ${name} | ${list.length} | ${figures.join(' | ')} |`);
  }
  console.log(`\n${stored.rows} attendances of ${stored.learners} learners are stored`);
  if (failures.length > 0) console.error(`\n${failures.length} joins failed, e.g. ${failures[0]}`);
  const p99 = quantile(times.Kaksha ?? [], 0.99);
  const isOnce = stored.rows === learners && stored.learners === learners;
  if (failures.length > 0 || !isOnce || p99 > budgetMs) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await database?.drop();
  rmSync(dataFolder, { recursive: true, force: true });
}
