import { axeViolations } from '../support/axe';
import { people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

/** The menu with the heading of each page. */
const pages = [
  ['Overview', 'Administration'],
  ['Payouts', 'Payouts'],
  ['Trainers', 'Trainers'],
  ['Users', 'Users'],
  ['Ledger', 'Ledger'],
  ['Moderation', 'Moderation'],
  ['Blog', 'Blog Dashboard'],
  ['Lists', 'Lists'],
  ['Audit log', 'Audit log'],
  ['Settings', 'Settings'],
  ['Releases', 'Releases'],
  ['Figures', 'Figures'],
  ['Jobs', 'Jobs'],
  ['Backups', 'Backups'],
] as const;

test('an administrator reaches every page of the area by its menu, also from pages without scripts', async () => {
  const page = await site.newPage({ as: people.admin });
  await page.goto('/');
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  for (const [label, heading] of [...pages, ...pages.slice(0, 2)]) {
    await menu.getByRole('link', { name: label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await menu.locator('a[aria-current="page"]', { hasText: label }).waitFor();
    expect(await menu.locator('a[aria-current]').count()).toBe(1);
  }
}, 90_000);

test('the overview on a phone names what waits and leads to it', async () => {
  const page = await site.newPage({ width: 390, theme: 'dark', as: people.admin });
  await page.goto('/admin');
  const waiting = page.getByRole('list', { name: 'What waits' });
  const card = waiting.getByRole('link', { name: /^Payouts to approve/ });
  const count = Number(/(\d+) payouts?$/.exec((await card.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
  expect(new URL(page.url()).search).toBe('?state=awaiting');
  await page.getByRole('checkbox', { name: 'Choose all' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Show' }).inputValue()).toBe('awaiting');
  expect(await axeViolations(page)).toEqual([]);
});
