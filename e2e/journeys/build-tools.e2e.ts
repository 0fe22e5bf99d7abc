import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildTemplate } from '../support/build-remote';
import { startTemporaryReleases, type TemporaryReleases } from '../support/own-releases';
import { useSite } from '../support/site';

const root = resolve(__dirname, '../..');
const site = useSite();
const tools = ['rspack', 'vite'] as const;
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
  const releases = tools.map((tool) => ({ name: `${tool}-report`, version: '1.0.0' }));
  for (const dist of builds) await platform.store.publish(dist, source);
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
