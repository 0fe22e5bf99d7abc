import { eq } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { batches } from '../../platform/database/schema/courses';
import { notifications } from '../../platform/database/schema/notifications';
import { enrolments } from '../../platform/database/schema/payments';
import { keptMails } from '../../platform/database/schema/platform';
import { remindOfClasses } from './reminders-service';

let shop: Shop;
let now = Date.now();
beforeAll(async () => {
  shop = await makeShop();
  shop.services.clock.now = () => new Date(now);
});
afterAll(() => shop.close());

/** Runs the schedule as the worker does, twice, at a moment. */
async function at(moment: string) {
  now = Date.parse(moment);
  await remindOfClasses(systemContext(shop.services, shop.settings));
  await remindOfClasses(systemContext(shop.services, shop.settings));
  await shop.runJobs();
}

async function remindersTo(email: string) {
  const mails = await shop.db.select().from(keptMails).where(eq(keptMails.to, email)).orderBy(keptMails.id);
  return mails
    .filter(({ subject }) => subject.startsWith('Your class'))
    .map(({ subject, text }) => [subject, /^When: (.*)$/m.exec(text)?.[1]]);
}

/** Takes a batch of one class on a Sunday in 2027 at 7 PM in New York, where the clocks change on 14 March at 2 AM. */
async function enrol(day: string, people: [TestUser, zone: string][]) {
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: 'Across the clock change',
    feeMinor: 0,
    starts: [30],
  });
  const [batchId] = (await batchesOf(shop.db, courseId)) as [number];
  for (const [person, zone] of people) {
    await buy(shop, person, { courseId, batchId });
    const headers = { 'time-zone': zone };
    await shop.call('GET', '/auth/user', { token: person.token, query: { id: String(person.userId) }, headers });
  }
  const times = { dayOfWeek: 2, timeFrom: '19:00', timeTo: '21:00', timezone: 'EST' } as const;
  await shop.db
    .update(batches)
    .set({ ...times, startDate: day, endDate: day })
    .where(eq(batches.id, batchId));
}

test('reminds each learner once at 24 hours and once at one hour, in the zone of the learner', async () => {
  const kolkata = await signIn(shop, 'kolkata@example.com', { name: 'Kiran' });
  const newYork = await signIn(shop, 'new-york@example.com', { name: 'Nora' });
  const gone = await signIn(shop, 'gone@example.com', { name: 'Gita' });
  await enrol('2027-03-14', [
    [kolkata, 'Asia/Kolkata'],
    [newYork, 'America/New_York'],
    [gone, 'not a zone'],
  ]);
  await shop.db.update(enrolments).set({ status: 'Refunded' }).where(eq(enrolments.userId, gone.userId));

  // The class on Sunday 14 March is at 19:00 EDT, 23:00 UTC. 24 hours before, New York has 18:00 EST.
  await at('2027-03-13T22:58:00Z');
  expect(await remindersTo('kolkata@example.com')).toEqual([]);
  await at('2027-03-13T23:00:00Z');
  await at('2027-03-14T00:30:00Z');
  await at('2027-03-14T21:59:00Z');
  const day = 'Your class in 24 hours: Across the clock change';
  expect(await remindersTo('kolkata@example.com')).toEqual([[day, 'Monday, 15 March, 4:30 AM IST']]);
  expect(await remindersTo('new-york@example.com')).toEqual([[day, 'Sunday, 14 March, 7:00 PM, New York time']]);

  await at('2027-03-14T22:00:00Z');
  await at('2027-03-14T22:30:00Z');
  const hour = 'Your class in an hour: Across the clock change';
  expect(await remindersTo('kolkata@example.com')).toEqual([
    [day, 'Monday, 15 March, 4:30 AM IST'],
    [hour, 'Monday, 15 March, 4:30 AM IST'],
  ]);
  expect(await remindersTo('new-york@example.com')).toHaveLength(2);
  expect(await remindersTo('gone@example.com')).toEqual([]);
});

test('a late reminder says the time that is left', async () => {
  const learner = await signIn(shop, 'late@example.com', { name: 'Lata' });
  now = Date.now();
  await enrol('2027-05-02', [[learner, 'America/New_York']]);
  await at('2027-05-02T02:20:00Z');
  await at('2027-05-02T22:49:00Z');
  const sunday = 'Sunday, 2 May, 7:00 PM, New York time';
  expect(await remindersTo('late@example.com')).toEqual([
    ['Your class in 20 h 40 min: Across the clock change', sunday],
    ['Your class in 11 min: Across the clock change', sunday],
  ]);
  const own = await shop.db.select().from(notifications).where(eq(notifications.userId, learner.userId));
  expect(own.map(({ title }) => title)).toContain('Your class starts in 11 min: Across the clock change');
});

test('the same clock time is an hour later in UTC before the clocks change', async () => {
  const learner = await signIn(shop, 'standard@example.com', { name: 'Sana' });
  now = Date.now();
  await enrol('2027-03-07', [[learner, 'Asia/Kolkata']]);
  await at('2027-03-06T23:30:00Z');
  expect(await remindersTo('standard@example.com')).toEqual([]);
  await at('2027-03-07T00:00:00Z');
  expect(await remindersTo('standard@example.com')).toEqual([
    ['Your class in 24 hours: Across the clock change', 'Monday, 8 March, 5:30 AM IST'],
  ]);
});

test('a first class that is moved to before the start date, or past the end date, gets both reminders', async () => {
  const learner = await signIn(shop, 'moved@example.com', { name: 'Mira' });
  now = Date.now();
  await enrol('2027-06-06', [[learner, 'America/New_York']]);
  const move = (toDay: string, toTime: string) =>
    shop.db
      .update(batches)
      .set({ sessionChanges: [{ day: '2027-06-06', action: 'move', toDay, toTime, reason: 'A conference' }] })
      .where(eq(batches.startDate, '2027-06-06'));
  await move('2027-06-03', '18:30');
  await at('2027-06-02T22:30:00Z');
  await at('2027-06-03T21:30:00Z');
  const [day, hour] = [
    'Your class in 24 hours: Across the clock change',
    'Your class in an hour: Across the clock change',
  ];
  const thursday = 'Thursday, 3 June, 6:30 PM, New York time';
  expect(await remindersTo('moved@example.com')).toEqual([
    [day, thursday],
    [hour, thursday],
  ]);
  await move('2027-06-20', '08:00');
  await at('2027-06-06T22:00:00Z');
  await at('2027-06-19T12:00:00Z');
  await at('2027-06-20T11:00:00Z');
  const sunday = 'Sunday, 20 June, 8:00 AM, New York time';
  expect((await remindersTo('moved@example.com')).slice(2)).toEqual([
    [day, sunday],
    [hour, sunday],
  ]);
});
