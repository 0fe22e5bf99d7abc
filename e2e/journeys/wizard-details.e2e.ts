import { axeViolations } from '../support/axe';
import { expectValue } from '../support/field';
import { fillSignIn, newTrainer } from '../support/people';
import { useSite } from '../support/site';
import { tabInto } from '../support/typing';
import { createPath, detailsForm, saveDetails, stepHeading } from '../support/wizard';

const site = useSite();
// Each test fills in a whole form, which takes longer than the default timeout on a busy machine.
/** The trainer of all journeys in this file. */
let asha: string;
beforeAll(async () => {
  asha = await newTrainer(site.origin, 'asha');
});

const noLine = /ERR_INTERNET_DISCONNECTED|status of 401/;

test('a visitor who creates a course signs in first and then reaches the form', async () => {
  const page = await site.newPage();
  await page.goto(createPath);
  await page.getByText('Please log in to create a course.').waitFor();
  await fillSignIn(page, asha);
  await stepHeading(page, 'Create New Course').waitFor();
});

test('the draft survives a reload and a lost connection while saving', async () => {
  site.allowPageError(noLine);
  const page = await site.newPage({ as: asha });
  await page.goto(createPath);
  const details = detailsForm(page);
  await details.name.fill('Kept through a tunnel');
  await page.getByText(/^Draft saved on this device at/).waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText(/did not save is back/).waitFor();
  await expectValue(details.name, 'Kept through a tunnel');

  await details.category.selectOption({ index: 1 });
  await details.language.selectOption({ index: 1 });
  await details.draw.click();
  await details.thumbnail.waitFor();
  for (const box of [details.description, details.prerequisites, details.objectives]) await box.fill('None');
  await details.contact.fill('9845012786');
  await details.email.fill('asha@journey.test');
  await page.context().setOffline(true);
  await details.save.click();
  await page.getByText('An error occurred while saving the course.').first().waitFor();
  await expectValue(details.name, 'Kept through a tunnel');
  await page.context().setOffline(false);
  await details.save.click();
  await stepHeading(page, 'Course Timings').waitFor();
  expect(new URL(page.url()).search).toBe('?step=2');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('course-details')))).toEqual(
    [],
  );

  // Back opens the saved course. An empty form would create a second one.
  await page.goBack();
  await stepHeading(page, 'Create New Course').waitFor();
  await expectValue(details.name, 'Kept through a tunnel');
});

test('an expired session is renewed in a dialog, and the course is saved', async () => {
  site.allowPageError(noLine);
  const email = await newTrainer(site.origin, 'ended');
  const page = await site.newPage({ as: email });
  await page.goto(createPath);
  await saveDetails(page, 'Renewed');
  await page.goBack();
  const details = detailsForm(page);
  await details.name.fill('Renewed in time');
  // Signing out everywhere revokes the token.
  const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value;
  await fetch(`${site.origin}/backend/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await details.save.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.waitFor();
  await fillSignIn(page, email);
  await stepHeading(page, 'Course Timings').waitFor();
  await page.getByText('Renewed in time').first().waitFor();
});

test('leaving unsaved changes asks for confirmation, and the draft is restored on return', async () => {
  const page = await site.newPage({ as: asha });
  await page.goto(createPath);
  const details = detailsForm(page);
  await details.name.fill('Left behind');
  await page.getByText(/^Draft saved on this device at/).waitFor();
  await details.form.getByRole('button', { name: 'Cancel' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await question.waitFor();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/live-courses');
  await page.getByRole('list', { name: 'Courses' }).waitFor();
  await page.goBack();
  await page.getByText(/did not save is back/).waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectValue(details.name, '');
});

test('an image from the device is uploaded and cropped with the keyboard', async () => {
  const page = await site.newPage({ as: asha });
  await page.goto(createPath);
  // Any image works, so this uses one of the site.
  const answer = await page.request.get('/og.png').catch(() => null);
  const picture = answer?.ok() ? await answer.body() : await page.screenshot();
  const details = detailsForm(page);
  await details.form
    .locator('input[type=file]')
    .setInputFiles({ name: 'class.png', mimeType: 'image/png', buffer: picture });
  await details.thumbnail.waitFor();
  const whole = await details.thumbnail.getAttribute('src');
  await tabInto(page, details.form.getByRole('button', { name: 'Crop' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop the thumbnail' });
  await dialog.waitFor();
  await dialog.getByRole('img', { name: 'What was chosen' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const corner = dialog.getByRole('button', { name: /^Lower right corner/ });
  await corner.focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft');
  await tabInto(page, dialog.getByRole('button', { name: 'Use this part' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction((before) => {
    const shown = document.querySelector('img[alt="Thumbnail of the course"]')?.getAttribute('src');
    return !!shown && shown !== before;
  }, whole);
});

test.each([
  [1350, 'light'],
  [1350, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)(
  'at %i px in the %s theme axe finds no violation, also with every form error shown',
  async (width, theme) => {
    const page = await site.newPage({ as: asha, width, theme });
    await page.goto(createPath);
    const details = detailsForm(page);
    await details.save.click();
    await details.error('Learning objectives are required').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(screen);
  },
);
