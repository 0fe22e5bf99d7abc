import { demoSecondFactor } from '@kaksha/domain/demo';
import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { expectValue } from '../support/field';
import { fillSignIn, newLearner, people, sessionOf } from '../support/people';
import { firstCourse } from '../support/screens';
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

interface SignInAgain {
  secondStep?: ((dialog: Locator) => Promise<void>) | undefined;
  /** What the dialog says. */
  reason?: string;
}

/** Closes the dialog that opens over the page. */
async function declineSignIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByText('Your session has ended.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Signs in again in the dialog that opens over the page. */
async function signInAgain(
  page: Page,
  email: string,
  { secondStep, reason = 'Your session has ended.' }: SignInAgain = {},
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByText(reason).waitFor();
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
    await signInAgain(page, email, { secondStep });
    await page.getByRole('list', { name: 'Comments' }).getByText(comment).waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Comments' }).getByText(comment).waitFor();
  },
  60_000,
);

test('a learner whose session ends sends the request of a dialog, which stays when the sign-in is closed', async () => {
  const email = newLearner('asks');
  const course = await firstCourse(site.origin);
  const page = await site.newPage({ as: email });
  await page.goto(course.path);
  await page.getByRole('button', { name: 'Ask the trainer' }).filter({ visible: true }).first().click();
  const request = page.getByRole('dialog', { name: 'Ask the trainer' });
  const message = request.getByRole('textbox', { name: 'Message' });
  await message.fill('Is there a class in the evening?');
  await endSession(email);
  const send = request.getByRole('button', { name: 'Send request' });
  await send.click();
  await declineSignIn(page);
  await request.getByRole('alert').getByText('Please sign in.').waitFor();
  expect(await message.inputValue()).toBe('Is there a class in the evening?');
  await send.click();
  await signInAgain(page, email, { reason: 'We send your request right after this.' });
  await page.goto('/user-dashboard/send-request');
  await page.getByRole('article').getByText('Is there a class in the evening?').waitFor();
});

test('a learner whose session ends keeps what the page showed at once: Save of a course', async () => {
  const email = newLearner('saves');
  const course = await firstCourse(site.origin);
  const page = await site.newPage({ as: email });
  // Every call of the page itself is answered before the session ends.
  await page.goto(course.path, { waitUntil: 'networkidle' });
  const save = (pressed: boolean) => page.getByRole('button', { name: 'Save', exact: true, pressed }).first();
  await save(false).waitFor();
  await endSession(email);
  await save(false).click();
  await declineSignIn(page);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByText('That was not saved')
    .waitFor();
  await save(false).click();
  await signInAgain(page, email);
  await save(true).waitFor();
  await page.goto('/user-dashboard/saved-course');
  await page.getByRole('heading', { name: course.name }).waitFor();
});

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
});

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
