import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { newLearner, people } from '../support/people';
import { interactive, useSite } from '../support/site';

// Other journeys read the name and the banner of the site.
const site = useSite({});

async function openSettings(section: string, title: string): Promise<Page> {
  const admin = await site.newPage({ as: people.admin });
  await admin.goto(`/admin/settings?section=${section}`);
  await admin.getByRole('heading', { level: 2, name: title }).waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  return admin;
}

async function save(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.getByText('The settings are saved').waitFor();
}

/** Brings back the version before the one in force. */
async function restore(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'History' }).click();
  const dialog = admin.getByRole('dialog', { name: /^History/ });
  await dialog
    .getByRole('button', { name: /^Restore/ })
    .first()
    .waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await dialog
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await dialog.waitFor({ state: 'hidden' });
}

test('a new name and support address are on the pages at once, and the ones before can come back', async () => {
  const admin = await openSettings('brand', 'Brand');
  await admin.getByRole('textbox', { name: 'Name' }).fill('पाठशाला');
  await save(admin);
  const visitor = await site.newPage({ width: 390 });
  await visitor.goto('/contact');
  expect(await visitor.title()).toContain('पाठशाला');
  await visitor.getByRole('banner').getByText('पाठशाला').first().waitFor();
  expect(await axeViolations(visitor)).toEqual([]);
  await restore(admin);
  await visitor.reload();
  await visitor.getByRole('banner').getByText('Kaksha').first().waitFor();

  await admin.goto('/admin/settings?section=contact');
  await admin.getByRole('textbox', { name: 'Support address' }).fill('help@pathshala.test');
  await save(admin);
  await visitor.goto('/contact');
  await visitor.getByRole('main').getByText('help@pathshala.test').first().waitFor();
  await restore(admin);
  await visitor.reload();
  await interactive(visitor);
  expect(await visitor.getByText('help@pathshala.test').count()).toBe(0);
});

test('a visitor reads a banner until they dismiss it, and it leaves when the version before comes back', async () => {
  const admin = await openSettings('banner', 'Banner');
  await admin.getByRole('textbox', { name: 'Text', exact: true }).fill('New batches begin in June.');
  await admin.getByRole('textbox', { name: 'Text of the link' }).fill('See them');
  await admin.getByRole('textbox', { name: 'Address of the link' }).fill('/live-courses');
  await admin.getByLabel('From').fill('');
  await admin.getByRole('combobox', { name: 'For' }).selectOption('everyone');
  await save(admin);

  const visitor = await site.newPage({ width: 390, theme: 'dark' });
  await visitor.goto('/blog');
  const banner = visitor.getByRole('region', { name: 'Announcement' });
  await banner.getByText('New batches begin in June.').waitFor();
  expect(await axeViolations(visitor)).toEqual([]);
  await banner.getByRole('link', { name: 'See them' }).click();
  await visitor.getByRole('heading', { level: 1, name: /courses/i }).waitFor();
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await banner.waitFor({ state: 'detached' });
  await visitor.goto('/blog');
  expect(await banner.count()).toBe(0);

  await restore(admin);
  const other = await site.newPage();
  await other.goto('/blog');
  expect(await other.getByRole('region', { name: 'Announcement' }).count()).toBe(0);
});

test('in maintenance pages stay readable, a change is refused with the message, and works afterwards', async () => {
  const learner = await site.newPage({ as: newLearner('patient'), width: 390 });
  await learner.goto('/live-courses');
  const admin = await openSettings('maintenance', 'Maintenance');
  await admin.getByRole('checkbox', { name: 'The site is in maintenance' }).check();
  await admin.getByRole('textbox', { name: 'Message' }).fill('Back at six in the evening.');
  await save(admin);

  site.allowPageError(/status of 503/);
  const saveCourse = learner.getByRole('button', { name: 'Save', exact: true, pressed: false }).first();
  await saveCourse.click();
  await learner
    .getByRole('region', { name: /Notifications/ })
    .getByText('Back at six in the evening.')
    .waitFor();
  await saveCourse.waitFor();
  await learner.goto('/');
  await learner.getByRole('region', { name: 'Maintenance' }).getByText('Back at six in the evening.').waitFor();
  expect(await axeViolations(learner)).toEqual([]);

  await admin.getByRole('checkbox', { name: 'The site is in maintenance' }).uncheck();
  await save(admin);
  await learner.goto('/live-courses');
  expect(await learner.getByRole('region', { name: 'Maintenance' }).count()).toBe(0);
  const saved = learner.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await saveCourse.click();
  await saved;
  await learner.getByRole('button', { name: 'Save', exact: true, pressed: true }).first().waitFor();
});
