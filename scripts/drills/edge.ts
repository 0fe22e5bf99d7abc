// npm run drill -- edge   Varnish in front of the site: hits, speed, purges, pages of a killed site, no personal data
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';
import autocannon from 'autocannon';
import { Command } from 'commander';
import { startProductionSites } from '../lib/production-site';
import { startVarnish } from './edge/varnish';
import { addressesOf, inLanes, visit } from './edge/visits';
import { withDatabase } from './lib/database';

const options = new Command('npm run drill -- edge')
  .description(
    'Needs Varnish and a PostgreSQL (DATABASE_URL, by default on this machine). Creates a database and drops it.',
  )
  .option('--requests <count>', 'requests of the mixed load', Number, 10_000)
  .parse()
  .opts<{ requests: number }>();

const edgeSeconds = 20;
/** Purges are queued jobs; the next ones after the first of a key wait for up to ten seconds. */
const purgeLimitMs = 15_000;
const personalAnswers = 10_000;

interface Row {
  promise: string;
  measured: string;
  holds: boolean;
}

const pagesPerSecond = async (origin: string, pages: readonly string[]) => {
  const requests = pages.map((path) => ({ method: 'GET' as const, path }));
  const {
    requests: answered,
    non2xx,
    errors,
  } = await autocannon({ url: origin, requests, connections: 8, duration: 5 });
  if (non2xx || errors) throw new Error(`${origin}: ${non2xx + errors} pages failed`);
  return answered.average;
};

/** Texts of 6 characters or more in the answers that only this user gets. */
async function personalTexts(api: string, token: string): Promise<string[]> {
  const { text } = await visit(`${api}/auth/user`, { authorization: `Bearer ${token}` });
  const found = [...text.matchAll(/"([^"\\]{6,200})"(?=[,}\]])/g)].map(([, value = '']) => value);
  return [token, ...found];
}

const holds = await withDatabase(async ({ databaseUrl, query }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-edge-'));
  const purgeToken = randomBytes(24).toString('hex');
  const edgePort = await freePort();
  const edgeOrigin = `http://127.0.0.1:${edgePort}`;
  const sites = await startProductionSites(1, {
    databaseUrl,
    publicOrigin: edgeOrigin,
    environment: {
      EDGE_SECONDS: String(edgeSeconds),
      EDGE_PURGE_URL: `${edgeOrigin}/`,
      EDGE_PURGE_TOKEN: purgeToken,
      TRUST_PROXY: '1',
    },
  });
  const [site] = sites.processes;
  if (!site) throw new Error('no process');
  const edge = await startVarnish(edgePort, site.port, folder, purgeToken);
  const rows: Row[] = [];
  const add = (promise: string, measured: string, holds: boolean) => rows.push({ promise, measured, holds });
  try {
    const courses = await query<{ id: number; slug: string }>(
      `select id, 'course' as slug from courses where is_public order by id limit 60`,
    );
    const { pages, calls } = addressesOf(courses);
    const { tokens } = sites;

    // Ten calls are seven searches or lists, two pages and a like, as in bench -- mixed-load.
    let hits = 0;
    let reads = 0;
    let failed = 0;
    await inLanes(options.requests, async (at) => {
      if (at % 10 === 9) {
        const headers = { authorization: `Bearer ${tokens.learner}`, 'content-type': 'application/json' };
        const body = JSON.stringify({ courseId: courses[at % courses.length]?.id, is_like: true });
        const answer = await fetch(`${edge.origin}/backend/training-info/CourseAction`, {
          method: 'POST',
          headers,
          body,
        });
        await answer.arrayBuffer();
        if (!answer.ok) failed += 1;
        return;
      }
      const list = at % 10 < 7 ? calls : pages;
      const answer = await visit(edge.origin + list[(at * 7) % list.length]);
      reads += 1;
      if (answer.isHit) hits += 1;
      if (answer.status !== 200) failed += 1;
    });
    add(
      'more than 95 % of the reads of the mixed load are hits',
      `${((100 * hits) / reads).toFixed(2)} %`,
      hits / reads > 0.95,
    );
    add('no request of it fails', String(failed), failed === 0);

    const alone = await pagesPerSecond(site.origin, pages);
    const ofEdge = await pagesPerSecond(edge.origin, pages);
    add(
      'the edge sends more pages a second than the site',
      `${Math.round(ofEdge)} beside ${Math.round(alone)}`,
      ofEdge > alone,
    );

    const [post] = await query<{ id: number; title: string }>(
      `select id, title from blog_posts where status = 'published' order by published_at desc limit 1`,
    );
    if (!post) throw new Error('The demo data has no post.');
    const isShown = async () => (await visit(`${edge.origin}/blog`)).text.includes(post.title);
    const wasShown = await isShown();
    const deleted = await fetch(`${site.origin}/backend/blogs/${post.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${tokens.admin}` },
    });
    if (!deleted.ok) throw new Error(`The post was not deleted: ${deleted.status} ${await deleted.text()}`);
    const deletedAt = Date.now();
    while (Date.now() - deletedAt < purgeLimitMs && (await isShown())) await delay(50);
    const goneMs = Date.now() - deletedAt;
    add('a change purges the page of the edge', `after ${goneMs} ms`, wasShown && goneMs < purgeLimitMs);

    const purge = await fetch(edge.origin, { method: 'PURGE', headers: { 'surrogate-key': 'pages' } });
    add('a purge without the token of the site is refused', String(purge.status), purge.status === 405);

    const shown = new Set<string>();
    for (const path of [...pages, ...calls]) shown.add((await visit(site.origin + path)).text);
    const publicText = [...shown].join('\n');
    const people = Object.values(tokens);
    const texts = (await Promise.all(people.map((token) => personalTexts(`${site.origin}/backend`, token)))).flat();
    const personal = [...new Set(texts)].filter((text) => !publicText.includes(text));
    let searched = 0;
    let found = 0;
    let cachedForSession = 0;
    const all = [...pages, ...calls];
    // Visitors and signed-in people take turns at every address; a browser sends the cookie with every call.
    while (searched < personalAnswers) {
      await inLanes(2000, async (at) => {
        const token = people[at % people.length] ?? '';
        const path = all[(at * 7) % all.length] ?? '/';
        const cookie = `theme=${at % 2 ? 'dark' : 'light'}; auth_token=${token}; user_id=7`;
        const mine = await visit(edge.origin + path, { cookie, authorization: `Bearer ${token}` });
        if (mine.isHit) cachedForSession += 1;
        const answers = [
          mine,
          await visit(edge.origin + path),
          await visit(edge.origin + path, { cookie: 'theme=dark' }),
        ];
        for (const answer of answers.filter(({ isHit }) => isHit)) {
          searched += 1;
          if (personal.some((text) => answer.text.includes(text))) found += 1;
        }
      });
    }
    add(
      'no cached answer holds a personal byte',
      `${found} of ${searched}, ${personal.length} texts of ${people.length} people`,
      found === 0 && personal.length >= people.length,
    );
    add('no answer to a session comes from the cache', String(cachedForSession), cachedForSession === 0);

    for (const path of all) await visit(edge.origin + path);
    await site.end('SIGKILL');
    let answered = 0;
    let broken = 0;
    for (const waitMs of [0, edgeSeconds * 1000 + 5000]) {
      await delay(waitMs);
      await inLanes(all.length, async (at) => {
        const { status } = await visit(edge.origin + all[at]);
        if (status === 200) answered += 1;
        else broken += 1;
      });
    }
    add(
      'pages and lists answer while the site is killed, also when they are stale',
      `${answered} of ${answered + broken}`,
      broken === 0,
    );
  } finally {
    await edge.stop();
    await sites.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.table(rows);
  return rows.every((row) => row.holds);
});
if (!holds) process.exitCode = 1;
