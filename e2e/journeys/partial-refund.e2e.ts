import { axeViolations } from '../support/axe';
import { courseNamed } from '../support/courses';
import { newLearner, people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

test('a trainer refunds a part of a payment, and the learner sees it and keeps the seat', async () => {
  const email = newLearner('partial');
  const course = await courseNamed(site.origin, 'Kubernetes in Production');
  const learner = await site.newPage({ width: 390, as: email });
  await learner.goto(course.paymentPath);
  await learner.getByRole('button', { name: /^Pay [₹$]/ }).click();
  await learner.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await learner.getByRole('button', { name: /^Pay/ }).click();
  await learner.getByRole('heading', { level: 1, name: 'You are enrolled' }).waitFor();

  const trainer = await site.newPage({ as: people.trainer });
  await trainer.goto(`/patron/basicdetails/courses/activity/${course.id}?tab=enrolled`);
  await trainer.getByRole('searchbox', { name: 'Find a learner' }).fill(email);
  const card = trainer.getByRole('article').filter({ hasText: 'Amount Paid' });
  await card.getByRole('button', { name: /^Refund/ }).click();
  const dialog = trainer.getByRole('dialog', { name: /^Refund/ });
  await dialog.getByRole('spinbutton', { name: 'Amount in ₹' }).fill('150.50');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two classes were skipped.');
  expect(await axeViolations(trainer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText(/keeps the seat/).waitFor();
  expect(await axeViolations(trainer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund ₹150.50' }).click();
  await dialog.waitFor({ state: 'detached' });

  const payments = async () => {
    await learner.goto('/user-dashboard/purchased-course');
    const parts = learner.getByRole('list', { name: 'Refunds of a part' });
    await parts.waitFor();
    return parts.textContent();
  };
  // A job asks the payment provider.
  while (!/₹150.50 refunded on/.test((await payments()) ?? '')) await learner.waitForLoadState('networkidle');
  expect(await payments()).toContain('Two classes were skipped.');
  expect(await axeViolations(learner)).toEqual([]);
  await learner.goto('/my-courses');
  await learner.getByRole('link', { name: 'Kubernetes in Production' }).first().waitFor();
});
