import { readFileSync } from 'node:fs';
import { axeViolations } from '../support/axe';
import { newLearner, people } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();
const reason = 'Sends advertising in questions';

test('an administrator finds a person and blocks them, who is signed out at once, and ends the block', async () => {
  const email = newLearner('blocked');
  const learner = await site.newPage({ as: email });
  await learner.goto('/user-dashboard');
  await learner.getByRole('heading', { level: 1 }).waitFor();

  const admin = await site.newPage({ as: people.admin });
  await admin.goto('/admin/users');
  await interactive(admin);
  await admin.getByRole('searchbox', { name: 'Name or e-mail' }).fill(email);
  await admin.getByRole('button', { name: 'Search', exact: true }).click();
  await admin.getByRole('row', { name: email }).getByRole('link').click();
  await admin.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill(reason);
  expect(await axeViolations(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await admin.getByRole('button', { name: 'Unblock' }).waitFor();
  await admin.getByText(reason).waitFor();
  expect(await axeViolations(admin)).toEqual([]);

  site.allowPageError(/status of 401/);
  await learner.goto('/');
  await learner.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();

  await admin.getByRole('button', { name: 'Unblock' }).click();
  await admin.getByRole('button', { name: 'Block', exact: true }).waitFor();
});

test('the audit log names the block on a phone, and its filter leaves other acts out', async () => {
  const admin = await site.newPage({ as: people.admin, width: 390, theme: 'dark' });
  await admin.goto('/admin/audit');
  await interactive(admin);
  await admin.getByRole('combobox', { name: 'About' }).selectOption('user');
  await admin
    .getByRole('rowheader', { name: /user\.block/ })
    .first()
    .waitFor();
  await admin.getByRole('rowheader').filter({ hasNotText: 'user.' }).first().waitFor({ state: 'detached' });
  expect(await axeViolations(admin)).toEqual([]);
});

test('the last owner keeps the right to give rights, and the file of the audit log names what was done to users', async () => {
  const admin = await site.newPage({ as: people.admin });
  await admin.goto(`/admin/users?q=${people.admin}`);
  await interactive(admin);
  await admin.getByRole('row', { name: people.admin }).getByRole('link').click();
  const rights = admin.getByRole('group', { name: 'Rights of an administrator' });
  await rights.getByRole('checkbox', { name: 'Owner' }).uncheck();
  site.allowPageError(/status of 409/);
  await admin.getByRole('button', { name: 'Save rights' }).click();
  await admin.getByText('One administrator has to keep the right to give rights').waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await admin.reload();
  expect(await rights.getByRole('checkbox', { name: 'Owner' }).isChecked()).toBe(true);

  await admin.goto('/admin/audit?about=user');
  await interactive(admin);
  const saving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Download as CSV' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(
    file
      .split('\r\n')
      .filter((line) => line.includes('user.block'))
      .join('\n'),
  ).toContain(reason);
});
