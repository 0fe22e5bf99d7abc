import { axeViolations } from '../support/axe';
import { expectValue } from '../support/field';
import { latestCode, newLearner } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

test.each([
  ['at a desk', 1350],
  ['on a phone', 390],
])('%s, an institute registers, with a reload in between, and reaches the trainer area', async (_where, width) => {
  // The test enters a wrong code first, which answers an error.
  site.allowPageError(/400 \(Bad Request\).*SaveEmailVerifyDetails/);
  const email = newLearner('academy');
  const page = await site.newPage({ width });
  await page.goto('/live-trainer-register');
  await page.getByRole('heading', { level: 1, name: 'Become a trainer' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Name is required').first().waitFor();

  await page.getByRole('radio', { name: 'Institute' }).check();
  await page.getByRole('textbox', { name: 'Institute name' }).fill('Rao Academy');
  await page.getByRole('textbox', { name: 'Owner name' }).fill('Asha Rao');
  await page
    .getByRole('form', { name: 'Become a trainer' })
    .getByRole('textbox', { name: 'Email', exact: true })
    .fill(email);
  await page.getByRole('textbox', { name: 'Contact number' }).fill('98765');
  await page.getByRole('textbox', { name: 'PIN code' }).fill('411001');
  await page.reload();
  await expectValue(page.getByRole('textbox', { name: 'Institute name' }), 'Rao Academy');

  await page.getByRole('textbox', { name: 'Contact number' }).fill('9876543210');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(/Resend code in \d+s/).waitFor();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.locator('input[name=code][aria-invalid=true]').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await latestCode(site.origin, email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/\/patron\/basicdetails/);

  await page.goto('/live-trainer-register');
  await page.getByRole('heading', { name: 'You are a trainer already' }).waitFor();
});
