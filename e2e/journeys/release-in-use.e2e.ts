import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { startTemporaryReleases, type TemporaryReleases } from '../support/own-releases';
import { newTrainer } from '../support/people';
import { useSite } from '../support/site';
import { createPath, detailsForm, saveDetails } from '../support/wizard';

/** Releases must not disturb open tabs. */
const site = useSite();
let own: TemporaryReleases;
beforeAll(async () => {
  own = await startTemporaryReleases(site.origin);
});
afterAll(() => own?.stop());

async function promote(version: string) {
  await own.republish('trainer', version);
  await own.store.promote('trainer', version, 'the journeys');
  await own.given('trainer', version);
}

/** Versions of the trainer remote whose files a page fetched. */
function versionsOf(page: Page) {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/remotes\/trainer\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (version) versions.add(version);
  });
  return versions;
}

test('after a deploy, an open wizard keeps its version, and a new tab gets the new version', async () => {
  const old = await own.live('trainer');
  const email = await newTrainer(site.origin, 'deploy');
  const page = await site.newPage({ as: email });
  const fetched = versionsOf(page);
  await page.goto(own.origin + createPath);
  await detailsForm(page).name.fill('Typed before the deploy');
  await promote('4.0.0');
  await saveDetails(page, 'Typed before the deploy');
  expect([...fetched]).toEqual([old]);

  const next = await site.newPage({ as: email });
  const fetchedNext = versionsOf(next);
  await next.goto(`${own.origin}/patron/basicdetails/courses/allcourses?tab=pending`);
  await next.getByRole('heading', { name: 'Typed before the deploy' }).waitFor();
  expect([...fetchedNext]).toEqual(['4.0.0']);
});

test('a tab whose release was removed opens the next page with the live release and keeps the draft', async () => {
  site.allowPageError(/remotes\/trainer|ChunkLoadError|Failed to load/);
  const page = await site.newPage({ as: await newTrainer(site.origin, 'gone') });
  const fetched = versionsOf(page);
  await page.goto(own.origin + createPath);
  const { name } = detailsForm(page);
  await name.fill('Typed in a release that goes');
  await page.getByText(/^Draft saved on this device at/).waitFor();
  const [old] = fetched;
  await promote('4.1.0');
  rmSync(await own.store.local('trainer', String(old)), { recursive: true });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Trainer area' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('navigation', { name: 'Trainer area' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([...fetched]).toEqual([old, '4.1.0']);

  await page.goto(own.origin + createPath);
  await page.getByText(/did not save is back/).waitFor();
  expect(await name.inputValue()).toBe('Typed in a release that goes');
});
