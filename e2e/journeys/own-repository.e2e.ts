import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';
import { fakeBuild } from '@kaksha/release/fake-build';
import { runRelease } from '../../scripts/lib/release-cli/run';
import { startTemporaryReleases, type TemporaryReleases } from '../support/own-releases';
import { createRepository, type OwnRepository, writeKeys } from '../support/own-repository';
import { people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();
let platform: TemporaryReleases;
let repository: OwnRepository;
/** Settings of the team's machine. */
let team: Record<string, string>;
let dev: { stop(): Promise<void> } | undefined;

beforeAll(async () => {
  [platform, repository] = await Promise.all([startTemporaryReleases(site.origin), createRepository()]);
  const keys = join(repository.folder, 'keys');
  team = {
    RELEASES_URL: platform.store.storage.folder,
    RELEASE_KEYS: keys,
    RELEASE_ROOT: join(keys, 'root.json'),
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '',
  };
}, 120_000);
afterAll(async () => {
  await dev?.stop();
  platform?.stop();
  repository?.remove();
});

/** A release command of the platform. */
const onPlatform = async (...args: string[]) => {
  const environment = { root: repository.folder, env: {}, log: () => {}, store: platform.store };
  const result = await runRelease([...args, '--json'], environment);
  if (result.code !== 0) throw new Error(result.out + result.error);
  return JSON.parse(result.out);
};

/** Adds an element to a list in a file of the repository. */
function addFirst(file: string, list: string, element: string) {
  const path = join(repository.folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(`${list}: [`, `${list}: [${element},`));
}

test('a new repository tests its remote with the contract kit, and its types are correct', () => {
  repository.kaksha(['new', 'reports', '--title', 'Reports', '--server-rendering']);
  // Beside those of the trainer area, an entry and a card that the server renders.
  const entry = "{ menu: 'header', id: 'for-all', label: 'Reports', to: '/reports', order: 60 }";
  addFirst('src/contributions.ts', 'menus', entry);
  const load = "() => import(/* webpackChunkName: 'card' */ './features/card/card')";
  addFirst('src/remote.ts', 'extensions', `{ slot: 'home.section', id: 'for-all', height: 120, load: ${load} }`);
  const results = repository.run('jest/bin/jest.js', ['--json', '-w', '1']);
  expect(JSON.parse(results)).toMatchObject({ success: true, numPassedTests: 13 });
  expect(repository.run('@typescript/native/bin/tsc', ['-p', repository.folder])).toBe('');
}, 120_000);

test('the team’s key signs its release, which the site renders on the server and in the browser', async () => {
  const { public: publicKey } = JSON.parse(repository.kaksha(['keys', 'create', '--json'], team));
  await onPlatform('keys', 'add', 'reports', '--public', publicKey);
  // The platform gives the team the root, and no key.
  const { folder } = platform.store.trust.keys;
  writeKeys(team.RELEASE_KEYS ?? '', { 'root.json': readFileSync(join(folder, 'root.json'), 'utf8') });

  const { version, smokeTest } = JSON.parse(repository.kaksha(['publish', 'reports', '--json'], team));
  expect(smokeTest).toBe('in 1 set of releases, in a browser and on the server');
  repository.kaksha(['promote', 'reports', version, '--no-check'], team);
  await platform.given('reports', version);

  const html = await (await fetch(`${platform.origin}/reports`)).text();
  expect(html).toMatch(/<h1[^>]*>Reports<\/h1>/);
  const page = await site.newPage();
  await page.goto(`${platform.origin}/reports`);
  await page.locator('[data-remote="reports"]').getByRole('list', { name: 'Categories' }).waitFor();
  const { remotes } = await (await fetch(`${platform.origin}/remotes.json`)).json();
  expect(remotes.reports.version).toBe(version);
}, 120_000);

test('the menus, the home page and the trainer home of the site have what the remote declares', async () => {
  const home = await (await fetch(platform.origin)).text();
  expect(home).toMatch(/data-extension="reports\/for-all"[^>]*>[\s\S]*?\d+ categories<\/p>/);
  const html = await (await fetch(`${platform.origin}/live-courses`)).text();
  expect(html).toMatch(/<nav id="main-navigation"[\s\S]*?<a href="\/reports"[^>]*>Reports<\/a>[\s\S]*?<\/nav>/);
  const page = await site.newPage({ as: people.trainer });
  await page.goto(`${platform.origin}/patron/basicdetails`);
  const menu = page.getByRole('navigation', { name: 'Trainer area' });
  await page
    .getByRole('region', { name: 'Reports' })
    .getByText(/^\d+ categories$/)
    .waitFor();
  await menu.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
});

test('the notifications of the user have what the remote raises, with its label and filter', async () => {
  const page = await site.newPage({ as: people.trainer });
  await page.goto(`${platform.origin}/reports`);
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByText('The reminder is in your notifications').waitFor();
  await page.goto(`${platform.origin}/notifications`);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Reports');
  await page.getByRole('listitem').filter({ hasText: 'Reports ·' }).waitFor();
  await page.getByRole('link', { name: 'Look at the categories' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
});

test('another team’s key signs no release of it', () => {
  const stolen = { ...team, RELEASE_KEYS: join(repository.folder, 'other-keys') };
  repository.kaksha(['keys', 'create'], stolen);
  const dist = fakeBuild(join(repository.folder, 'builds'), 'reports', '9.9.9');
  const publish = ['publish', 'reports', '--dist', dist, '--no-check'];
  expect(() => repository.kaksha(publish, stolen)).toThrow(/KEYS/);
});

test('the remote runs on its own page, and in the site as an override', async () => {
  const port = await freePort();
  dev = await repository.dev(['--site', site.origin, '--port', String(port)]);
  const own = `http://localhost:${port}`;
  // Both answer when their builds are complete.
  await (await fetch(`${own}/main.js`)).text();
  while (!(await fetch(`${own}/federated/build.json`)).ok) await (await fetch(`${own}/main.js`)).text();
  const page = await site.newPage();
  await page.goto(`${own}/reports`);
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  await page.getByRole('list', { name: 'Categories' }).waitFor();

  await page.goto(`${platform.origin}/reports?remote=reports@${own}`);
  await page.getByText(`This tab runs reports from ${own}.`).waitFor();
  await page.getByRole('list', { name: 'Categories' }).waitFor();
}, 120_000);

test('the pages of a team that was removed answer 404 in the frame of the site, and the others go on', async () => {
  site.allowPageError(/404/);
  // The platform has no key of the part until it takes it over.
  await expect(onPlatform('withdraw', 'reports')).rejects.toThrow('KEYS');
  await onPlatform('keys', 'add', 'reports');
  await onPlatform('withdraw', 'reports');
  await platform.given('reports', undefined);
  const page = await site.newPage();
  const gone = await page.goto(`${platform.origin}/reports`);
  expect(gone?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('list', { name: 'Courses' }).waitFor();
});
