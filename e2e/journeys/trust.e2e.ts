import { axeViolations } from '../support/axe';
import { people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();
const waiting = { name: 'Meera', page: '/admin/trainers?show=waiting' };

test('an administrator accepts a request for verification, and the trainer page shows the badge', async () => {
  const admin = await site.newPage({ as: people.admin });
  await admin.goto(waiting.page);
  const link = admin.getByRole('rowheader').getByRole('link', { name: waiting.name });
  await link.waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await link.click();
  await admin.getByRole('list', { name: 'Documents' }).waitFor();
  const trainer = (await admin.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? '';
  await admin.getByRole('button', { name: 'Accept' }).click();
  const dialog = admin.getByRole('dialog');
  expect(await axeViolations(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await admin.getByRole('button', { name: 'End verification' }).waitFor();

  const visitor = await site.newPage({ width: 390, theme: 'dark' });
  await visitor.goto(trainer);
  await visitor.getByText('Verified', { exact: true }).waitFor();
  expect(await axeViolations(visitor)).toEqual([]);
});
