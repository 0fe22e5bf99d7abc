import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { copyOfCourse, type OwnCourse } from '../support/own-course';
import { newLearner, people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Pays for the batch as a new or given learner and returns the page. */
async function buy(course: OwnCourse, as: string): Promise<Page> {
  const page = await site.newPage({ as });
  await page.goto(course.paymentPath);
  await pay(page);
  return page;
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay [₹$]/ }).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await heading(page, 'You are enrolled').waitFor();
}

async function openTimings(page: Page, course: OwnCourse): Promise<void> {
  await page.goto(`/patron/basicdetails/courses/edit/${course.id}?step=2`);
  await heading(page, 'Course Timings').waitFor();
}

const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('the seat of a learner who leaves a full batch is offered to the first of the waiting list, who takes it', async () => {
  const course = await copyOfCourse(site.origin, people.trainer, { seats: 1 });
  const owner = await buy(course, newLearner('first'));

  const page = await site.newPage({ as: newLearner('second') });
  await page.goto(course.paymentPath);
  await page.getByRole('button', { name: 'Join waiting list' }).click();
  await page.getByRole('button', { name: 'Leave waiting list' }).waitFor();
  await page.goto('/user-dashboard');
  await page.getByText('You are number 1 on the waiting list.').waitFor();

  await owner.goto('/user-dashboard/purchased-course');
  await owner.getByRole('button', { name: 'Ask for a refund' }).click();
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund [₹$]/ })
    .click();
  await owner.getByRole('article', { name: course.name }).getByText('Refunded', { exact: true }).waitFor();

  await page.reload();
  await page.getByText(/A seat is free for you/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Take your seat' }).click();
  await pay(page);
});

test('a trainer moves a batch with learners, and a learner takes the refund', async () => {
  const course = await copyOfCourse(site.origin, people.trainer, { seats: null });
  const learner = await buy(course, newLearner('moved'));

  const trainer = await site.newPage({ as: people.trainer });
  await openTimings(trainer, course);
  await trainer.getByRole('button', { name: /^Edit / }).click();
  await trainer.getByLabel('Start date').first().fill(course.laterStart);
  await trainer.getByRole('button', { name: 'Update Timing' }).click();
  const dialog = trainer.getByRole('dialog', { name: 'Move this batch?' });
  await dialog.getByText(/^1 learner is enrolled in it/).waitFor();
  expect(await axeViolations(trainer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move the batch' }).click();
  await trainer.getByText('Timing updated successfully!').first().waitFor();

  await learner.goto('/user-dashboard');
  const card = learner.getByRole('article', { name: course.name }).filter({ hasText: 'Until now' });
  await card.getByText(/moved this batch/).waitFor();
  await card.getByRole('button', { name: 'Take a full refund' }).click();
  await learner.getByRole('dialog').getByRole('button', { name: 'Take a full refund' }).click();
  await learner.getByText('Your full refund is on its way').first().waitFor();
  await learner.goto('/user-dashboard/purchased-course');
  await learner
    .getByRole('article', { name: course.name })
    .getByText(/^Refund/)
    .first()
    .waitFor();
});

test('a trainer skips a session of the week by keyboard, and restores it in the month on a phone', async () => {
  const course = await copyOfCourse(site.origin, people.trainer, { seats: null });
  const path = `/patron/basicdetails/batches/${course.batchId}`;
  const trainer = await site.newPage({ as: people.trainer });
  await trainer.goto(path);
  await trainer.getByRole('radio', { name: 'List' }).press('ArrowLeft');
  await trainer.getByRole('radio', { name: 'Month' }).press('ArrowLeft');
  await trainer.waitForURL(/view=week/);
  await trainer
    .getByRole('button', { name: /[AP]M$/ })
    .first()
    .press('Enter');
  await trainer.getByRole('menuitem', { name: 'Move' }).press('ArrowDown');
  await trainer.getByRole('menuitem', { name: 'Skip' }).press('Enter');
  const dialog = trainer.getByRole('dialog', { name: 'Skip or move a session' });
  await dialog.getByLabel('Reason').fill('A holiday.');
  await dialog.getByRole('button', { name: 'Skip', exact: true }).click();
  await trainer.getByRole('button', { name: /, Skipped$/ }).waitFor();
  expect(await axeViolations(trainer)).toEqual([]);

  const phone = await site.newPage({ as: people.trainer, width: 390, theme: 'dark' });
  await phone.goto(path);
  await phone.getByText('Skipped', { exact: true }).waitFor();
  await phone.getByRole('radio', { name: 'Month' }).check();
  await phone.getByRole('link', { name: /1 skipped/ }).click();
  const restore = phone.getByRole('button', { name: /^Restore / });
  await restore.waitFor();
  expect(await axeViolations(phone)).toEqual([]);
  await restore.click();
  await phone.getByText('The session takes place as planned').first().waitFor();
});

test('a trainer cancels a batch, and its learners are refunded', async () => {
  const course = await copyOfCourse(site.origin, people.trainer, { seats: null });
  const learner = await buy(course, newLearner('cancelled'));

  const trainer = await site.newPage({ as: people.trainer });
  await openTimings(trainer, course);
  await choose(trainer, 'Cancel this batch');
  const dialog = trainer.getByRole('dialog', { name: 'Cancel this batch?' });
  await dialog.getByLabel('Reason').fill('The classroom is flooded.');
  expect(await axeViolations(trainer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel the batch' }).click();
  await trainer
    .getByText(/1 of 1 learners? refunded|refunded/i)
    .first()
    .waitFor();

  await learner.goto('/my-courses');
  await learner
    .getByText(/^Cancelled/)
    .first()
    .waitFor();
  expect(await learner.getByText(/Next class on/).count()).toBe(0);
});

test("an institute's second trainer teaches a batch and sees its learners", async () => {
  const course = await copyOfCourse(site.origin, people.institute, { seats: null });
  const institute = await site.newPage({ as: people.institute });
  await openTimings(institute, course);
  await institute.getByRole('button', { name: /^Edit / }).click();
  await institute.getByRole('combobox', { name: 'Trainer' }).selectOption({ label: 'Nandini Kulkarni' });
  expect(await axeViolations(institute)).toEqual([]);
  await institute.getByRole('button', { name: 'Update Timing' }).click();
  await institute.getByText('Timing updated successfully!').first().waitFor();

  const visitor = await site.newPage();
  await visitor.goto(course.path);
  await visitor.getByText('with Nandini Kulkarni').first().waitFor();
  const email = newLearner('taught');
  await buy(course, email);

  const teacher = await site.newPage({ as: people.staffTrainer });
  await teacher.goto('/patron/basicdetails/courses/allcourses?tab=teaching');
  const card = teacher.getByRole('article', { name: course.name });
  await card.getByRole('link', { name: /^Enrolled/ }).click();
  await teacher.getByRole('heading', { level: 2, name: '1 learner' }).waitFor();
  expect(await axeViolations(teacher)).toEqual([]);
  await teacher.goto('/patron/basicdetails/calendar');
  await teacher.getByRole('heading', { level: 3, name: course.name }).waitFor();
});
