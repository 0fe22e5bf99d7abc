import { htmlErrors } from '../support/html-checker';
import { addressOf, screens } from '../support/screens';
import { useSite } from '../support/site';

const site = useSite();

test('the checker finds an error', async () => {
  const faulty = '<!doctype html><html lang="en"><title>x</title><p><div></div></p>';
  expect(await htmlErrors(new Map([['faulty', faulty]]))).toEqual([
    expect.stringMatching(/^faulty: No “p” element in scope/),
  ]);
});

test('every public screen is valid HTML as served', async () => {
  const served = new Map<string, string>();
  for (const screen of screens.filter(({ as }) => !as)) {
    served.set(screen.name, await (await fetch(new URL(await addressOf(site.origin, screen), site.origin))).text());
  }
  expect(await htmlErrors(served)).toEqual([]);
}, 120_000);

test('every screen of a signed-in user is valid HTML after loading', async () => {
  const loaded = new Map<string, string>();
  for (const screen of screens.filter(({ as }) => as)) {
    const page = await site.newPage({ as: screen.as });
    if (screen.status || screen.refusedCall) site.allowPageError(/status of 404/);
    await page.goto(await addressOf(site.origin, screen));
    await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
    await page.waitForLoadState('networkidle');
    loaded.set(screen.name, await page.content());
    await page.context().close();
  }
  expect(await htmlErrors(loaded)).toEqual([]);
}, 180_000);
