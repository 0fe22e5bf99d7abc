import { everyCase } from '@kaksha/testing/every-case';
import { chunk } from 'es-toolkit/array/chunk';
import { watchShifts } from '../support/layout-shifts';
import { watchRequests } from '../support/open-requests';
import { addressOf, editors, type Screen, screens } from '../support/screens';
import { useSite } from '../support/site';

const site = useSite();

/** The sum of all layout shifts of a screen. */
const mostShift = 0.05;
/** How late the answer to each call of a screen comes. The calls are answered in the reverse order. */
const lateMs = (call: number) => 50 * Math.max(1, 12 - call);

const personal = [...screens, ...editors].filter(({ as, status, withoutScripts }) => as && !status && !withoutScripts);
const accounts = [...new Set(personal.map(({ as }) => as as string))];

/** Opens the screens one after the other in one browser, and names those that move. */
async function shiftingScreens(as: string, width: number, listed: readonly Screen[]): Promise<string[]> {
  const page = await site.newPage({ as, width });
  const shifts = await watchShifts(page);
  const quiet = watchRequests(page);
  let calls = 0;
  await page.route('**/backend/**', async (route) => {
    const late = lateMs(calls++);
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue().catch(() => {});
  });
  const found: string[] = [];
  for (const screen of listed) {
    calls = 0;
    await page.goto(await addressOf(site.origin, screen));
    await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
    await quiet();
    const all = await shifts();
    const sum = all.reduce((total, { value }) => total + value, 0);
    if (sum > mostShift)
      found.push(`${screen.name}: ${sum.toFixed(3)}, ${all.flatMap(({ moved }) => moved).join('; ')}`);
  }
  return found;
}

const widths = everyCase ? [390, 1350] : [390];
/** Few enough for the time limit on a slow machine. */
const screensOfTest = 8;
const tests = accounts.flatMap((as) => {
  const parts = chunk(
    personal.filter((screen) => screen.as === as),
    screensOfTest,
  );
  return widths.flatMap((width) => parts.map((part, at) => [as, at + 1, width, part] as const));
});

test.each(tests)(
  'no screen of %s (part %i) moves at %i px while the answers of the API come late, the last first',
  async (as, _, width, part) => expect(await shiftingScreens(as, width, part)).toEqual([]),
);
