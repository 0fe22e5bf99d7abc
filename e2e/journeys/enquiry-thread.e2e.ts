import { axeViolations } from '../support/axe';
import { newLearner, people, sessionOf } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

/** Calls the API as a user. */
async function call(as: string, method: string, path: string, body?: object) {
  const [cookie] = await sessionOf(site.origin, as);
  const answer = await fetch(`${site.origin}/backend${path}`, {
    method,
    headers: { authorization: `Bearer ${cookie?.value}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()).data.results;
}

test('a learner and a trainer continue a question, close it and open it again', async () => {
  const learner = newLearner('thread');
  const [{ courseId }] = await call(people.trainer, 'GET', '/timings');
  const question = `Is the ${Date.now().toString(36)} lab open at night?`;
  await call(learner, 'POST', '/course-requests', { courseId, message: question });

  const trainer = await site.newPage({ as: people.trainer });
  await trainer.goto('/patron/basicdetails/enquiries');
  const asked = trainer.getByRole('article').filter({ hasText: question });
  await asked.getByText('1 new message').waitFor();
  await asked.getByRole('textbox', { name: 'Your reply' }).fill('Yes, until midnight.');
  await asked.getByRole('button', { name: 'Send reply' }).click();
  await asked.getByText('Yes, until midnight.').waitFor();

  const page = await site.newPage({ as: learner, width: 390 });
  await page.goto('/user-dashboard/send-request');
  const card = page.getByRole('article').filter({ hasText: question });
  await card.getByText('1 new message').waitFor();
  await card.getByRole('button', { name: 'Write a message' }).click();
  await card.getByRole('textbox', { name: 'Your message' }).fill('On Sundays, too?');
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Send message' }).click();
  await card.getByText('On Sundays, too?').waitFor();

  await trainer.reload();
  await asked.getByRole('textbox', { name: 'Your message' }).fill('No, we rest.');
  await asked.getByRole('button', { name: 'Send message' }).click();
  await asked.getByText('No, we rest.').waitFor();
  await asked.getByRole('button', { name: 'Close question' }).click();
  await asked.getByRole('button', { name: 'Open again' }).waitFor();
  expect(await axeViolations(trainer)).toEqual([]);

  await page.reload();
  await card.getByText('Closed', { exact: true }).waitFor();
  await card.getByText('No, we rest.').waitFor();
  await card.getByRole('button', { name: 'Open again' }).click();
  await card.getByRole('button', { name: 'Write a message' }).waitFor();
});
