import { axeViolations } from '../support/axe';
import { courseNamed } from '../support/courses';
import { newLearner, people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

test('a trainer adds a coupon, a learner pays less with it, and the trainer sees the use', async () => {
  const code = 'JOURNEY20';
  const trainer = await site.newPage({ as: people.trainer });
  await trainer.goto('/patron/basicdetails/coupons');
  await trainer.getByRole('button', { name: 'New coupon' }).click();
  const form = trainer.getByRole('dialog', { name: 'New coupon' });
  await form.getByRole('textbox', { name: 'Code' }).fill(code);
  await form.getByRole('spinbutton', { name: 'Percentage' }).fill('20');
  expect(await axeViolations(trainer)).toEqual([]);
  await form.getByRole('button', { name: 'Add coupon' }).click();
  await trainer.getByRole('heading', { name: code }).waitFor();

  const course = await courseNamed(site.origin, 'Kubernetes in Production');
  const page = await site.newPage({ width: 390, as: newLearner('coupon') });
  await page.goto(course.paymentPath);
  await page.getByRole('button', { name: 'Enter a coupon code' }).click();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(`Coupon ${code}`).waitFor();
  const total = await page.getByRole('region', { name: 'Order summary' }).getByRole('status').last().textContent();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Pay ${total}` }).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: 'You are enrolled' }).waitFor();
  await page.getByText(`Paid ${total}`).waitFor();

  await trainer.reload();
  const row = trainer.getByRole('listitem').filter({ has: trainer.getByRole('heading', { name: code }) });
  await row.getByText(/1 use, 1 per learner/).waitFor();
  await row.getByRole('button', { name: `Switch off ${code}` }).click();
  await row.getByText('Switched off').waitFor();
});
