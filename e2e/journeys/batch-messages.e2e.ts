import { axeViolations } from '../support/axe';
import { buySeat } from '../support/buy';
import { mailTo } from '../support/mailbox';
import { copyOfCourse } from '../support/own-course';
import { newLearner, people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

test('a trainer writes to a batch, and its learner reads it in the bell, on the page of the class and by mail', async () => {
  const course = await copyOfCourse(site.origin, people.trainer, { seats: null });
  const email = newLearner('messages');
  const learner = await site.newPage({ as: email, width: 390, theme: 'dark' });
  await buySeat(learner, course.paymentPath);

  const trainer = await site.newPage({ as: people.trainer });
  await trainer.goto(`/patron/basicdetails/batches/${course.batchId}?tab=messages`);
  const text = 'Please install Docker before the first class.';
  await trainer.getByRole('textbox', { name: 'Message to all learners' }).fill(text);
  await trainer.getByRole('button', { name: 'Send to the batch' }).click();
  await trainer.getByText('It goes to 1 learner in the app and by e-mail.').waitFor();
  await trainer.getByRole('list', { name: 'Sent messages' }).getByText(text).waitFor();
  expect(await axeViolations(trainer)).toEqual([]);

  expect(await mailTo(site.origin, email, /wrote to you about/)).toContain(text);
  await learner.goto('/notifications');
  await learner.getByRole('link', { name: new RegExp(`wrote to your batch of ${course.name}`) }).click();
  await learner.getByRole('heading', { level: 1, name: course.name }).waitFor();
  expect(new URL(learner.url()).pathname).toBe(`/my-courses/${course.batchId}`);
  await learner.getByRole('list', { name: 'Messages from the trainer' }).getByText(text).waitFor();
  expect(await axeViolations(learner)).toEqual([]);
});
