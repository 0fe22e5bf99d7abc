import { axeViolations } from '../support/axe';
import { siteOfPictures } from '../support/demo-data';
import { people } from '../support/people';
import { useSite } from '../support/site';

// By then the terms that the demo data announce are in force.
const site = useSite({ NODE_OPTIONS: siteOfPictures.NODE_OPTIONS as string, E2E_DAYS_LATER: '20' });

test('a learner is asked once to accept new terms, may read them before, and a visitor is not asked', async () => {
  const visitor = await site.newPage({ width: 390 });
  await visitor.goto('/terms');
  await visitor.getByRole('heading', { level: 2, name: 'Verified trainers' }).waitFor();
  expect(await axeViolations(visitor)).toEqual([]);
  expect(await visitor.getByRole('alertdialog').count()).toBe(0);
  await visitor
    .getByRole('main')
    .getByRole('link', { name: /Version 1/ })
    .click();
  await visitor.getByRole('heading', { level: 2, name: 'Verified trainers' }).waitFor({ state: 'detached' });

  const learner = await site.newPage({ as: people.learner, width: 390, theme: 'dark' });
  await learner.goto('/');
  const question = learner.getByRole('alertdialog', { name: 'Kaksha has new texts' });
  await question.waitFor();
  expect(await axeViolations(learner)).toEqual([]);
  await question.getByRole('link', { name: 'Terms, version 2' }).click();
  await learner.getByRole('heading', { level: 2, name: 'Verified trainers' }).waitFor();
  await question.waitFor({ state: 'detached' });
  await learner.goto('/user-dashboard');
  await question.getByRole('button', { name: 'Accept' }).click();
  await question.waitFor({ state: 'detached' });
  const answered = learner.waitForResponse((answer) => answer.url().endsWith('/legal/pending'));
  await learner.goto('/blog');
  await answered;
  expect(await question.count()).toBe(0);
});
