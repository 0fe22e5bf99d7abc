import { axeViolations } from '../support/axe';
import { mailTo } from '../support/mailbox';
import { people } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();

test('a learner is notified about new courses of a saved search, opens it from the mail, and chooses how often', async () => {
  const mail = await mailTo(site.origin, people.learner, 'A new course for “Artificial intelligence”');
  expect(mail).toContain('Recommenders that Respect People');

  const page = await site.newPage({ width: 390, theme: 'dark', as: people.learner });
  await page.goto('/notifications');
  await interactive(page);
  const row = page.getByRole('listitem').filter({ hasText: 'A new course for “Artificial intelligence”' });
  await row.getByRole('link').click();
  await page.getByRole('heading', { name: 'Recommenders that Respect People' }).waitFor();

  const { pathname, search } = new URL(/Choose what we send you: (\S+)/.exec(mail)?.[1] ?? '');
  await page.goto(pathname + search);
  await interactive(page);
  await page.getByRole('heading', { name: 'Mails: New courses for my saved searches' }).waitFor();

  await page.goto('/user-dashboard/profile?tab=interests');
  await interactive(page);
  const choice = page.getByRole('combobox', { name: 'Tell me about new courses for Artificial intelligence' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await choice.selectOption('Every week');
  await saved;
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await interactive(page);
  expect(await choice.inputValue()).toBe('weekly');
});
