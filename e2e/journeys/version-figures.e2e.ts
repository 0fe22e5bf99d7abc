import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildTemplate } from '../support/build-remote';
import { untilGiven, useOwnStore } from '../support/own-store';
import { people } from '../support/people';
import { useSite } from '../support/site';

/** What browsers measure and report, as administrators see it for each version. */
const own = useOwnStore();
const site = useSite(own.settings);
const tools = ['webpack', 'rspack', 'vite'] as const;

/** Adds a button whose handler calls a function that throws on line 3 of `count-seats.ts`. */
function addDefect(sources: string): void {
  const folder = join(sources, 'features/overview');
  writeFileSync(
    join(folder, 'count-seats.ts'),
    '/** Fails for a list without seats. */\nexport function countSeats(list: { seats: string }): number {\n  return list.seats.length;\n}\n',
  );
  const page = join(folder, 'overview-page.tsx');
  const button = '<button type="button" onClick={() => console.log(countSeats({} as never))}>Count</button>';
  const source = readFileSync(page, 'utf8').replace('<AsyncBoundary', `${button}\n      <AsyncBoundary`);
  writeFileSync(page, `import { countSeats } from './count-seats';\n${source}`);
}

beforeAll(async () => {
  const releases = tools.map((tool) => ({ name: `${tool}-report`, version: '1.0.0' }));
  for (const tool of tools) {
    const dist = await buildTemplate(own.folder, { name: `${tool}-report`, tool, serverRendering: true }, addDefect);
    await own.store.publish(dist, { commit: null, author: 'the journeys' });
  }
  await own.store.promoteTogether(releases, 'the journeys');
  for (const { name, version } of releases) await untilGiven(site.origin, name, version);
}, 180_000);

/**
 * Leaves a page for another one of the site, which sends its reports. On the way to another origin, Chromium ends a page
 * that is busy for half a second, and its reports are lost.
 */
const leave = (page: Page) => page.goto('/terms', { waitUntil: 'commit' });

/** Opens the figures until they match: a page that is left sends its reports without waiting for an answer. */
async function openFigures(matching: RegExp): Promise<Page> {
  const page = await site.newPage({ as: people.admin });
  for (;;) {
    await page.goto('/operator/figures?period=hour');
    if (matching.test((await page.locator('main').textContent()) ?? '')) return page;
  }
}

/** Records what the page measures, because a visitor who leaves before the measurement starts reports no figures. */
const recordMeasurements = (page: Page) =>
  page.addInitScript(() => {
    const measured = new Set<string>();
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      observe.call(this, options);
      if (options?.type) measured.add(options.type);
    };
    Object.assign(window, { measured });
  });

/** Waits until the page measures layout shifts, the last of its measurements. */
const untilMeasured = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { measured: Set<string> }).measured.has('layout-shift'));

test('before the first visit, the page says what to do', async () => {
  const page = await site.newPage({ as: people.admin });
  await page.goto('/operator/figures?period=hour');
  await page.getByText('No browser has reported anything in this period.').waitFor();
});

test('a visit produces figures of the remote and the host', async () => {
  const visitor = await site.newPage();
  await recordMeasurements(visitor);
  await visitor.goto('/live-courses');
  await untilMeasured(visitor);
  await visitor.getByRole('searchbox').first().click();
  await leave(visitor);

  const page = await openFigures(/CLS\s+\d/);
  const table = page.getByRole('table', { name: 'Figures of public' });
  const { version } = (await own.store.live()).names.public ?? {};
  await table.getByRole('columnheader', { name: `Live ${version}` }).waitFor();
  const row = (name: string) => table.getByRole('row', { name }).textContent();
  expect(await row('Loaded by')).toMatch(/1\s*$/);
  expect(await row('LCP')).toMatch(/\d m?s\s*$/);
  expect(await row('CLS')).toMatch(/\d\.\d\d\s*$/);
  expect(await row('With errors')).toMatch(/0\.0%\s*$/);
  await page.getByRole('table', { name: 'Figures of shell' }).waitFor();
});

test.each(tools)(
  'an error of a release that %s built appears once with its source file and line',
  async (tool) => {
    site.allowPageError(/reading 'length'/);
    for (const _ of [1, 2]) {
      const visitor = await site.newPage();
      await visitor.goto(`/${tool}-report?search=secret`);
      await visitor.getByRole('button', { name: 'Count' }).click();
      await leave(visitor);
    }
    const page = await openFigures(new RegExp(`Figures of ${tool}-report.*2 reports`, 's'));
    const errors = page.getByRole('region', { name: `${tool}-report`, exact: true }).locator('.operator-errors > li');
    const texts = await errors.allTextContents();
    expect(texts).toEqual([
      expect.stringContaining("TypeError: Cannot read properties of undefined (reading 'length')"),
    ]);
    expect(texts[0]).toContain('src/features/overview/count-seats.ts:3');
    expect(texts[0]).toMatch(/Live\s+1 network, 2 reports/);
    expect(await page.content()).not.toContain('secret');
  },
  60_000,
);

test('the source maps are private', async () => {
  const { files } = await own.store.release('webpack-report', '1.0.0');
  const [map = ''] = Object.keys(files).filter((file) => file.startsWith('maps/'));
  expect(map).toMatch(/\.js\.map$/);
  const answer = await fetch(`${site.origin}/remotes/webpack-report/1.0.0/${map}`);
  expect(answer.status).toBe(404);
  const script = map.replace(/^maps\/|\.map$/g, '');
  const code = await fetch(`${site.origin}/remotes/webpack-report/1.0.0/${script}`);
  expect([code.status, (await code.text()).includes('sourceMappingURL')]).toEqual([200, false]);
});
