import { axeViolations } from '../support/axe';
import { newLearner, people } from '../support/people';
import { interactive, useSite } from '../support/site';

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

test('a learner reports a course; hidden by an administrator it leaves the list, and returns when it is shown again', async () => {
  const visitor = await site.newPage();
  await visitor.goto('/live-courses?sort_by=rating');
  const link = visitor.getByRole('main').getByRole('article').getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  const name = (await link.textContent()) ?? '';

  const learner = await site.newPage({ as: newLearner('reporter'), width: 390 });
  await learner.goto(address);
  await interactive(learner);
  await learner.getByRole('button', { name: 'Report this course' }).click();
  const report = learner.getByRole('dialog');
  await report.getByRole('radio').first().check();
  expect(await axeViolations(learner)).toEqual([]);
  await report.getByRole('button', { name: 'Report course' }).click();
  await learner.getByText('Thank you, the course is reported').waitFor();

  const admin = await site.newPage({ as: people.admin });
  await admin.goto('/moderation?show=courses');
  await interactive(admin);
  const card = admin.getByRole('article', { name, exact: true });
  await card.getByRole('button', { name: 'Hide course' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Sells the course of another trainer');
  await dialog.getByRole('button', { name: 'Hide course' }).click();
  await card.waitFor({ state: 'detached' });
  const pageOf = async () => (await fetch(site.origin + address)).status;
  expect(await pageOf()).toBe(404);
  await visitor.reload();
  await visitor.getByRole('main').getByRole('article').first().waitFor();
  expect(await visitor.locator(`main a[href="${address}"]`).count()).toBe(0);

  await admin.goto('/moderation?show=hidden-courses');
  await interactive(admin);
  await card.getByRole('button', { name: 'Show again' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await pageOf()).toBe(200);
  await visitor.reload();
  await visitor.locator(`main a[href="${address}"]`).first().waitFor();
});
