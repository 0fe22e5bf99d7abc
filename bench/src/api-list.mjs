// npm run bench -- api-list [--sizes 120,100000] [--rounds 40] [--seconds 3] [--keep]   latency of the course list
// Measures the latency of the course list on embedded databases of several sizes, interleaved in one process. The first
// size is the reference of the ratios. Visitors' answers are cached for 2 s: the latencies bypass that cache, and the
// last table compares both. With DATABASE_URL it compares the list on PostgreSQL with a bare server instead.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp, createServices } from '@kaksha/api/app';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import autocannon from 'autocannon';
import { fillWithCourses } from './measure-courses.mjs';
import { compareLists } from './measure-lists.mjs';
import { quantile } from './measure-quantile.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '120,100000' },
    rounds: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '3' },
    keep: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
const server = process.env.DATABASE_URL;

const list = '/backend/patrons-registration/GetAllCourses';
const calls = {
  'first page': list,
  'page 10': `${list}?page=10`,
  'two categories': `${list}?category=cloud-field,data-field`,
  'level, mode and price': `${list}?difficulty_level=Beginner&timing_mode=Online&min_price=5000&max_price=20000`,
  'weekend batches': `${list}?days=weekend`,
  'text, by relevance': `${list}?course_name=kubernetes`,
  'text with a slip': `${list}?course_name=kuberntes`,
  'dearest first': `${list}?sort_by=price&sort_order=desc`,
  'best rated': `${list}?sort_by=rating`,
  facets: '/backend/patrons-registration/GetCourseFacets',
  'one course': '/backend/patrons-registration/GetCourseDetailsById/100',
};
/** An invalid token: the answer is the same as a visitor's, but bypasses the cache. */
const notKept = { authorization: 'Bearer none' };

async function open(size) {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-bench-'));
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  const { services, close } = await createServices(settings);
  const began = performance.now();
  await fillWithCourses(services.db, size);
  console.error(`${size} courses made in ${Math.round((performance.now() - began) / 1000)} s`);
  const app = await buildApp(settings, services);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    size,
    url,
    samples: Object.fromEntries(Object.keys(calls).map((name) => [name, []])),
    close: async () => {
      await app.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask({ url }, path) {
  const began = performance.now();
  const answer = await fetch(url + path, { headers: notKept });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}

async function throughput({ url }, headers) {
  const duration = Number(values.seconds);
  const { requests, non2xx } = await autocannon({ url: url + list, connections: 8, duration, headers });
  if (non2xx) throw new Error(`${non2xx} answers were not successful`);
  return requests.average;
}

async function compareSizes() {
  const databases = [];
  try {
    for (const size of sizes) databases.push(await open(size));
    for (let round = -3; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(calls)) {
        for (const database of databases) {
          const took = await ask(database, path);
          if (round >= 0) database.samples[name].push(took);
        }
      }
    }
    const [reference] = databases;
    const name = (size) => size.toLocaleString('en');
    console.log(
      `\nMilliseconds, median / p95 of ${rounds} rounds, and the ratio of the medians to ${name(reference.size)} courses\n`,
    );
    console.log(`| call | ${databases.map(({ size }) => name(size)).join(' | ')} | ratio |`);
    console.log(`|---|${'---|'.repeat(databases.length + 1)}`);
    for (const call of Object.keys(calls)) {
      const medians = databases.map(({ samples }) => quantile(samples[call], 0.5));
      const cells = databases.map(
        ({ samples }, at) => `${medians[at].toFixed(1)} / ${quantile(samples[call], 0.95).toFixed(1)}`,
      );
      console.log(`| ${call} | ${cells.join(' | ')} | x${(medians.at(-1) / medians[0]).toFixed(1)} |`);
    }
    console.log(
      '\nRequests a second for the first page, 8 connections\n\n| courses | each asked | kept 2 s | ratio |\n|---|---|---|---|',
    );
    for (const database of databases) {
      const asked = await throughput(database, notKept);
      const kept = await throughput(database, {});
      console.log(
        `| ${name(database.size)} | ${asked.toFixed(0)} | ${kept.toFixed(0)} | x${(kept / asked).toFixed(1)} |`,
      );
    }
  } finally {
    for (const database of databases) await database.close();
  }
}

if (server) {
  const options = { rounds: Math.min(rounds, 7), seconds: Number(values.seconds), keep: values.keep };
  await compareLists(server, { ...options, size: sizes.at(-1) });
} else await compareSizes();
