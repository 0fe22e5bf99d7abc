import { axeViolations } from '../support/axe';
import { newLearner, people } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();
const reported = 'Notes of this and forty other courses at half the price. Write to me on Telegram.';

test('a reader reports a review, an administrator hides it and shows it again', async () => {
  const admin = await site.newPage({ as: people.admin });
  await admin.goto('/moderation');
  const card = admin.getByRole('article').filter({ hasText: reported });
  await card.waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  const trainer = (await card.getByRole('link').first().getAttribute('href')) ?? '';

  const reader = await site.newPage({ as: newLearner('reader'), width: 390 });
  await reader.goto(trainer);
  await interactive(reader);
  const review = reader.getByRole('article').filter({ hasText: reported });
  for (let page = 0; page < 10 && (await review.count()) === 0; page += 1) {
    await reader.getByRole('button', { name: /more review/ }).click();
    await reader.getByRole('button', { name: /more review/ }).waitFor({ state: 'attached' });
  }
  await review.getByRole('button', { name: 'Report' }).click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It is advertising or spam' }).check();
  expect(await axeViolations(reader)).toEqual([]);
  await dialog.getByRole('button', { name: 'Report review' }).click();
  await reader.getByText('Thank you, the review is reported').waitFor();

  await admin.reload();
  await card.getByRole('button', { name: 'Hide review' }).click();
  await card.waitFor({ state: 'detached' });
  await admin.getByRole('combobox', { name: 'Show' }).selectOption('Hidden reviews');
  await card.getByRole('button', { name: 'Show again' }).click();
  await card.waitFor({ state: 'detached' });
});

test('an administrator marks a message to the platform as answered', async () => {
  const admin = await site.newPage({ as: people.admin, width: 390, theme: 'dark' });
  await admin.goto('/moderation?show=messages');
  const card = admin.getByRole('article', { name: 'Garima Saxena' });
  await card.waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await card.getByRole('button', { name: 'Mark as answered' }).click();
  await card.waitFor({ state: 'detached' });
  await admin.getByRole('combobox', { name: 'Show' }).selectOption('Answered messages');
  await card.getByRole('button', { name: 'Open again' }).waitFor();
});
