import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseRef } from '@kaksha/release/types';
import { buildTemplate } from '../support/build-remote';
import { startTemporaryReleases, type TemporaryReleases } from '../support/own-releases';
import { people } from '../support/people';
import { useSite } from '../support/site';

const root = resolve(__dirname, '../..');
const site = useSite();
const tools = ['rspack', 'vite'] as const;
/** A release that was built for an earlier version of the contract. */
const older = join(__dirname, '../fixtures/contract-1.3');
let platform: TemporaryReleases;
/** Below the repository, so that its packages resolve. */
let folder: string;

beforeAll(async () => {
  mkdirSync(join(root, '.cache/e2e'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/e2e/tools-'));
  const build = (tool: (typeof tools)[number]) =>
    buildTemplate(folder, { name: `${tool}-report`, title: `Built with ${tool}`, serverRendering: true, tool });
  const [started, ...builds] = await Promise.all([startTemporaryReleases(site.origin), ...tools.map(build)]);
  platform = started;
  const source = { commit: null, author: 'the journeys' };
  const releases: ReleaseRef[] = tools.map((tool) => ({ name: `${tool}-report`, version: '1.0.0' }));
  for (const dist of [...builds, older]) await platform.store.publish(dist, source);
  releases.push({ name: 'older', version: '1.0.0' });
  await platform.store.promoteTogether(releases, 'the journeys');
  for (const { name, version } of releases) await platform.given(name, version);
}, 180_000);
afterAll(() => {
  platform?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each(tools)('a remote built with %s is rendered on the server and runs in the site', async (tool) => {
  const html = await (await fetch(`${platform.origin}/${tool}-report`)).text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>Built with ${tool}</h1>`));
  const page = await site.newPage();
  await page.goto(`${platform.origin}/${tool}-report`);
  const remote = page.locator(`[data-remote="${tool}-report"]`);
  const list = remote.getByRole('list', { name: 'Categories' });
  await list.waitFor();
  expect(await list.evaluate((each) => getComputedStyle(each).display)).toBe('grid');
  // A link to another remote and back is handled in the browser, with the host's router.
  await list.getByRole('link').first().click();
  await page.locator('[data-remote="public"]').getByRole('list', { name: 'Courses' }).waitFor();
  await page.goBack();
  await list.waitFor();
});

test.each(tools)(
  'a release built with %s holds a manifest of Module Federation and the hashes of its scripts',
  async (tool) => {
    const release = await platform.store.release(`${tool}-report`, '1.0.0');
    expect(Object.keys(release.files)).toEqual(
      expect.arrayContaining([
        'mf-manifest.json',
        'remoteEntry.js',
        'sbom.json',
        'server/index.cjs',
        'standardEntry.js',
        'styles.css',
      ]),
    );
  },
);

test('a release of contract 1.3 is rendered on the server, and every service of the host that it uses works', async () => {
  const html = await (await fetch(`${platform.origin}/older`)).text();
  expect(html).toMatch(/<h1[^>]*>Older contract<\/h1>/);
  const page = await site.newPage({ as: people.learner });
  await page.goto(`${platform.origin}/live-courses`);
  await page.goto(`${platform.origin}/older`);
  const remote = page.locator('[data-remote="older"]');
  await remote.getByRole('list', { name: 'Categories' }).getByRole('link').first().waitFor();
  const fact = (name: string) => remote.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await fact('Session')
    .filter({ hasNotText: /unknown|visitor/ })
    .waitFor();
  await fact('Unread').filter({ hasText: /^\d+$/ }).waitFor();
  expect(await fact('Year').textContent()).toMatch(/^20\d\d$/);
  expect(await page.title()).toContain('Older contract');

  await remote.getByRole('textbox', { name: 'Note' }).fill('still here');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('Your note is not saved yet.').waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await remote.getByRole('button', { name: 'Note it' }).click();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Noted: still here')
    .waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.locator('[data-remote="public"]').getByRole('list', { name: 'Courses' }).waitFor();
});
