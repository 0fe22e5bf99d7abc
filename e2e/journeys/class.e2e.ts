import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { buySeat } from '../support/buy';
import { mailTo } from '../support/mailbox';
import { copyOfCourse } from '../support/own-course';
import { confirmByCode, newLearner, people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite({ DEMO_CLOCK: '1' });

/** The only class starts soon, so that the clock passes few other classes of the demo data. It takes an hour. */
const starts = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 40 * 60_000);
/** Day and time in India, so many minutes after the start. */
function inIndia(minutes: number) {
  const text = new Date(starts.getTime() + (minutes + 330) * 60_000).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
const onlyClass = { day: inIndia(0).day, from: inIndia(0).time, to: inIndia(60).time };
const link = 'https://meet.jit.si/kaksha-journey-of-a-class';

/** Moves the clock of the site to so many minutes after the start of the class. */
async function moveClock(minutes: number): Promise<void> {
  const answer = await fetch(`${site.origin}/backend/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(starts.getTime() + minutes * 60_000).toISOString() }),
  });
  expect(answer.status).toBe(200);
}

async function setMeetingLink(trainer: Page, batchId: number): Promise<void> {
  await trainer.goto(`/patron/basicdetails/batches/${batchId}`);
  await trainer.getByText('No link yet').waitFor();
  await trainer.getByRole('button', { name: 'Add link' }).click();
  const dialog = trainer.getByRole('dialog', { name: 'Meeting link' });
  await dialog.getByLabel('Link').fill(link);
  await dialog.getByText('Opens Jitsi').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await trainer.getByText('The meeting link is saved').waitFor();
}

/** Presses the button that leads into the class and returns the address that opens. */
async function join(person: Page, button: 'Join class' | 'Start class' = 'Join class'): Promise<string> {
  await person.context().route('https://meet.jit.si/**', (route) => route.fulfill({ body: 'The meeting' }));
  const opened = person.context().waitForEvent('page');
  await person.getByRole('button', { name: button }).first().click();
  const meeting = await opened;
  await meeting.getByText('The meeting').waitFor();
  return meeting.url();
}

/** The private calendar address of the learner, while the sign-in is recent. */
async function calendarFeed(learner: Page): Promise<string> {
  const token = (await learner.context().cookies()).find(({ name }) => name === 'auth_token')?.value;
  const answer = await learner.request.post('/backend/calendar/feed', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.results.url;
}

/** The page of a class that a text links to. */
const pathIn = (text = '') => /\/my-courses\/\d+/.exec(text)?.[0];

/** Opens the attendance and the certificates of the batch, and returns the row of the learner. */
async function openCertificates(trainer: Page, batchId: number, name: string) {
  await trainer.goto(`/patron/basicdetails/batches/${batchId}?tab=attendance`);
  return trainer.getByRole('row', { name });
}

/** A class with its link, and a learner who has a seat. */
async function classAhead(email: string = people.learner) {
  const course = await copyOfCourse(site.origin, people.trainer, { seats: null, onlyClass });
  const trainer = await site.newPage({ as: people.trainer, width: 390 });
  const learner = await site.newPage({ as: email, width: 390 });
  await setMeetingLink(trainer, course.batchId);
  await buySeat(learner, course.paymentPath);
  return { course, trainer, learner };
}

test('the trainer starts a class in one press from home and from the batch, and a learner joins it in one press from home, dashboard, class page, mail and calendar', async () => {
  // Without other classes, which at some hours are open as well.
  const email = newLearner('class');
  const { course, trainer, learner } = await classAhead(email);

  const classPage = `/my-courses/${course.batchId}`;
  await learner.goto(classPage);
  await learner.getByRole('heading', { level: 1, name: course.name }).waitFor();
  expect(await learner.getByRole('button', { name: 'Join class' }).count()).toBe(0);
  const calendar = await calendarFeed(learner);
  await moveClock(-10);
  const mailed = pathIn(await mailTo(site.origin, email, /^You are enrolled: /));
  const joined = (await (await fetch(calendar)).text()).replace(/\r\n[ \t]/g, '').match(/^CONFERENCE.*$/gm) ?? [];
  expect(mailed).toBe(classPage);
  expect(joined.map((line) => pathIn(line))).toContain(classPage);
  for (const page of ['/', '/user-dashboard', '/my-courses', classPage]) {
    await learner.goto(page);
    expect(await join(learner)).toBe(link);
  }
  await learner.goto('/user-dashboard');
  const week = learner.getByRole('list', { name: 'The next seven days' });
  await week.getByRole('link', { name: course.name }).click();
  await learner.waitForURL(`**${classPage}`);
  expect(await join(learner)).toBe(link);
  expect(await axeViolations(learner)).toEqual([]);
  await trainer.goto('/patron/basicdetails');
  const near = trainer.getByRole('region', { name: 'Your class' });
  await near.getByText('Starts in 10 min').waitFor();
  await near.getByRole('heading', { name: course.name }).waitFor();
  expect(await axeViolations(trainer)).toEqual([]);
  expect(await join(trainer, 'Start class')).toBe(link);
  await trainer.goto(`/patron/basicdetails/batches/${course.batchId}`);
  await trainer.getByText('Next class in 10 min').waitFor();
  expect(await axeViolations(trainer)).toEqual([]);
  expect(await join(trainer, 'Start class')).toBe(link);
});

test('a learner who joins a class is recorded and gets a certificate that a stranger verifies, and the trainer revokes it', async () => {
  const { course, trainer, learner } = await classAhead();
  const classPage = `/my-courses/${course.batchId}`;
  await moveClock(-10);
  await learner.goto(classPage);
  await join(learner);

  await moveClock(5);
  const learnerName = 'Priya Nair';
  const row = await openCertificates(trainer, course.batchId, learnerName);
  await trainer.getByText('1 of 1 there').waitFor();
  expect(await trainer.getByRole('checkbox', { name: learnerName }).isChecked()).toBe(true);
  await row.getByText('1 of 1 (100%)').waitFor();
  await row.getByText('After the last class').waitFor();

  await moveClock(65);
  const [, address = ''] =
    /(\/certificates\/[\w-]+)/.exec(await mailTo(site.origin, people.learner, `Your certificate: ${course.name}`)) ??
    [];
  await learner.goto(classPage);
  await learner.getByRole('link', { name: 'Certificate', exact: true }).click();
  await learner.getByText('Valid.', { exact: true }).waitFor();
  expect(new URL(learner.url()).pathname).toBe(address);

  const stranger = await site.newPage();
  await stranger.goto(address);
  await stranger.getByRole('heading', { level: 1, name: learnerName }).waitFor();
  await stranger.getByText('Valid.', { exact: true }).waitFor();
  expect(await axeViolations(stranger)).toEqual([]);

  await openCertificates(trainer, course.batchId, learnerName);
  await trainer.getByRole('button', { name: `Revoke the certificate of ${learnerName}` }).click();
  const dialog = trainer.getByRole('dialog', { name: 'Revoke this certificate?' });
  await dialog.getByLabel('Reason').fill('Another person joined.');
  // The clock has moved since the sign-in.
  site.allowPageError(/403 \(Forbidden\)/);
  await dialog.getByRole('button', { name: 'Revoke the certificate' }).click();
  await confirmByCode(trainer, site.origin, people.trainer);
  await row.getByText('Revoked').waitFor();

  await stranger.reload();
  await stranger.getByText('Revoked.', { exact: true }).waitFor();
  await stranger.getByText(/Reason: Another person joined\./).waitFor();
});
