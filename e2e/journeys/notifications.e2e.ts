import { setTimeout as delay } from 'node:timers/promises';
import { axeViolations } from '../support/axe';
import { newLearner, people, sessionOf } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();

/** Calls the API as a user. */
async function call(as: string, method: string, path: string, body?: object) {
  const [cookie] = await sessionOf(site.origin, as);
  const answer = await fetch(`${site.origin}/backend${path}`, {
    method,
    headers: { authorization: `Bearer ${cookie?.value}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text).data.results;
}

/** A learner asks the demo trainer, who answers. */
async function askAndAnswer(learner: string, message: string) {
  const courses = await call(people.trainer, 'GET', '/timings');
  const { id } = await call(learner, 'POST', '/course-requests', { courseId: courses[0].courseId, message });
  return {
    course: String(courses[0].course_name),
    answer: () => call(people.trainer, 'PATCH', `/course-requests/${id}`, { reply: 'Yes, every class is recorded.' }),
  };
}

/** The mails with the answer to a question, which jobs send. */
async function answersTo(email: string, count: number): Promise<string[]> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await delay(100)) {
    const answer = await fetch(`${site.origin}/backend/dev/mailbox?to=${encodeURIComponent(email)}`);
    const { data } = await answer.json();
    const mails = data.results.filter(({ subject }: { subject: string }) => subject.includes('answered you'));
    if (mails.length >= count) return mails.map(({ text }: { text: string }) => text);
  }
  throw new Error(`no ${count} answers in the mailbox of ${email}`);
}

test.each([
  ['at a desk', 1350, 'light'],
  ['on a phone in the dark theme', 390, 'dark'],
] as const)(
  '%s, an answer raises the bell of an open page within 10 seconds and is read after a click',
  async (_where, width, theme) => {
    const email = newLearner('bell');
    const { course, answer } = await askAndAnswer(email, 'Are the classes recorded?');
    const page = await site.newPage({ width, theme, as: email });
    await page.goto('/aboutus');
    await interactive(page);
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
    await bell.waitFor();
    expect(await bell.getAttribute('aria-label')).toBe('Notifications');

    await answer();
    await page.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor({ timeout: 10_000 });
    expect(await axeViolations(page)).toEqual([]);
    await bell.click();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: `answered you about ${course}` });
    await row.getByText('Yes, every class is recorded.').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'My Requests' }).waitFor();
    await page.getByRole('link', { name: 'Notifications', exact: true }).click();
    await row.waitFor();
    expect(await row.getByText('(unread)').count()).toBe(0);
  },
);

test('a link of a mail ends the mails of its kind without a sign-in, and the bell stays', async () => {
  const email = newLearner('unsubscribe');
  const first = await askAndAnswer(email, 'Is there homework?');
  await first.answer();
  const [text = ''] = await answersTo(email, 1);
  const link = new URL(/Choose what we send you: (\S+)/.exec(text)?.[1] ?? '');

  const page = await site.newPage();
  await page.goto(link.pathname + link.search);
  await interactive(page);
  await page.getByText('You get mails of this kind.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await saved;
  await page.getByText('You get no more mails of this kind.').waitFor();

  const second = await askAndAnswer(email, 'Is there an exam?');
  await second.answer();
  const learner = await site.newPage({ as: email });
  await learner.goto('/notifications');
  await interactive(learner);
  await learner.getByRole('link', { name: 'Notifications, 2 unread' }).waitFor();
  expect(await answersTo(email, 1)).toHaveLength(1);
});
