import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { newTrainer } from '../support/people';
import { useSite } from '../support/site';
import { pressEnterOn, tabInto, typeInto } from '../support/typing';
import { detailsForm, saveDetails, stepHeading } from '../support/wizard';

const site = useSite();
// Each test types four forms, which takes longer than the default timeout on a busy machine.
jest.setTimeout(90_000);

const listPath = '/patron/basicdetails/courses/allcourses?tab=pending';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string', disabled: false });
const box = (page: Page, name: string) => page.locator('main').getByLabel(name).first();
const nextYear = new Date().getFullYear() + 1;

/** Fills in the batch form of step 2: Monday to Friday evenings in January. */
async function typeBatch(page: Page) {
  await typeInto(page, box(page, 'Class type'), 'Weekday');
  await typeInto(page, box(page, 'Start date'), `1101${nextYear}`);
  await typeInto(page, box(page, 'Start time'), '0700PM');
  await typeInto(page, box(page, 'End time'), '0900PM');
}

async function typeContent(page: Page, type: string, items: string) {
  await pressEnterOn(page, button(page, new RegExp(`^${type}`)));
  await typeInto(page, page.getByRole('textbox', { name: 'Description' }), items);
  await pressEnterOn(page, button(page, 'Add content'));
  await page.getByText(`${type} added`).first().waitFor({ state: 'attached' });
}

async function typeModule(page: Page, name: string) {
  await typeInto(page, page.getByRole('textbox', { name: 'Module Name' }), name);
  await typeInto(page, page.getByRole('textbox', { name: 'Topics' }), 'Objectives, Budgets, Alerts');
  await pressEnterOn(page, button(page, 'Save module'));
}

test('a course is created and published with the keyboard only', async () => {
  const asha = await newTrainer(site.origin, 'keys');
  const page = await site.newPage({ as: asha });
  await page.goto(listPath);
  await pressEnterOn(page, page.getByRole('link', { name: /Create New Course/ }).first());
  await stepHeading(page, 'Create New Course').waitFor();

  const details = detailsForm(page);
  await typeInto(page, details.name, 'Typed by hand');
  await typeInto(page, details.category, 'Cloud');
  await pressEnterOn(page, details.draw);
  await details.thumbnail.waitFor();
  await typeInto(page, details.language, 'English');
  await tabInto(page, page.getByRole('radio', { name: 'Beginner' }));
  await page.keyboard.press('ArrowRight');
  await typeInto(page, details.form.getByRole('spinbutton', { name: 'Fee in ₹' }), '16500');
  await typeInto(page, details.description, 'Six weekends of one service.');
  await typeInto(page, details.prerequisites, 'None');
  await typeInto(page, details.objectives, 'Run an incident');
  await typeInto(page, details.contact, '9845012786');
  await typeInto(page, details.email, 'asha@journey.test');
  await pressEnterOn(page, details.save);

  await stepHeading(page, 'Course Timings').and(page.locator(':focus')).waitFor();
  await typeBatch(page);
  await pressEnterOn(page, button(page, 'Add Timing'));
  await page.getByRole('heading', { name: /^Batch Timings/ }).waitFor();
  await pressEnterOn(page, button(page, 'Next'));

  await stepHeading(page, 'Course Content').waitFor();
  await typeContent(page, 'Skill Measure/syllabus', 'Service levels, Alerting, On-call');
  await typeContent(page, 'Offered Job Role', 'Site Reliability Engineer (on-call, follow-the-sun), DevOps Lead');
  await typeContent(page, 'Covering Tools', 'Prometheus, Grafana');
  await pressEnterOn(page, button(page, 'Next'));

  await stepHeading(page, 'Course Curriculum').waitFor();
  await typeModule(page, 'Service levels');
  await page.getByRole('heading', { name: /Service levels/ }).waitFor();
  await pressEnterOn(page, button(page, 'Finish'));

  await stepHeading(page, 'Course Created Successfully!').waitFor();
  const course = page.getByRole('link', { name: 'View course' });
  const address = await course.getAttribute('href');
  const learner = await site.newPage();
  await learner.goto(address ?? '');
  await learner.getByRole('heading', { level: 1, name: 'Typed by hand' }).waitFor();
  await learner.getByText('₹16,500').first().waitFor();
});

test('on a phone, a pending course reopens at its last step, is changed and published', async () => {
  const asha = await newTrainer(site.origin, 'phone');
  const page = await site.newPage({ as: asha, width: 390 });
  await page.goto('/patron/basicdetails/courses/create');
  await saveDetails(page, 'Left at step two');
  await page.goto(listPath);
  await page.getByRole('heading', { name: 'Left at step two' }).waitFor();
  await page.getByRole('button', { name: 'Actions for Left at step two' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await stepHeading(page, 'Course Timings').waitFor();
  await page.waitForURL(/step=2$/);

  // A finger rests on nothing: a notice under a mouse would stay open over the next button.
  const press = async (name: string) => {
    await button(page, name).click();
    await page.mouse.move(0, 0);
  };
  for (const [heading, work] of [
    [
      'Course Timings',
      async () => {
        await box(page, 'Class type').selectOption({ label: 'Weekend(Sat,Sun)' });
        await box(page, 'Start date').fill(`${nextYear}-01-16`);
        await box(page, 'Start time').fill('10:00');
        await box(page, 'Duration').fill('3 hours');
        await press('Add Timing');
        await page.getByRole('heading', { name: /^Batch Timings/ }).waitFor();
        await button(page, 'Next').click();
      },
    ],
    [
      'Course Content',
      async () => {
        for (const type of ['Skill Measure/syllabus', 'Offered Job Role', 'Covering Tools']) {
          await button(page, new RegExp(`^${type}`)).click();
          await press('AI Generate');
          await page.waitForFunction(() => !!document.querySelector<HTMLTextAreaElement>('main textarea')?.value);
          await press('Add content');
          await page.getByText(`${type} added`).first().waitFor({ state: 'attached' });
        }
        await button(page, 'Next').click();
      },
    ],
    [
      'Course Curriculum',
      async () => {
        await page.getByRole('textbox', { name: 'Module Name' }).fill('Begin');
        await page.getByRole('textbox', { name: 'Topics' }).fill('One, Two');
        await button(page, 'Save module').click();
        await page.getByRole('heading', { name: /Begin/ }).waitFor();
        await button(page, 'Finish').click();
      },
    ],
  ] as const) {
    await stepHeading(page, heading).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(screen);
    await work();
  }
  await stepHeading(page, 'Course Created Successfully!').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'View All Courses' }).click();
  await page.getByRole('heading', { name: 'Left at step two' }).waitFor();
});
