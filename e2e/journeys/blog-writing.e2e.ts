import { dayMs } from '@kaksha/domain/time-units';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { newLearner, people } from '../support/people';
import { useSite } from '../support/site';
import { smallPicture } from '../support/small-picture';
import { pasteHtml } from '../support/typing';

const site = useSite();

const unique = (words: string) => `${words} ${Date.now().toString(36)}`;
const contentOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const noticeOf = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text, { exact: true })
    .first();

async function openEditor(path = '/blogcreate', width?: number) {
  const page = await site.newPage({ as: people.admin, ...(width && { width }) });
  await page.goto(path);
  await contentOf(page).waitFor();
  return page;
}

test('a post is written, improved, described, published, read, commented on and moderated', async () => {
  const title = unique('A journey through the blog');
  const page = await openEditor();
  await page.getByRole('textbox', { name: 'Blog post title' }).fill(title);
  await contentOf(page).click();
  await page.keyboard.type('someone will be in teh room at seven');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: '✨ Improve' }).click();
  await noticeOf(page, 'Text improved by AI!').waitFor();
  await page.getByRole('button', { name: 'Bold', exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The second paragraph.');

  await page.getByRole('tab', { name: 'META Settings' }).click();
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  await noticeOf(page, 'Meta generated successfully!').waitFor();
  const description = await page.getByRole('textbox', { name: 'Meta Description' }).inputValue();
  expect(description.length).toBeGreaterThan(10);

  await page.getByRole('textbox', { name: 'Tags' }).fill('journeys');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await noticeOf(page, 'Please upload a featured image before publishing').waitFor();
  await page.getByLabel('Featured image').setInputFiles(smallPicture);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL('**/blog-dashboard');
  await noticeOf(page, 'Blog published successfully!').waitFor();
  const card = page.getByRole('article', { name: title });
  await card.getByText('Status: Published').waitFor();
  const slug = (await card.getByRole('link', { name: title, exact: true }).getAttribute('href'))?.split('/').pop();

  // The whole post is readable without JavaScript.
  const visitor = await site.newPage({ javaScript: false });
  await visitor.goto(`/blog/${slug}`);
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  await visitor.getByText('The second paragraph.').waitFor();
  await visitor
    .getByText(/\d+ min/)
    .first()
    .waitFor();
  await visitor.getByText('No comments yet.').waitFor();
  expect(await visitor.locator('meta[name=description]').getAttribute('content')).toBe(description);

  const learner = await site.newPage({ as: newLearner('reader') });
  await learner.goto(`/blog/${slug}`);
  await learner.getByRole('button', { name: /^Like/ }).click();
  await noticeOf(learner, 'Blog liked!').waitFor();
  await learner.getByRole('textbox', { name: 'Write a comment' }).fill('First, and out of line');
  await learner.getByRole('button', { name: 'Comment', exact: true }).click();
  await noticeOf(learner, 'Comment Added!').waitFor();

  await card.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('Likes: 1', { exact: true }).waitFor();
  const comment = page.getByRole('article', { name: /^Comment by/ });
  await comment.getByRole('button', { name: /^Stop commenter/ }).click();
  await comment.getByText('Stopped from commenting').waitFor();
  await comment.getByRole('button', { name: 'Hide', exact: true }).click();
  await comment.getByText('Hidden', { exact: true }).waitFor();

  site.allowPageError(/403/);
  await learner.reload();
  await learner.getByText('No comments yet.').waitFor();
  await learner.getByRole('textbox', { name: 'Write a comment' }).fill('Once more');
  await learner.getByRole('button', { name: 'Comment', exact: true }).click();
  await noticeOf(learner, 'Failed to add comment').waitFor();
  await learner.getByText('A moderator stopped your comments.').first().waitFor();
  expect(await learner.getByRole('textbox', { name: 'Write a comment' }).inputValue()).toBe('Once more');
  // Three users act one after another, which takes longer than the default timeout.
}, 60_000);

test('a post is scheduled, restored to an earlier version, and published', async () => {
  const title = unique('In its own time');
  const page = await openEditor();
  await page.getByRole('textbox', { name: 'Blog post title' }).fill(title);
  await contentOf(page).click();
  await page.keyboard.type('The first words.');
  await page.getByRole('textbox', { name: 'Tags' }).fill('journeys');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Featured image').setInputFiles(smallPicture);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const inTwoDays = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  await page.getByLabel('Publish at').fill(`${inTwoDays}T09:00`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.waitForURL('**/blog-dashboard');
  await noticeOf(page, 'Blog scheduled successfully!').waitFor();
  const card = page.getByRole('article', { name: title });
  await card.getByText(/^Scheduled for .*9:00 AM/).waitFor();
  const slug = (await card.getByRole('link', { name: title, exact: true }).getAttribute('href'))?.split('/').pop();

  // A scheduled post answers 404 to visitors.
  site.allowPageError(/404/);
  const visitor = await site.newPage();
  expect((await visitor.goto(`/blog/${slug}`))?.status()).toBe(404);
  await visitor.getByRole('heading', { level: 1, name: 'Blog not found' }).waitFor();

  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await contentOf(page).getByText('The first words.').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Other words.');
  await page.getByRole('button', { name: 'Save Draft', exact: true }).click();
  await page.waitForURL('**/blog-dashboard');
  await noticeOf(page, 'Blog Updated Successfully').waitFor();
  // Editing the text does not change the scheduled time.
  await card.getByText(/^Scheduled for .*9:00 AM/).waitFor();

  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await contentOf(page).getByText('Other words.').waitFor();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.getByRole('region', { name: 'Preview' }).getByText('The first words.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await noticeOf(page, 'Version 1 is back').waitFor();
  await contentOf(page).getByText('The first words.').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL('**/blog-dashboard');
  await card.getByText('Status: Published').waitFor();
  await visitor.reload();
  await visitor.getByText('The first words.').waitFor();
  expect(await visitor.getByText('Other words.').count()).toBe(0);
}, 60_000);

test('a tab that crashes while the author types loses at most the last second', async () => {
  const page = await openEditor();
  const { keyboard } = page;
  await page.getByRole('textbox', { name: 'Blog post title' }).fill('Killed');
  await contentOf(page).click();
  const typed: { word: string; at: number }[] = [];
  // Longer than the second that may be lost, so that the first words must be stored.
  const typeUntil = Date.now() + 2500;
  for (let number = 0; Date.now() < typeUntil; number += 1) {
    const word = `w${number}`;
    await keyboard.type(`${word} `);
    typed.push({ word, at: Date.now() });
  }
  const killedAt = Date.now();
  // The renderer process crashes, so no unload handler of the page runs.
  const dead = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => {});
  await dead;

  const again = await page.context().newPage();
  await again.goto('/blog-dashboard');
  await again.getByRole('link', { name: 'Resume editing' }).click();
  await contentOf(again).waitFor();
  await again.getByText('w0', { exact: false }).first().waitFor();
  const words = new Set(((await contentOf(again).textContent()) ?? '').split(/\s+/));
  const lost = typed.filter(({ word, at }) => !words.has(word) && killedAt - at > 1000);
  expect(lost).toEqual([]);
  expect(words.size).toBeGreaterThan(1);
});

test('two tabs with new posts have a draft each, and saving one post leaves the draft of the other', async () => {
  const titles = { first: unique('In the first tab'), second: unique('In the second tab') };
  const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Blog post title' });
  const write = async (page: Page, title: string) => {
    await titleOf(page).fill(title);
    await contentOf(page).click();
    await page.keyboard.type(`Text of ${title}`);
    await page.getByText('Saved on this device', { exact: true }).waitFor();
  };
  const expectOwnText = async (page: Page, title: string) => {
    await contentOf(page).getByText(`Text of ${title}`).waitFor();
    expect(await titleOf(page).inputValue()).toBe(title);
  };
  const first = await openEditor();
  await write(first, titles.first);
  const second = await first.context().newPage();
  await second.goto('/blogcreate');
  await contentOf(second).waitFor();
  await write(second, titles.second);
  await first.reload();
  await expectOwnText(first, titles.first);
  await second.reload();
  await expectOwnText(second, titles.second);

  await first.getByRole('textbox', { name: 'Tags' }).fill('journeys');
  await first.getByRole('button', { name: 'Add', exact: true }).click();
  await first.getByRole('button', { name: 'Save Draft', exact: true }).click();
  await first.waitForURL('**/blog-dashboard');
  await first.getByRole('article', { name: titles.first }).waitFor();
  await second.reload();
  await expectOwnText(second, titles.second);

  await second.close();
  await first.reload();
  await first
    .getByRole('status')
    .filter({ hasText: titles.second })
    .getByRole('link', { name: 'Resume editing' })
    .click();
  await expectOwnText(first, titles.second);
}, 60_000);

test('text is formatted with the keyboard only', async () => {
  const page = await openEditor();
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

test('on a phone the toolbar stays below the site header, and Improve does not cover the first line', async () => {
  const page = await openEditor('/blogcreate', 390);
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
  const page = await openEditor('/blogcreate', 320);
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
