import type { Page } from 'playwright-core';
import { useSite } from '../support/site';

const site = useSite();

/** Presses Tab until the element with the name has the focus. Fails after a limited number of presses. */
async function tabTo(page: Page, name: RegExp, presses = 60): Promise<void> {
  const seen: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null;
      return (
        element?.getAttribute('aria-label') ??
        label ??
        element?.closest('label')?.textContent ??
        element?.textContent ??
        ''
      );
    });
    seen.push(focused.trim());
    if (name.test(focused.trim())) return;
  }
  throw new Error(`${name} was not reached by Tab; reached: ${seen.join(' | ')}`);
}

test('the first Tab focuses the skip link, which moves the focus to the content', async () => {
  const page = await site.newPage();
  await page.goto('/live-courses');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !!document.activeElement?.closest('main'));
});

test('a visitor finds and opens a course and presses Save with the keyboard', async () => {
  const page = await site.newPage();
  await page.goto('/');
  await tabTo(page, /^Courses$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/live-courses');
  const count = page.getByRole('status').filter({ hasText: /\d+ courses?/ });
  await count.waitFor();
  const before = await count.textContent();
  await page.getByRole('searchbox', { name: 'Search courses' }).focus();
  await page.keyboard.type('python');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=python/);
  // The old list and its links stay until the count changes.
  await count.filter({ hasNotText: before ?? '' }).waitFor();
  const first = page.getByRole('list', { name: 'Courses' }).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  // The address changes before the page renders.
  await page.waitForURL('**/course/**');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('main, h1'));
  await tabTo(page, /^Save$/);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.waitFor();
  await page.waitForFunction(() => !!document.activeElement?.closest('[role=dialog]'));
  // The dialog traps the focus, and Escape restores it. Hidden guard elements at both ends move the focus one frame
  // later, so each press waits for that.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => !!document.activeElement?.closest('[role=dialog]'));
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save', exact: true }).and(page.locator(':focus')).waitFor();
});

test('/ opens the search of the header, arrow keys choose and the opened page has the focus', async () => {
  const page = await site.newPage();
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: /^Search courses/ });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('kubernetes');
  await page.getByRole('group', { name: 'Courses' }).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/live-courses\?q=kubernetes/);
  await page.waitForFunction(() => document.activeElement?.matches('main, h1'));
  // The course search has a field of its own.
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search courses' }).and(page.locator(':focus')).waitFor();
});

test('Ctrl+K opens the search, and Escape returns the focus', async () => {
  const page = await site.newPage();
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const posts = page.getByRole('searchbox', { name: 'Search posts' });
  await posts.focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await posts.and(page.locator(':focus')).waitFor();
});

test('a click on a notice stops it only while the pointer is over it; Alt+T expands the notices until Escape', async () => {
  const page = await site.newPage();
  await page.goto('/blog');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  const expanded = page.locator('[aria-label="Notifications"][data-expanded]');
  await notices.getByText('Copied Blog Link').click();
  await expanded.waitFor({ state: 'attached' });
  expect(await notices.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  await page.mouse.move(10, 10);
  await expanded.waitFor({ state: 'detached' });
  await page.keyboard.press('Alt+t');
  await expanded.waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await expanded.waitFor({ state: 'detached' });
});

test('navigation, also to another remote, moves the focus to the page and announces it', async () => {
  const page = await site.newPage();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('list', { name: 'Courses' }).waitFor();
  const announced = page.locator('[aria-live]').filter({ hasText: /courses/i });
  await announced.first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.activeElement?.matches('main, h1, main *'));
});
