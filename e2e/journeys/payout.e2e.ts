import { axeViolations } from '../support/axe';
import { mailTo } from '../support/mailbox';
import { confirmByCode, people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

test('an administrator approves several payouts with one proof and pays one, and the trainer finds it on the statement', async () => {
  site.allowPageError(/403 \(Forbidden\)/);
  const admin = await site.newPage({ as: people.admin });
  // Stands for a session whose proof is older than ten minutes. The proof and the repeated call are real.
  await admin.route(
    '**/payouts/approve',
    (route) => {
      const error = 'Please confirm that it is you.';
      return route.fulfill({ status: 403, json: { success: false, status: 'error', error, code: 'STEP_UP_REQUIRED' } });
    },
    { times: 1 },
  );
  await admin.goto('/admin/payouts');
  const rows = admin.getByRole('row').filter({ hasText: '₹' });
  const waiting = rows.filter({ hasText: 'Awaiting approval' }).filter({ hasText: 'Ananya Raghavan' });
  const amount = (await waiting.getByRole('cell', { name: /^₹[\d,.]+$/ }).textContent()) ?? '';
  const payout = rows.filter({ hasText: 'Ananya Raghavan' }).filter({ hasText: amount });
  const other = admin.getByRole('checkbox', { name: /^Choose .* for (?!Ananya)/ }).last();
  const otherName = (await other.evaluate((box) => box.closest('tr')?.querySelector('th > span')?.textContent)) ?? '';
  await payout.getByRole('checkbox').check();
  await other.check();
  await admin.getByText(/^2 chosen: /).waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Approve 2 payouts' }).click();
  const approval = admin.getByRole('dialog', { name: 'Approve 2 payouts?' });
  await approval.getByRole('listitem').filter({ hasText: amount }).waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await approval.getByRole('button', { name: 'Approve 2 payouts' }).click();
  await confirmByCode(admin, site.origin, people.admin);
  await admin.getByText('2 payouts approved').waitFor();
  await rows.filter({ hasText: otherName }).getByText('Approved', { exact: true }).first().waitFor();

  await payout.getByRole('button', { name: 'Mark as paid' }).click();
  const payment = admin.getByRole('dialog', { name: `Was ${amount} paid?` });
  await payment.getByRole('button', { name: 'Show the account' }).click();
  await payment.getByText('ananya@kakshademo', { exact: true }).waitFor();
  await payment.getByRole('textbox', { name: 'Reference of the payment' }).fill('UTR2026112300');
  expect(await axeViolations(admin)).toEqual([]);
  await payment.getByRole('button', { name: 'Mark as paid' }).click();
  await payout.getByText('Reference UTR2026112300').waitFor();

  expect(await mailTo(site.origin, people.trainer, `Your payout of ${amount}`)).toContain('UTR2026112300');
  const trainer = await site.newPage({ width: 390, theme: 'dark', as: people.trainer });
  await trainer.goto('/patron/basicdetails/earnings');
  const row = trainer.getByRole('list', { name: 'Payouts' }).getByRole('listitem').filter({ hasText: 'UTR2026112300' });
  await row.getByText('Paid').waitFor();
  expect(await row.textContent()).toContain(amount);
  expect(await axeViolations(trainer)).toEqual([]);
  const fileOf = async (name: RegExp) => {
    const address = await row.getByRole('link', { name }).getAttribute('href');
    // The link opens without a session.
    const answer = await fetch(new URL(address ?? '', site.origin));
    expect(answer.status).toBe(200);
    return answer.text();
  };
  expect(await fileOf(/as PDF$/)).toMatch(/^%PDF-/);
  const table = await fileOf(/as CSV$/);
  await row.getByRole('link', { name: /^Orders/ }).click();
  await trainer.getByRole('heading', { level: 1, name: `Payout of ${amount}` }).waitFor();
  const order = trainer.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  const number = /order (\w{8})/.exec((await order.textContent()) ?? '')?.[1];
  expect(table).toContain(number);
  expect(await axeViolations(trainer)).toEqual([]);
}, 90_000);
