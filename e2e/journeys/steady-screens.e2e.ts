import { everyCase } from '@kaksha/testing/every-case';
import { watchShifts } from '../support/layout-shifts';
import { addressOf, editors, type Screen, screens } from '../support/screens';
import { useSite } from '../support/site';

const site = useSite();

/** The sum of all layout shifts of a screen. */
const mostShift = 0.05;
/** How late the answer to each call of a screen comes. The calls are answered in the reverse order. */
const lateMs = (call: number) => 100 * Math.max(1, 10 - call);

const personal = [...screens, ...editors].filter(({ as, status, withoutScripts }) => as && !status && !withoutScripts);
const accounts = [...new Set(personal.map(({ as }) => as as string))];

/** Opens the screens one after the other in one browser, and names those that move. */
async function shiftingScreens(as: string, width: number, listed: readonly Screen[]): Promise<string[]> {
  const page = await site.newPage({ as, width });
  const shifts = await watchShifts(page);
  let calls = 0;
  await page.route('**/backend/**', async (route) => {
    const late = lateMs(calls++);
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue().catch(() => {});
  });
  const found: string[] = [];
  for (const screen of listed) {
    calls = 0;
    await page.goto(await addressOf(site.origin, screen), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
    const all = await shifts();
    const sum = all.reduce((total, { value }) => total + value, 0);
    if (sum > mostShift)
      found.push(`${screen.name}: ${sum.toFixed(3)}, ${all.flatMap(({ moved }) => moved).join('; ')}`);
  }
  return found;
}

const widths = everyCase ? [390, 1350] : [390];

test.each(accounts.flatMap((as) => widths.map((width) => [as, width] as const)))(
  'no screen of %s moves at %i px while the answers of the API come late, the last first',
  async (as, width) => {
    const own = personal.filter((screen) => screen.as === as);
    expect(await shiftingScreens(as, width, own)).toEqual([]);
  },
  120_000,
);
