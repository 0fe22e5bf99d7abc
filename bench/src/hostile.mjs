// [DATABASE_URL=…] npm run bench -- hostile [--seconds 20]   latency of /health/live under slow inputs
// A site in production mode, on a new database of the PostgreSQL server of DATABASE_URL or on the embedded one,
// without rate limits. The inputs are those that made patterns and loops of earlier versions take polynomial time. The
// peer is a bare Fastify server in its own process on the same machine. Exits with 1 when /health/live takes more than
// 100 ms at the 99th percentile.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { startProductionSite } from '../../scripts/lib/production-site';
import { quantile } from './measure-quantile.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const budgetMs = 100;
const connections = 8;
const pauseMs = 10;

const database = process.env.DATABASE_URL ? await createTemporaryDatabase() : null;
const site = await startProductionSite({ databaseUrl: database?.url });
const children = [];
const start = async (file, message) => {
  const child = fork(join(import.meta.dirname, file));
  children.push(child);
  child.send(message);
  const [answer] = await once(child, 'message');
  return { child, answer };
};
let failed = true;
try {
  const { answer: bare } = await start('measure-bare-health.mjs', {});
  const peers = { '/health/live': `${site.api}/health/live`, 'bare Fastify': bare.url };
  const idle = await measure(peers, 3000);
  const { child: attack } = await start('measure-attack.mjs', { api: site.api, tokens: site.tokens, connections });
  const attacked = await measure(peers, Number(values.seconds) * 1000);
  attack.send('stop');
  const [{ calls, unexpected, longest }] = await once(attack, 'message');

  console.log(`\n${calls} hostile calls from ${connections} connections in ${values.seconds} s\n`);
  console.log('| | p50 ms | p99 ms | longest ms | calls |\n|---|---|---|---|---|');
  for (const [label, samples] of [...rowsOf('idle', idle), ...rowsOf('under attack', attacked)]) {
    const figures = [0.5, 0.99, 1].map((part) => quantile(samples, part).toFixed(1));
    console.log(`| ${label} | ${figures.join(' | ')} | ${samples.length} |`);
  }
  const p99 = quantile(attacked['/health/live'], 0.99);
  console.log(`Longest calls: ${longest.join(', ')}`);
  if (unexpected.length > 0) console.error(`\nUnexpected answers:\n${unexpected.join('\n')}`);
  failed = p99 > budgetMs || unexpected.length > 0;
  console.log(`\np99 of /health/live under attack: ${p99.toFixed(1)} ms, budget ${budgetMs} ms`);
} finally {
  for (const child of children) child.kill();
  await site.stop();
  await database?.drop();
}
process.exit(failed ? 1 : 0);

/** Calls the peers in turn. @returns the milliseconds of each call by peer */
async function measure(peers, durationMs) {
  const samples = Object.fromEntries(Object.keys(peers).map((name) => [name, []]));
  const end = performance.now() + durationMs;
  while (performance.now() < end) {
    for (const [name, url] of Object.entries(peers)) {
      const began = performance.now();
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
      samples[name].push(performance.now() - began);
    }
    await sleep(pauseMs);
  }
  return samples;
}

function rowsOf(phase, samples) {
  return Object.entries(samples).map(([name, list]) => [`${name}, ${phase}`, list]);
}
