import type { Page, Route } from 'playwright-core';
import { people } from '../support/people';
import { useSite } from '../support/site';

/** Faults in the files of one remote, in a real browser. The rest of the site must keep working. */
const site = useSite();
const courses = '/patron/basicdetails/courses/allcourses?tab=published';

async function openTrainer(fault: (route: Route) => Promise<void>, pattern = '**/remotes/trainer/**'): Promise<Page> {
  site.allowPageError(/\/remotes\/trainer\/|Failed|trainer|RUNTIME-|integrity|boom/i);
  const page = await site.newPage({ as: people.trainer });
  await page.route(pattern, fault);
  // A hanging file delays the load event, so this waits for the commit only.
  await page.goto(courses, { waitUntil: 'commit' });
  return page;
}

async function restOfSiteWorks(page: Page) {
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('list', { name: 'Courses' }).waitFor();
}

const withBody = (change: (code: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

test('a file with one altered byte does not run', async () => {
  const page = await openTrainer(
    withBody((code) => `${code} `),
    '**/remotes/trainer/**/remoteEntry.js*',
  );
  await page.getByRole('alert').filter({ hasText: 'The trainer area did not load.' }).waitFor();
  await restOfSiteWorks(page);
});

test('an altered chunk does not run', async () => {
  const page = await openTrainer(
    withBody((code) => `${code} `),
    /\/remotes\/trainer\/[^/]+\/(?!remoteEntry).*\.js/ as never,
  );
  await page.getByRole('alert').filter({ hasText: 'The trainer area did not load.' }).waitFor();
  await restOfSiteWorks(page);
});

test('files that hang time out, and Retry loads them once they answer', async () => {
  let hangs = true;
  const page = await openTrainer(async (route) => {
    if (!hangs) await route.continue();
  });
  await page.getByRole('alert').filter({ hasText: 'The trainer area did not load.' }).waitFor({ timeout: 40_000 });
  hangs = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Published' }).waitFor();
  // Each version has a timeout of 5 s, and the live version is tried twice.
});

test('a missing page chunk fails only its region, and Retry loads it', async () => {
  site.allowPageError(/\/remotes\/trainer\/|Failed|trainer|ChunkLoadError/i);
  const page = await site.newPage({ as: people.trainer });
  await page.goto(courses);
  await page.getByRole('button', { name: 'Published' }).waitFor();
  await page.route('**/remotes/trainer/**/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('navigation', { name: 'Trainer area' }).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('alert').filter({ hasText: 'The trainer area did not load.' }).waitFor();
  await page.unroute('**/remotes/trainer/**/*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
});
