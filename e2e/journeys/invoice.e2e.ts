import { axeViolations } from '../support/axe';
import { courseNamed } from '../support/courses';
import { newLearner } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

test('a company gets an invoice with its GST number', async () => {
  const course = await courseNamed(site.origin, 'Kubernetes in Production');
  const page = await site.newPage({ width: 390, as: newLearner('company') });
  await page.goto(course.paymentPath);
  await page.getByRole('button', { name: 'Invoice for a company or an address' }).click();
  const form = page.getByRole('dialog', { name: 'Invoice details' });
  await form.getByRole('textbox', { name: 'Name on the invoice' }).fill('Acme Labs');
  await form.getByRole('textbox', { name: 'Address' }).fill('5 Linking Road, Mumbai');
  await form.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Maharashtra' });
  await form.getByRole('textbox', { name: 'GST number' }).fill('27AAPFU0939F1ZW');
  await form.getByRole('button', { name: 'Use for the invoice' }).click();
  await form
    .getByText(/Please check the GST number/)
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('textbox', { name: 'GST number' }).fill('27AAPFU0939F1ZV');
  await form.getByRole('button', { name: 'Use for the invoice' }).click();
  await page.getByText('Invoice to Acme Labs, Maharashtra').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay [₹$]/ }).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: 'You are enrolled' }).waitFor();
  await page.goto('/user-dashboard/purchased-course');
  await page.getByText(/INV\/\d\d-\d\d\/\d{6}/).waitFor();
  const address = await page.getByRole('link', { name: 'Invoice' }).getAttribute('href');
  const file = await page.request.get(new URL(address ?? '', site.origin).href);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
