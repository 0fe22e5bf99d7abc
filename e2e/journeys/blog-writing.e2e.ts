import { dayMs } from '@kaksha/domain/time-units';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { contentOf, openEditor, unique } from '../support/blog-editor';
import { newLearner } from '../support/people';
import { useSite } from '../support/site';
import { smallPicture } from '../support/small-picture';

const site = useSite();

const noticeOf = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text, { exact: true })
    .first();

test('a post is written, improved, described, published, read, commented on and moderated', async () => {
  const title = unique('A journey through the blog');
  const page = await openEditor(site);
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
});

test('a post is scheduled, restored to an earlier version, and published', async () => {
  const title = unique('In its own time');
  const page = await openEditor(site);
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
});

test('a tab that crashes while the author types loses at most the last second', async () => {
  const page = await openEditor(site);
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
  const first = await openEditor(site);
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
});
