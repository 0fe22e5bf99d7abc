import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { confirmByCode, people } from '../support/people';
import { useSite } from '../support/site';

// Other journeys search by these lists.
const site = useSite({});

async function openLists(search = ''): Promise<Page> {
  const admin = await site.newPage({ as: people.admin });
  await admin.goto(`/admin/lists${search}`);
  await admin.getByRole('heading', { level: 1, name: 'Lists' }).waitFor();
  return admin;
}

/** The categories that the filter shows before the button for all. */
async function firstInFilter(): Promise<string[]> {
  const visitor = await site.newPage();
  await visitor.goto('/live-courses');
  const group = visitor.getByRole('group', { name: 'Category', exact: true }).first();
  return group.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
}

/** The categories of the first page. */
async function offeredCategories(): Promise<(string | null)[]> {
  const visitor = await site.newPage();
  await visitor.goto('/');
  const links = visitor.locator('a[href^="/live-courses?category="]');
  await links.first().waitFor({ state: 'attached' });
  return links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('category')),
  );
}

async function redirected(path: string): Promise<{ status: number; location: string | null }> {
  const { status, headers } = await fetch(new URL(path, site.origin), { redirect: 'manual' });
  return { status, location: headers.get('location') };
}

test('the address of a renamed category leads to the new one', async () => {
  const admin = await openLists();
  await admin.getByRole('button', { name: 'Rename Data Science' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Rename Data Science' });
  expect(await axeViolations(admin)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('தரவு அறிவியல்');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await admin.getByRole('listitem').filter({ hasText: 'before: Data Science' }).waitFor();

  const { status, location } = await redirected('/live-courses?category=data-science&days=weekend');
  expect(status).toBe(301);
  expect(decodeURIComponent(location ?? '')).toBe('/live-courses?category=தரவு-அறிவியல்&days=weekend');
  const visitor = await site.newPage({ width: 390, theme: 'dark' });
  await visitor.goto('/live-courses?category=data-science');
  await visitor.getByRole('heading', { level: 1, name: 'Live தரவு அறிவியல் courses' }).waitFor();
  expect(await visitor.getByRole('article').count()).toBeGreaterThan(0);
  expect(await axeViolations(visitor)).toEqual([]);
});

test('an order made with the keyboard is that of the filter, and the focus stays', async () => {
  const [first, second, third, ...others] = await firstInFilter();
  const admin = await openLists();
  const down = admin.getByRole('button', { name: 'Move Cloud & DevOps down' });
  await down.focus();
  const saved = () => admin.waitForResponse((answer) => answer.url().endsWith('/order') && answer.status() === 200);
  for (const place of [2, 3]) {
    const answer = saved();
    await admin.keyboard.press('Enter');
    await admin.getByText(`Cloud & DevOps: now number ${place} of`).waitFor({ state: 'attached' });
    await answer;
    expect(await down.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  expect(await axeViolations(admin)).toEqual([]);
  expect(await firstInFilter()).toEqual([second, third, first, ...others]);
});

test('a hidden category leaves the filter, and the page of its courses stays', async () => {
  expect(await offeredCategories()).toContain('cybersecurity');
  const admin = await openLists();
  await admin.getByRole('button', { name: 'Hide Cybersecurity' }).click();
  await admin.getByRole('button', { name: 'Show Cybersecurity' }).waitFor();
  expect(await offeredCategories()).not.toContain('cybersecurity');
  const visitor = await site.newPage();
  await visitor.goto('/live-courses?category=cybersecurity');
  await visitor.getByRole('article').first().getByRole('link').first().click();
  await visitor.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Cybersecurity').waitFor();
});

test('a merged category hands its courses over after a confirmation', async () => {
  site.allowPageError(/403 \(Forbidden\)/);
  const admin = await openLists();
  // Stands for a session whose proof is older than ten minutes. The proof and the repeated call are real.
  await admin.route(
    '**/merge',
    (route) => {
      const error = 'Please confirm that it is you.';
      return route.fulfill({ status: 403, json: { success: false, status: 'error', error, code: 'STEP_UP_REQUIRED' } });
    },
    { times: 1 },
  );
  expect(await offeredCategories()).toContain('software-testing');
  await admin.getByRole('button', { name: 'Merge Software Testing' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Merge Software Testing' });
  await dialog.getByRole('combobox', { name: 'Merge into' }).selectOption('Web Development');
  expect(await axeViolations(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await confirmByCode(admin, site.origin, people.admin);
  await admin.getByRole('listitem').filter({ hasText: 'before: Software Testing' }).waitFor();

  expect(await redirected('/live-courses?category=software-testing')).toEqual({
    status: 301,
    location: '/live-courses?category=web-development',
  });
  expect(await offeredCategories()).not.toContain('software-testing');
  await admin.getByRole('tab', { name: 'Subcategories' }).click();
  await admin.getByRole('combobox', { name: 'Category' }).selectOption('Web Development');
  await admin.getByRole('listitem').filter({ hasText: 'Test Automation' }).waitFor();
});
