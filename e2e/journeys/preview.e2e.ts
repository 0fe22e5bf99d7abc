import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hourMs } from '@kaksha/domain/time-units';
import { issuePreview } from '@kaksha/release/previews';
import { testStore } from '@kaksha/release/test-store';
import { runRelease } from '../../scripts/lib/release-cli/run';
import { axeViolations, colourRules } from '../support/axe';
import { useOwnStore } from '../support/own-store';
import { people, sessionOf } from '../support/people';
import { interactive, useSite } from '../support/site';

/** Stored releases on the live site, for those who have the link. */
const own = useOwnStore();
const site = useSite(own.settings);
const previewed = '2.0.0-preview';
let live: string;

beforeAll(async () => {
  live = (await own.store.live()).names.public?.version ?? '';
  const {
    files,
    publishedAt: _at,
    commit: _commit,
    author: _author,
    ...facts
  } = await own.store.release('public', live);
  const dist = join(own.folder, 'build');
  for (const file of Object.keys(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    cpSync(join(await own.store.local('public', live), file), join(dist, file));
  }
  const entry = join(dist, facts.entry);
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}\n/* another build */`);
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ ...facts, version: previewed }));
  await own.store.publish(dist, { commit: null, author: 'the journeys' });
});

async function preview(...args: string[]) {
  const environment = { root: resolve(__dirname, '../..'), env: process.env, store: own.store, log: () => {} };
  const { code, out, error } = await runRelease(['preview', ...args, '--json'], environment);
  expect([code, error]).toEqual([0, '']);
  return JSON.parse(out);
}
const issue = () => preview('public', previewed, '--site', site.origin, '--no-check');

const bootOf = (html: string) => JSON.parse(/id="kaksha-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

/** What browsers have reported of each release, as the operator reads it. */
async function figures() {
  const cookies = await sessionOf(site.origin, people.admin);
  const token = cookies.find(({ name }) => name === 'auth_token')?.value;
  const answer = await fetch(`${site.origin}/backend/telemetry/releases?minutes=60`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.results as { remote: string; version: string; loads: number }[];
}

test('a link shows a published release, rendered on the server; other visitors keep the live one, and nothing is counted', async () => {
  const { link } = await issue();
  const before = await figures();
  const page = await site.newPage();
  const startedAt = performance.now();
  const response = await page.goto(link);
  const seconds = (performance.now() - startedAt) / 1000;
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  process.stderr.write(
    `a preview shows after ${(paint / 1000).toFixed(2)} s, and reacts to input after ${seconds.toFixed(2)} s\n`,
  );

  expect(page.url()).toBe(`${site.origin}/`);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const html = (await response?.text()) ?? '';
  expect(bootOf(html)).toMatchObject({
    render: { remotes: expect.arrayContaining(['public']) },
    registry: { remotes: { public: { version: previewed } } },
  });
  expect(html).toContain(`/remotes/public/${previewed}/`);
  const bar = page.getByRole('status', { name: 'Preview' });
  expect(await bar.textContent()).toContain(`Preview of public ${previewed} until `);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('list', { name: 'Courses' }).waitFor();
  await bar.waitFor();
  expect(await page.evaluate(() => document.cookie)).not.toContain('preview');

  const other = await (await fetch(site.origin)).text();
  expect(bootOf(other).registry.remotes.public.version).toBe(live);
  expect(other).not.toContain('kaksha-preview');

  const reported = page.waitForResponse((answer) => answer.url().endsWith('/backend/telemetry'));
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await reported;
  expect(await figures()).toEqual(before);
});

test('the bar ends the preview, with the keyboard and without scripts, and leads back to the page', async () => {
  const { link } = await issue();
  for (const javaScript of [true, false]) {
    const page = await site.newPage({ javaScript });
    await page.goto(link.replace('/?', '/live-courses?page=1&'));
    const bar = page.getByRole('status', { name: 'Preview' });
    await bar.getByRole('button', { name: 'End the preview' }).focus();
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${site.origin}/live-courses?page=1`);
    expect(bootOf(await page.content()).registry.remotes.public.version).toBe(live);
  }
});

test.each([
  ['light', 1350],
  ['dark', 390],
] as const)('the bar is accessible and covers no end of a page, %s at %d px', async (theme, width) => {
  const { link } = await issue();
  const page = await site.newPage({ theme, width });
  await page.goto(link);
  await interactive(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await axeViolations(page, colourRules)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [bar, footer] = await Promise.all([
    page.locator('#kaksha-preview').boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
  ]);
  expect(footer && bar && footer.y + footer.height <= bar.y + 1).toBe(true);
  expect(bar?.width).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('an expired, a revoked and a forged link say why they do not open', async () => {
  const past = testStore(own.store.storage.folder, { clock: () => Date.now() - 25 * hourMs });
  const releases = [{ name: 'public', version: previewed }];
  const { token } = await issuePreview(past, { releases, site: site.origin, hours: 24, by: null });
  const revoked = await issue();
  await preview('--revoke', revoked.id);
  const forged = (await issue()).link.replace(/.$/, (last: string) => (last === 'A' ? 'Q' : 'A'));
  const page = await site.newPage();
  site.allowPageError(/status of 4(?:03|10)/);
  for (const [link, status, text] of [
    [`${site.origin}/?preview=${token}`, 410, /The preview ended at /],
    [revoked.link, 410, /The team has ended the preview/],
    [forged, 403, /not signed with the keys of the parts/],
  ] as const) {
    const response = await page.goto(link);
    expect(response?.status()).toBe(status);
    await page.getByText(text).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Continue to the site' }).click();
  expect(bootOf(await page.content()).registry.remotes.public.version).toBe(live);
});
