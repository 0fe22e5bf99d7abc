import { asc, eq } from 'drizzle-orm';
import type { DestinationStream } from 'pino';
import type { Database, OpenDatabase } from '../src/platform/database/database';
import { batches } from '../src/platform/database/schema/courses';
import { staff } from '../src/platform/database/schema/staff';
import type { SandboxOutcome } from '../src/platform/payment-providers/sandbox';
import type { Settings } from '../src/platform/settings/settings';
import { addCourse, addLookups, inDays } from './catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from './test-app';

export interface Shop extends TestApp {
  trainer: TestUser;
  learner: TestUser;
  stranger: TestUser;
  admin: TestUser;
  /** ₹1,000 and $20 less 10 %, in two batches that start in 3 and in 30 days. */
  course: number;
  batch: number;
  laterBatch: number;
}

/** The API with a course, its trainer and learners. */
export async function makeShop(
  overrides: Partial<Settings> = {},
  given?: OpenDatabase,
  logStream?: DestinationStream,
): Promise<Shop> {
  const api = await makeTestApp(overrides, given, logStream);
  await addLookups(api.db);
  const trainer = await signIn(api, 'trainer@example.com', { registerAs: 'individual', name: 'Asha Rao' });
  const learner = await signIn(api, 'learner@example.com', { name: 'Priya Nair' });
  const stranger = await signIn(api, 'stranger@example.com', { name: 'Ravi Kumar' });
  const admin = await signIn(api, 'admin@example.com', { admin: true });
  const course = await addCourse(api.db, {
    trainerId: trainer.trainerId as number,
    name: 'Kubernetes in Production',
    feeUsdMinor: 2000,
    discount: 10,
    starts: [3, 30],
  });
  const [batch, laterBatch] = (await batchesOf(api.db, course)) as [number, number];
  return { ...api, trainer, learner, stranger, admin, course, batch, laterBatch };
}

/** Makes the user accepted staff of the shop's trainer, so that batches may name the user as their trainer. */
export async function joinStaff(
  { db, trainer }: Pick<Shop, 'db' | 'trainer'>,
  { userId, email }: Pick<TestUser, 'userId'> & { email: string },
  role: 'owner' | 'trainer' = 'trainer',
): Promise<void> {
  const member = { instituteId: trainer.trainerId as number, email, role, userId };
  await db.insert(staff).values({ ...member, invitedBy: trainer.userId, acceptedAt: new Date() });
}

/** Batch ids of a course, earliest first. */
export async function batchesOf(db: Database, courseId: number): Promise<number[]> {
  const rows = await db
    .select({ id: batches.id })
    .from(batches)
    .where(eq(batches.courseId, courseId))
    .orderBy(asc(batches.startsAt));
  return rows.map(({ id }) => id);
}

/** Places an order and returns it as the API presents it. */
export async function order(shop: Shop, person: TestUser, over: Record<string, unknown> = {}) {
  const { course: courseId, batch: batchId } = shop;
  const body = { courseId, batchId, trainerId: shop.trainer.trainerId, ...over };
  const answer = await shop.call('POST', '/payment/orders', { token: person.token, body });
  if (answer.status !== 200) throw new Error(`no order: ${JSON.stringify(answer.body)}`);
  return answer.body.data.results;
}

/** Submits the sandbox payment page, runs the jobs that follow, and returns the redirect. */
export async function finishCheckout(shop: Shop, { checkout }: { checkout: { url: string } }, outcome: SandboxOutcome) {
  const answer = await shop.call('POST', checkout.url.slice(shop.settings.prefix.length), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  });
  await shop.runJobs();
  return { status: answer.status, to: new URL(String(answer.headers.location), 'https://site.test') };
}

/** Completes a purchase and returns the paid order. */
export async function buy(shop: Shop, person: TestUser, over: Record<string, unknown> = {}) {
  const open = await order(shop, person, over);
  if (open.checkout) await finishCheckout(shop, open, 'succeed');
  await shop.runJobs();
  return (await shop.call('GET', `/payment/orders/${open.id}`, { token: person.token })).body.data.results;
}

/** Stored mails of an address, newest first. */
export async function mailsTo(shop: TestApp, to: string): Promise<{ subject: string; text: string }[]> {
  return (await shop.call('GET', '/dev/mailbox', { query: { to } })).body.data.results;
}

/** Moves the start of a batch to last week, so that its first classes took place. */
export async function holdClasses({ db }: TestApp, batchId: number): Promise<void> {
  await db
    .update(batches)
    .set({ startDate: inDays(-8), endDate: inDays(60) })
    .where(eq(batches.id, batchId));
}
