import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { useSite } from '../support/site';

const site = useSite();

// A separate trainer, so that changes here do not affect other journeys.
const as = 'institute@kaksha.test';
const area = '/patron/basicdetails';

const openCourses = async (page: Page, tab = 'published') => {
  await page.goto(`${area}/courses/allcourses?tab=${tab}`);
  await page.getByRole('list', { name: 'Courses' }).waitFor();
};
/** A course of the demo data. Other journeys add courses to the list, so its order changes. */
const courseName = 'Ethical Hacking and Penetration Testing';
const courseCard = (page: Page) =>
  page
    .getByRole('list', { name: 'Courses' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: courseName, exact: true }) });
const numberIn = (text: string | null) => Number(/\((\d+)\)/.exec(text ?? '')?.[1]);

test('a course card links to its learners, with equal counts, tabs in the address and arrow keys', async () => {
  const page = await site.newPage({ as });
  await openCourses(page);
  const link = courseCard(page).getByRole('link', { name: /^Enrolled \(/ });
  const counted = numberIn(await link.textContent());
  await link.click();
  await page.waitForURL(/courses\/activity\/\d+\?tab=enrolled$/);
  const enrolled = page.getByRole('tab', { name: /^Enrolled Students/, selected: true });
  await enrolled.filter({ hasText: `(${counted})` }).waitFor();

  await enrolled.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL(/tab=contacted$/);
  await page.getByRole('list', { name: 'Contacted users' }).waitFor();
  await page
    .getByRole('button', { name: /^View Details of / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Last seen').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('tab', { name: /^View Activity/ }).click();
  await page.waitForURL(/tab=activity$/);
  await page
    .getByText(/^Last Viewed: /)
    .first()
    .waitFor();
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('zzqq');
  await page.getByRole('heading', { name: 'No one matches' }).waitFor();
  await page.waitForURL(/q=zzqq/);
  await page.getByRole('link', { name: 'Back to Courses' }).click();
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
});

test('the learners of a course are downloaded as CSV', async () => {
  const page = await site.newPage({ as });
  await openCourses(page);
  await courseCard(page)
    .getByRole('link', { name: /^Enrolled \(/ })
    .click();
  await page.getByRole('tab', { name: /^Enrolled Students/ }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^CSV/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^enrolled-.+\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8')).toMatch(/^\uFEFFName,E-mail,Phone,/);
});

test('a copied course opens in the wizard, and is deleted; a failed deletion restores it', async () => {
  const page = await site.newPage({ as });
  await openCourses(page);
  await courseCard(page)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.waitForURL(/courses\/edit\/\d+/);
  const copy = /edit\/(\d+)/.exec(page.url())?.[1];
  expect(copy).toBeDefined();

  await openCourses(page, 'pending');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href*="/courses/edit/${copy}"]`) });
  const ask = async () => {
    await card.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this course?' }).getByRole('button', { name: 'Delete' }).click();
  };

  site.allowPageError(/DeleteCourseDetails|Failed to load resource/);
  await page.route('**/DeleteCourseDetails/*', (route) => route.abort());
  await ask();
  await page.getByText('The course was not deleted').waitFor();
  await card.waitFor();
  await page.unroute('**/DeleteCourseDetails/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await card.waitFor({ state: 'hidden' });
  // The card hides before the server answers, and a reload cancels the request.
  await page.getByText('The course is deleted.').first().waitFor();
  await page.reload();
  await page.getByRole('list', { name: 'Courses' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await card.count()).toBe(0);
});

test('support links are edited with the keyboard only on a phone, and persist after a reload', async () => {
  const page = await site.newPage({ as, width: 390 });
  await page.goto(`${area}/supportLink`);
  const website = page.getByRole('textbox', { name: 'Website' });
  await website.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ftp://nowhere');
  await page.keyboard.press('Enter');
  await page.getByText('Please paste a link that begins with https://').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  const address = `https://school-${Date.now()}.example.com/`;
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await page.getByText(/^Support links (added|updated) successfully!$/).waitFor();
  await page.reload();
  await page.waitForFunction((expected) => {
    const boxes = [...document.querySelectorAll('input')];
    return boxes.some(({ value }) => value === expected);
  }, address);
});

test('leaving unsaved payment settings asks for confirmation, and saved ones persist', async () => {
  const page = await site.newPage({ as });
  await page.goto(`${area}/pricing`);
  const tax = page.getByRole('textbox', { name: 'Tax number' });
  await tax.fill('nothing');
  await page
    .getByRole('navigation', { name: 'Trainer area' })
    .getByRole('link', { name: 'Support', exact: true })
    .click();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await question.getByText('Your payment settings are not saved yet.').waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'hidden' });

  await page.getByRole('radio', { name: 'UPI' }).check({ force: true });
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('school@okbank');
  await page.getByRole('checkbox', { name: 'I accept these refund terms' }).check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please enter a GSTIN (15 characters) or a PAN (10 characters)').first().waitFor();
  const number = `ABCDE${String(Date.now()).slice(-4)}F`;
  await tax.fill(number);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Payment settings saved').waitFor();
  await page.reload();
  await page.waitForFunction((expected) => {
    const boxes = [...document.querySelectorAll('input')];
    return boxes.some(({ value }) => value === expected);
  }, number);
});

test('a calendar address is created, shown once, and ended', async () => {
  const page = await site.newPage({ as });
  await page.goto(`${area}/calendar`);
  await page.getByRole('button', { name: /^(Create calendar address|Renew)$/ }).waitFor();
  const renew = page.getByRole('button', { name: 'Renew' });
  if (await renew.isVisible()) {
    await renew.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
  } else {
    await page.getByRole('button', { name: 'Create calendar address' }).click();
  }
  const address = page.getByRole('textbox', { name: 'Calendar address' });
  await address.waitFor();
  const calendar = await page.request.get(await address.inputValue());
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/);
  await page.reload();
  await page.getByText(/renew it to get another one/).waitFor();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await page.getByRole('button', { name: 'Create calendar address' }).waitFor();
});
