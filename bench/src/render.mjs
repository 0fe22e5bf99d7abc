// npm run bench -- render [--url … --pid …] [--rounds 3] [--seconds 2] [--connections 8]   pages per second of the server
// Measures pages per second and latency of the server: each page from the page cache as Brotli, beside a bare Fastify
// that sends the same bytes, and with a new address for each request, which renders the page from cached data. Rounds
// are interleaved. Without --url it starts the site with new demo data. Servers are limited to the first core with
// `taskset` where it exists; a site that runs already needs RATE_LIMIT=0, and --pid to be limited.
import { fork, spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { median } from './measure.mjs';
import { findExamples, startSiteOnly } from './measure-contestants.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    pid: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '8' },
  },
});
const brotli = { 'accept-encoding': 'br' };
const site = values.url
  ? { url: values.url, pid: values.pid, stop() {} }
  : await startSiteOnly({ env: { RATE_LIMIT: '0' } });
let visit = 0;
let peer;
try {
  const pages = await readPages();
  peer = await startPeer(pages);
  for (const pid of [site.pid, peer.pid]) limitTo('0', pid);
  if (availableParallelism() > 1) limitTo('1', process.pid);
  report(pages, await measure(pages));
} finally {
  peer?.stop();
  await site.stop();
}

/** Each page with its bytes as Brotli, their content headers, and the length of its HTML. */
async function readPages() {
  const { course, post } = await findExamples(site.url);
  const paths = { home: '/', search: '/live-courses', course, blog: '/blog', post };
  return Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      const html = await read(path, {});
      const { body, headers } = await read(path, brotli);
      const content = ['content-type', 'content-encoding', 'vary'].map((header) => [header, headers[header]]);
      return { name, path, htmlLength: html.body.length, body, headers: Object.fromEntries(content) };
    }),
  );
}

/** The bytes as they are sent, which `fetch` would decompress. */
function read(path, headers) {
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      if (answer.statusCode === 200) resolve({ body, headers: answer.headers });
      else reject(new Error(`${path} answered ${answer.statusCode}`));
    }).on('error', reject);
  });
}

async function startPeer(pages) {
  const child = fork(join(import.meta.dirname, 'measure-bare-pages.mjs'), { execArgv: [] });
  const ready = new Promise((resolve) => child.once('message', resolve));
  child.send(pages.map(({ path, body, headers }) => ({ path, body: body.toString('base64'), headers })));
  const { url } = await ready;
  return { url, pid: child.pid, stop: () => child.kill() };
}

function limitTo(core, pid) {
  if (!pid) return;
  const { status } = spawnSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
  if (status !== 0) console.error(`process ${pid} is not limited to one core`);
}

async function measure(pages) {
  const samples = new Map(pages.map(({ name }) => [name, { cached: [], bare: [], rendered: [] }]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { name, path } of pages) {
      const runs = {
        cached: () => load(site.url, { path, headers: brotli }),
        bare: () => load(peer.url, { path, headers: brotli }),
        rendered: () => load(site.url, { setupRequest: newVisitOf(path) }),
      };
      // Rotates the order, so that no contestant is always first.
      const order = Object.keys(runs).map((_, place, all) => all[(place + round) % all.length]);
      for (const kind of order) samples.get(name)[kind].push(await runs[kind]());
    }
  }
  return samples;
}

function newVisitOf(path) {
  return (request) => {
    visit += 1;
    return { ...request, path: `${path}?visit=${visit}` };
  };
}

async function load(url, request) {
  const run = { url, connections: Number(values.connections), requests: [request] };
  await autocannon({ ...run, duration: 1 }); // warm-up
  const { requests, latency, non2xx } = await autocannon({ ...run, duration: Number(values.seconds) });
  if (non2xx) throw new Error(`${non2xx} answers were not successful`);
  return { rate: requests.average, late: latency.p97_5 };
}

function report(pages, samples) {
  const columns = ['page', 'HTML kB', 'Brotli kB', 'cached: pages a second', 'p97.5 ms', 'bare Fastify', 'ratio'];
  console.log(`| ${[...columns, 'rendered: pages a second', 'p97.5 ms'].join(' | ')} |\n|${'---|'.repeat(9)}`);
  for (const { name, htmlLength, body } of pages) {
    const of = (kind, figure) => median(samples.get(name)[kind].map((sample) => sample[figure]));
    const ratios = samples.get(name).cached.map(({ rate }, round) => rate / samples.get(name).bare[round].rate);
    const cells = [
      name,
      (htmlLength / 1000).toFixed(1),
      (body.length / 1000).toFixed(1),
      of('cached', 'rate').toFixed(0),
      of('cached', 'late').toFixed(0),
      of('bare', 'rate').toFixed(0),
      `x${median(ratios).toFixed(2)}`,
      of('rendered', 'rate').toFixed(0),
      of('rendered', 'late').toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
