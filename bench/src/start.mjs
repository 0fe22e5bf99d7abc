// DATABASE_URL=… npm run bench -- start [--rounds 5] [--seconds 30]   start and memory of the compiled site
// Needs `npm run build`. The peer is a bare Fastify server.

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@kaksha/api/test/free-port';
import autocannon from 'autocannon';
import pg from 'pg';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '30' } },
});
const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server on which databases may be made.');
const root = resolve(import.meta.dirname, '../..');
const name = `kaksha_start_${randomBytes(4).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'kaksha-start-'));
const bare = `
  import Fastify from 'fastify';
  const app = Fastify();
  app.get('/backend/health/ready', () => ({ success: true, status: 'success' }));
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });`;

async function onServer(text) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Starts the process and waits for its first answer. Times in milliseconds, memory in megabytes. */
async function start(words) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_ORIGIN: origin,
      DRAIN_SECONDS: '0',
      DATA_DIR: folder,
      RELEASE_ROOT: process.env.RELEASE_ROOT ?? join(root, '.data/keys/root.json'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Kaksha <hello@kaksha.test>',
      RATE_LIMIT: '0',
      DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href,
      LOG_LEVEL: 'silent',
      ENCRYPTION_KEYS: Buffer.alloc(32, 'k').toString('base64'),
    },
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${words.join(' ')} ended with exit code ${child.exitCode}`);
    const answer = await fetch(`${origin}/backend/health/ready`).catch(() => null);
    if (answer?.ok) break;
    await delay(5);
  }
  const ms = performance.now() - began;
  const [, , ...stat] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').join(' ) ').split(' ');
  const cpuMs = 10 * (Number(stat[12]) + Number(stat[13]));
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const end = async () => {
    const exit = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await exit;
  };
  return { origin, ms, cpuMs, memory, end };
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const contestants = {
  'site (--web)': [join(root, 'dist/main.js'), '--web'],
  'bare Fastify': ['--input-type=module', '-e', bare],
};

await onServer(`create database ${name}`);
try {
  const results = Object.fromEntries(Object.keys(contestants).map((each) => [each, { ms: [], cpuMs: [] }]));
  // The first round creates the tables.
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const [each, words] of Object.entries(contestants)) {
      const started = await start(words);
      if (round >= 0) for (const figure of ['ms', 'cpuMs']) results[each][figure].push(started[figure]);
      await started.end();
    }
  }
  console.log('| | first answer, median ms | of it CPU, ms |\n|---|---|---|');
  for (const [each, { ms, cpuMs }] of Object.entries(results)) {
    console.log(`| ${each} | ${median(ms).toFixed(0)} | ${median(cpuMs)} |`);
  }
  const site = await start(contestants['site (--web)']);
  await delay(10_000);
  const idle = site.memory();
  const requests = ['/', '/live-courses', '/blog', '/backend/patrons-registration/GetAllCourses'].map((path) => ({
    path,
  }));
  await autocannon({ url: site.origin, requests, connections: 8, duration: Number(values.seconds) });
  console.log(`\nmemory: ${idle.toFixed(0)} MB idle, ${site.memory().toFixed(0)} MB after ${values.seconds} s of load`);
  await site.end();
} finally {
  await onServer(`drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}
