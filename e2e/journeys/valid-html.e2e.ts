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
