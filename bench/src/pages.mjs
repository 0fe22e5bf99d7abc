// npm run bench -- pages [--rounds 7] [--profile slow|none] [--url …] [--monolith …]   bytes and paint of cold visits
// Compares cold visits of home, search, course and blog post: the federated site, a monolith of the same sources on the
// same server, the monolith's pages without scripts, and a static page that was written by hand. Interleaved in one
// run. Without --url and --monolith it builds and starts both with new demo data.
import { parseArgs } from 'node:util';
import { launch, median, profiles, visit } from './measure.mjs';
import { publishArticle } from './measure-article.mjs';
import { findExamples, startContestants } from './measure-contestants.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    profile: { type: 'string' },
    url: { type: 'string' },
    monolith: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const running = values.url && values.monolith ? { ...values, stop() {} } : await startContestants();

const article = await publishArticle(running.url);

try {
  const pages = await addressesOf(running.url);
  for (const name of values.profile ? [values.profile] : Object.keys(profiles))
    report(name, await run(pages, profiles[name]));
} finally {
  await article.remove();
  await running.stop();
}

async function addressesOf(origin) {
  return {
    home: '/',
    search: '/live-courses',
    ...(await findExamples(origin)),
    article: article.path,
  };
}

async function run(pages, profile) {
  const kinds = { federated: running.url, monolith: running.monolith, static: `${running.monolith}/static` };
  const visits = Object.entries(pages).flatMap(([page, path]) =>
    Object.entries(kinds).map(([kind, base]) => ({ page, kind, url: base + path })),
  );
  visits.push({ page: 'article', kind: 'handwritten', url: article.staticUrl });
  const samples = new Map(visits.map(({ page, kind }) => [`${page}/${kind}`, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const browser = await launch();
    // Rotates the order, so that no contestant is always first.
    const order = visits.map((_, i) => visits[(i + round) % visits.length]);
    for (const { page, kind, url } of order) {
      const sample = await visit(browser, url, profile);
      if (round > 0) samples.get(`${page}/${kind}`).push(sample); // the first round fills the servers' caches
    }
    await browser.close();
  }
  return { pages, samples };
}

function report(profile, { pages, samples }) {
  const of = (page, kind, read) => median(samples.get(`${page}/${kind}`).map(read));
  console.log(
    `\nProfile ${profile}: ${rounds} rounds, medians; ratios: federated to monolith, and LCP to the page without scripts`,
  );
  console.log(
    '| page | FCP | LCP | hydrated | script KB | LCP to static | requests | KB | CLS |\n|---|---|---|---|---|---|---|---|---|',
  );
  for (const page of Object.keys(pages)) {
    const ratio = (read, to = 'monolith') => of(page, 'federated', read) / of(page, to, read);
    const time = (key) => `x${ratio((s) => s[key]).toFixed(2)} (${of(page, 'federated', (s) => s[key]).toFixed(0)} ms)`;
    const script = (s) => (s.bytes.script ?? 0) / 1024;
    const cells = [
      page,
      time('fcp'),
      time('lcp'),
      time('hydrated'),
      `x${ratio(script).toFixed(2)} (${of(page, 'federated', script).toFixed(1)})`,
      `x${ratio((s) => s.lcp, 'static').toFixed(2)}`,
      of(page, 'federated', (s) => s.requests),
      of(page, 'federated', (s) => s.bytes.total / 1024).toFixed(0),
      of(page, 'federated', (s) => s.cls).toFixed(3),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const handwritten = (key) => of('article', 'handwritten', (s) => s[key]);
  console.log(
    `\nBeside the hand-written static page with the article and its picture: FCP ${handwritten('fcp').toFixed(0)} ms, LCP ${handwritten('lcp').toFixed(0)} ms`,
  );
  console.log('| page | FCP to it | LCP to it | total blocking time ms |\n|---|---|---|---|');
  for (const page of Object.keys(pages)) {
    const ratio = (key) => `x${(of(page, 'federated', (s) => s[key]) / handwritten(key)).toFixed(2)}`;
    const lcp = page === 'article' ? ratio('lcp') : '';
    console.log(`| ${page} | ${ratio('fcp')} | ${lcp} | ${of(page, 'federated', (s) => s.tbt).toFixed(0)} |`);
  }
}
