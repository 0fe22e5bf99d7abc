import { demoSecondFactor } from '@kaksha/domain/demo';
import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { expectValue } from '../support/field';
import { fillSignIn, newLearner, people, sessionOf } from '../support/people';
import { useSite } from '../support/site';
import { smallPicture } from '../support/small-picture';

// A site of its own, because another journey of an administrator would replace the mailed code.
const site = useSite({});

beforeEach(() => site.allowPageError(/401 \(Unauthorized\)/));

/** Ends the session on the server. The browser keeps its cookies. */
async function endSession(email: string): Promise<void> {
  const [token] = await sessionOf(site.origin, email);
  const headers = { authorization: `Bearer ${token?.value}` };
  const answer = await fetch(`${site.origin}/backend/auth/logout`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
}

/** Signs in again in the dialog that opens over the page. */
async function signInAgain(page: Page, email: string, secondStep?: (dialog: Locator) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByText('Your session has ended.').waitFor();
  expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(await axeViolations(page)).toEqual([]);
  await fillSignIn(page, email, dialog);
  await secondStep?.(dialog);
  await dialog.waitFor({ state: 'hidden' });
}

async function useRecoveryCode(dialog: Locator): Promise<void> {
  await dialog.getByRole('heading', { name: 'Second step' }).waitFor();
  await dialog.getByRole('button', { name: /recovery code/i }).click();
  await dialog.getByRole('textbox', { name: /recovery code/i }).fill(demoSecondFactor.recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Verify' }).click();
}

test.each([
  ['a learner', newLearner('ended'), undefined],
  ['a learner with an authenticator app', people.twoStep, useRecoveryCode],
] as const)(
  '%s whose session ends sends the comment after the sign-in',
  async (_who, email, secondStep) => {
    const page = await site.newPage({ as: email });
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Why a start date beats a library of videos', exact: true }).click();
    const comment = `Written by ${email}`;
    await page.getByRole('textbox', { name: 'Write a comment' }).fill(comment);
    await endSession(email);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await signInAgain(page, email, secondStep);
    await page.getByRole('list', { name: 'Comments' }).getByText(comment).waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Comments' }).getByText(comment).waitFor();
  },
  60_000,
);

test('an administrator whose session ends saves the post with its picture', async () => {
  const title = 'Written across two sessions';
  const page = await site.newPage({ as: people.admin });
  await page.goto('/blogcreate');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('The first words.');
  await page.getByRole('textbox', { name: 'Blog post title' }).fill(title);
  await page.getByRole('textbox', { name: 'Tags' }).fill('journeys');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await endSession(people.admin);
  await page.getByLabel('Featured image').setInputFiles(smallPicture);
  await page.getByRole('button', { name: 'Save Draft', exact: true }).click();
  await signInAgain(page, people.admin);
  await page.waitForURL('**/blog-dashboard');
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: `Edit ${title}` })
    .click();
  await content.getByText('The first words.').waitFor();
  await page.getByRole('img', { name: 'Featured', exact: true }).waitFor();
}, 60_000);

test('a trainer whose session ends saves the support links', async () => {
  const page = await site.newPage({ as: people.trainer });
  await page.goto('/patron/basicdetails/supportLink');
  const website = page.getByRole('textbox', { name: 'Website' });
  await website.fill('https://school.example.com/');
  await endSession(people.trainer);
  await website.press('Enter');
  await signInAgain(page, people.trainer);
  await page.getByText(/^Support links (added|updated) successfully!$/).waitFor();
  await page.reload();
  await expectValue(website, 'https://school.example.com/');
});
