import { eq } from 'drizzle-orm';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { courses } from '../../../platform/database/schema/courses';
import { keptMails } from '../../../platform/database/schema/platform';
import { savedSearches } from '../../../platform/database/schema/support';
import { sendSearchDigests } from './service';

let shop: Shop;
let now: Date;
beforeEach(async () => {
  shop = await makeShop();
  now = new Date();
});
afterEach(() => shop.close());

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

/** Saves a search before the courses of a test are published. */
async function save(person: TestUser, name: string, query: object, digest = 'daily'): Promise<number> {
  const answer = await shop.call('POST', '/saved-searches', { token: person.token, body: { name, query, digest } });
  const { id } = answer.body.data.results;
  await shop.db
    .update(savedSearches)
    .set({ createdAt: hours(-3) })
    .where(eq(savedSearches.id, id));
  return id;
}

const publish = (name: string, publishedAt = hours(-1)) =>
  addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name, publishedAt, starts: [9] });

async function runAt(at: Date): Promise<void> {
  const context = systemContext(shop.services, shop.settings);
  await sendSearchDigests({ ...context, clock: { now: () => at } });
  await shop.runJobs();
}

const digestsTo = async (email: string) => {
  const mails = await shop.db.select().from(keptMails).where(eq(keptMails.to, email)).orderBy(keptMails.id);
  return mails.filter(({ text }) => text.includes('what you saved'));
};
const subjectsTo = async (email: string) => (await digestsTo(email)).map(({ subject }) => subject);

test('new courses that match a search are mailed once, with links, and raise the bell', async () => {
  await save(shop.learner, 'Clouds', { q: 'terraform' });
  await publish('Terraform from Zero');
  await publish('Ansible');
  await publish('Terraform long ago', hours(-30));
  await runAt(now);
  await runAt(hours(1));
  await runAt(hours(24));

  const [mail, ...more] = await digestsTo('learner@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A new course for “Clouds”');
  expect(mail?.text).toContain('Terraform from Zero');
  expect(mail?.text).toMatch(/\/course\/terraform-from-zero\/\d+/);
  expect(mail?.text).toContain('/live-courses?q=terraform');
  expect(mail?.text).not.toMatch(/Ansible|long ago/);
  expect(mail?.text).toContain('/notification-preferences?key=');
  const { body } = await shop.call('GET', '/notifications', { token: shop.learner.token });
  expect(body.data.results).toMatchObject([
    {
      kind: 'saved-search',
      title: 'A new course for “Clouds”',
      body: 'Terraform from Zero',
      link: '/live-courses?q=terraform&sort=newest',
    },
  ]);
});

test('nothing is sent when nothing is new', async () => {
  await save(shop.learner, 'Clouds', { q: 'terraform' });
  await runAt(now);
  await runAt(hours(24));
  expect(await subjectsTo('learner@example.com')).toEqual([]);
  await publish('Terraform from Zero', hours(30));
  await runAt(hours(48));
  expect(await subjectsTo('learner@example.com')).toEqual(['A new course for “Clouds”']);
});

test('one mail has the courses of all searches, and a course once', async () => {
  await save(shop.learner, 'Clouds', { q: 'terraform' });
  await save(shop.learner, 'Zero', { q: 'zero' });
  await publish('Terraform from Zero');
  await publish('Zero Downtime');
  await runAt(now);
  const [mail, ...more] = await digestsTo('learner@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 new courses for your saved searches');
  expect(mail?.text.match(/Terraform from Zero/g)).toHaveLength(1);
});

test('a weekly search waits a week, and one with "never" is silent', async () => {
  await save(shop.learner, 'Clouds', { q: 'terraform' }, 'weekly');
  await save(shop.stranger, 'Clouds', { q: 'terraform' }, 'never');
  await publish('Terraform One');
  await runAt(now);
  await publish('Terraform Two', hours(2));
  for (const day of [1, 2, 6]) await runAt(hours(day * 24));
  expect(await subjectsTo('learner@example.com')).toHaveLength(1);
  await runAt(hours(7 * 24));
  expect(await subjectsTo('learner@example.com')).toHaveLength(2);
  expect(await subjectsTo('stranger@example.com')).toEqual([]);
});

test('a user who turned these mails off gets none, and the bell still rings', async () => {
  await save(shop.learner, 'Clouds', { q: 'terraform' });
  const settings = [{ kind: 'saved-search', channel: 'mail', enabled: false }];
  await shop.call('PUT', '/notification-settings', { token: shop.learner.token, body: { settings } });
  await publish('Terraform from Zero');
  await runAt(now);
  expect(await subjectsTo('learner@example.com')).toEqual([]);
  const { body } = await shop.call('GET', '/notifications', { token: shop.learner.token });
  expect(body.data.count).toBe(1);
});

test('courses that are hidden before the mail is sent are left out', async () => {
  await save(shop.learner, 'Clouds', { q: 'terraform' });
  const id = await publish('Terraform from Zero');
  await sendSearchDigests(systemContext(shop.services, shop.settings));
  await shop.db.update(courses).set({ isActive: false }).where(eq(courses.id, id));
  await shop.runJobs();
  expect(await subjectsTo('learner@example.com')).toEqual([]);
});

test('similar words do not match', async () => {
  const person = await signIn(shop, 'typo@example.com');
  await save(person, 'Typo', { q: 'terrafrom' });
  await publish('Terraform from Zero');
  await runAt(now);
  expect(await subjectsTo('typo@example.com')).toEqual([]);
});

test('a search that is no longer valid is skipped', async () => {
  await save(shop.learner, 'Old', { weeks: '999', before: 'not a day', category: 'no-such-category' });
  await save(shop.learner, 'Clouds', { q: 'terraform' });
  await publish('Terraform from Zero');
  await runAt(now);
  expect(await subjectsTo('learner@example.com')).toEqual(['A new course for “Clouds”']);
});
