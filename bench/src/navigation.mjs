// npm run bench -- navigation [--url http://localhost:3000] [--rounds 15]   navigation between two loaded remotes
// Time from the click on a link until the heading of the other remote's page is painted. Unthrottled. Needs a running
// site in demo mode with RATE_LIMIT=0.
import { parseArgs } from 'node:util';
import { launch, median, profiles } from './measure.mjs';
import { cookiesOf, sessionOf } from './measure-people.mjs';

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:3000' }, rounds: { type: 'string', default: '15' } },
});
const { url: origin } = values;
const rounds = Number(values.rounds);

/** Each user navigates from the public courses to the area behind this entry, and back. */
const areas = [
  { email: 'learner@kaksha.test', entry: 'My learning', remote: 'learner' },
  { email: 'trainer@kaksha.test', entry: 'Trainer area', remote: 'trainer' },
  { email: 'admin@kaksha.test', entry: 'Blog Dashboard', remote: 'blog-admin' },
];

const browser = await launch();
try {
  console.log('| from | to | median ms | p75 ms |\n|---|---|---|---|');
  const all = [];
  for (const area of areas) {
    const { there, back } = await measureRoundTrips(area);
    row('public', area.remote, there);
    row(area.remote, 'public', back);
    all.push(...there, ...back);
  }
  row('any', 'any', all);
} finally {
  await browser.close();
}

async function measureRoundTrips({ email, entry, remote }) {
  const context = await browser.newContext({ viewport: profiles.none.viewport, baseURL: origin });
  await context.addCookies(cookiesOf(origin, await sessionOf(origin, email)));
  const page = await context.newPage();
  await page.goto('/live-courses', { waitUntil: 'networkidle' });
  const samples = { there: [], back: [] };
  // The first round trip loads the remote and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
    const there = await pressed(page, page.getByRole('menuitem', { name: entry }), remote);
    await page.waitForLoadState('networkidle');
    const courses = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' });
    const back = await pressed(page, courses, 'public');
    await page.waitForLoadState('networkidle');
    if (round === 0) continue;
    samples.there.push(there);
    samples.back.push(back);
  }
  await context.close();
  return samples;
}

/** Milliseconds from the click until the remote's heading is painted. */
async function pressed(page, link, remote) {
  const painted = page.evaluate(watchHeading, remote);
  await link.click();
  return painted;
}

/** Runs in the page. */
function watchHeading(remote) {
  return new Promise((resolve) => {
    let began = 0;
    addEventListener('click', (event) => (began = event.timeStamp), { capture: true, once: true });
    const look = () => {
      if (!began || !document.querySelector(`[data-remote="${remote}"] h1`)) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

function row(from, to, samples) {
  const p75 = [...samples].sort((a, b) => a - b)[Math.ceil(samples.length * 0.75) - 1];
  console.log(`| ${from} | ${to} | ${median(samples).toFixed(0)} | ${p75.toFixed(0)} |`);
}
