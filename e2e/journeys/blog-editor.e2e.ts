import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { contentOf, openEditor, unique } from '../support/blog-editor';
import { people } from '../support/people';
import { useSite } from '../support/site';
import { smallPicture } from '../support/small-picture';
import { pasteHtml } from '../support/typing';

const site = useSite();

test('text is formatted with the keyboard only', async () => {
  const page = await openEditor(site);
  const { keyboard } = page;
  await contentOf(page).focus();
  await keyboard.type('Loud');
  await keyboard.press('Control+a');
  // Shift+Tab moves from the editor to the toolbar, which is a single tab stop.
  await keyboard.press('Shift+Tab');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('Heading');
  await keyboard.press('ArrowRight');
  expect(await focused()).toBe('Bold');
  await keyboard.press('Enter');
  await page.locator('.ql-editor strong', { hasText: 'Loud' }).waitFor();
  await page.getByRole('button', { name: 'Bold', exact: true, pressed: true }).waitFor();
  await contentOf(page).focus();
  await keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Bold');
  await keyboard.press('End');
  expect(await focused()).toBe('Clean');
  // Tab moves the focus and inserts no character.
  await contentOf(page).focus();
  await keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('.ql-editor'))).toBe(false);
});

test('Markdown and the slash menu format while the author types, and the bar at a selection is reached with Tab', async () => {
  const page = await openEditor(site, '/blogcreate', 390);
  const { keyboard } = page;
  const text = contentOf(page);
  await text.click();
  await keyboard.type('## Why\nA **bold** word');
  await text.locator('h2', { hasText: 'Why' }).waitFor();
  await text.locator('strong', { hasText: /^bold$/ }).waitFor();
  await keyboard.press('Enter');
  await keyboard.type('~~gone~~');
  await text.locator('s', { hasText: 'gone' }).waitFor();
  await keyboard.press('Control+z');
  await text.getByText('~~gone~~').waitFor();
  await keyboard.press('Enter');
  await keyboard.type('/');
  await page.getByRole('listbox', { name: 'Blocks' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.type('quo');
  await keyboard.press('Enter');
  await keyboard.type('Said');
  await text.locator('blockquote', { hasText: 'Said' }).waitFor();

  await keyboard.press('Shift+Home');
  const bar = page.getByRole('toolbar', { name: 'Selected text' });
  await bar.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const { x, width } = (await bar.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await text.locator('blockquote strong', { hasText: 'Said' }).waitFor();
});

test.each([
  ['light', 1350],
  ['dark', 390],
] as const)('the editor, its tabs and dialogs have no axe violations: %s, %i px', async (theme, width) => {
  const page = await site.newPage({ as: people.admin, theme, width });
  await page.goto('/blogcreate');
  await contentOf(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await wide()).toBe(0);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByLabel('Publish at').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'META Settings' }).click();
  await page.getByRole('textbox', { name: 'SEO Title' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await wide()).toBe(0);
});

test.each([
  ['light', 1350],
  ['dark', 390],
] as const)(
  'a preview shows the unsaved post with no axe violation, and closes with Escape: %s, %i px',
  async (theme, width) => {
    const page = await site.newPage({ as: people.admin, theme, width });
    await page.goto('/blogcreate');
    await page.getByRole('textbox', { name: 'Blog post title' }).fill('Not saved');
    await contentOf(page).click();
    await pasteHtml(
      contentOf(page),
      `<h2>Why</h2><p>Read <a href="/blog">more</a>.</p><blockquote>Said</blockquote>${wideTable}`,
    );
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await preview.getByRole('heading', { level: 1, name: 'Not saved' }).waitFor();
    await preview.getByText('Said').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const wide = () => preview.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(await wide()).toBe(0);
    if (width > 900) {
      await preview.getByRole('radio', { name: 'Phone' }).click();
      await page.waitForFunction(() => document.querySelector('[role=dialog] article')!.clientWidth < 390);
      expect(await axeViolations(page)).toEqual([]);
      expect(await wide()).toBe(0);
    }
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Preview');
  },
);

test('on a phone the toolbar stays below the site header, and Improve does not cover the first line', async () => {
  const page = await openEditor(site, '/blogcreate', 390);
  const { keyboard } = page;
  await contentOf(page).click();
  await keyboard.type('Improve me');
  await keyboard.press('Home');
  await keyboard.press('Shift+End');
  const improve = await page.getByRole('button', { name: '✨ Improve' }).boundingBox();
  const line = await page.evaluate(() => {
    const { top, bottom } = getSelection()!.getRangeAt(0).getBoundingClientRect();
    return { top, bottom };
  });
  expect(improve!.y >= line.bottom || improve!.y + improve!.height <= line.top).toBe(true);

  await keyboard.press('End');
  for (let number = 0; number < 40; number += 1) await keyboard.press('Enter');
  await keyboard.type('The end.');
  const bar = await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(bar!.y).toBeGreaterThanOrEqual(Math.floor(header!.y + header!.height));
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
});

const words = ['Subscription', 'Responsibility', 'Certification', 'Scholarship', 'Prerequisites', 'Laboratories'];
const wideTable = `<table>${`<tr>${words.map((word) => `<td>${word}</td>`).join('')}</tr>`.repeat(2)}</table>`;

/** How much the page and its table are wider than what shows of them. */
const hiddenWidths = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('table');
    const scrolling = table?.closest('.ql-table') ?? table;
    const [cell] = document.querySelectorAll('td');
    const hidden = (box: Element | null) => (box ? box.scrollWidth - box.clientWidth : Number.NaN);
    return { page: hidden(document.documentElement), table: hidden(scrolling), cell: hidden(cell ?? null) };
  });

test('at 320 px a wide table scrolls inside of the editor and of the post, and the page does not', async () => {
  const title = unique('A wide table');
  const page = await openEditor(site, '/blogcreate', 320);
  await contentOf(page).click();
  await pasteHtml(contentOf(page), wideTable);
  await contentOf(page).getByRole('cell', { name: words[5] }).first().waitFor();
  const inEditor = await hiddenWidths(page);
  expect(inEditor).toMatchObject({ page: 0, cell: 0 });
  expect(inEditor.table).toBeGreaterThan(300);

  await page.getByRole('textbox', { name: 'Blog post title' }).fill(title);
  await page.getByRole('textbox', { name: 'Tags' }).fill('journeys');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Featured image').setInputFiles(smallPicture);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL('**/blog-dashboard');
  await page.getByRole('article', { name: title }).getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect((await hiddenWidths(page)).page).toBe(0);

  const slug = page.url().split('/').pop();
  const reader = await site.newPage({ width: 320 });
  await reader.goto(`/blog/${slug}`);
  const inPost = await hiddenWidths(reader);
  expect(inPost).toMatchObject({ page: 0, cell: 0 });
  expect(inPost.table).toBeGreaterThan(300);
  // The arrow keys scroll it.
  await reader.getByRole('region', { name: 'Table' }).focus();
  await reader.keyboard.press('ArrowRight');
  await reader.waitForFunction(() => (document.querySelector('.ql-table')?.scrollLeft ?? 0) > 0);
});

test('the editor code is downloaded on the editor page only', async () => {
  const page = await site.newPage({ as: people.admin });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const withEditor = async () => (await Promise.all(scripts)).filter((script) => script.includes('ql-editor'));
  for (const path of ['/', '/blog', '/blog-dashboard']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('link', { name: 'Why a start date beats a library of videos', exact: true }).click();
  await page
    .getByRole('heading', { name: /comments/i })
    .first()
    .waitFor();
  expect(await withEditor()).toHaveLength(0);
  await page.goto('/blogcreate');
  await contentOf(page).waitFor();
  expect(await withEditor()).not.toHaveLength(0);
});
