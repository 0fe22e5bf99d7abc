import { eq, sql } from 'drizzle-orm';
import { addCourse, addLookups, addReview, addTrainer } from '../../../test/catalogue-fixtures';
import { openTestDatabase, openTestPostgres } from '../../../test/test-database';
import type { Database } from '../../platform/database/database';
import { courses } from '../../platform/database/schema/courses';
import { trainers, users } from '../../platform/database/schema/people';
import { feedback } from '../../platform/database/schema/support';

const isOnServer = Boolean(process.env.DATABASE_URL);
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
let trainerId: number;
let courseId: number;
let userId: number;
beforeAll(async () => {
  opened = await (isOnServer ? openTestPostgres() : openTestDatabase());
  ({ db } = opened);
  await addLookups(db);
  trainerId = await addTrainer(db);
  courseId = await addCourse(db, { trainerId, name: 'Kubernetes' });
  [{ id: userId = 0 } = {}] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(trainers, eq(trainers.userId, users.id));
});
afterAll(() => opened.close());
beforeEach(async () => {
  await db.update(users).set({ blockedAt: null });
  await db.delete(feedback);
});

const review = () => addReview(db, { trainerId, courseId, userId, stars: 1, text: 'Insults' });
const isShown = async () => {
  const [row] = await db.select({ hiddenAt: feedback.authorBlockedAt }).from(feedback);
  return row?.hiddenAt === null;
};
const blocked = { blockedAt: new Date() };

test('a review of a blocked person, whose request was under way, is stored hidden', async () => {
  await db.update(users).set(blocked).where(eq(users.id, userId));
  await review();
  expect(await isShown()).toBe(false);
});

// A race needs two connections.
if (isOnServer) {
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    return rows.length > 0;
  };

  /** Blocks the author, starts the write, and commits the block when the write waits for it. */
  async function duringBlock(write: () => Promise<unknown>): Promise<void> {
    let written: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await tx.update(users).set(blocked).where(eq(users.id, userId));
      written = write();
      while (!(await isWaiting()));
    });
    await written;
  }

  test('a review that is stored while its author is being blocked waits, and is hidden', async () => {
    await duringBlock(review);
    expect(await isShown()).toBe(false);
  });

  test('a course that is stored while its trainer is being blocked waits, and is hidden', async () => {
    const name = 'Written during the block';
    await duringBlock(() => addCourse(db, { trainerId, name }));
    const [course] = await db.select({ isActive: courses.isActive }).from(courses).where(eq(courses.name, name));
    expect(course?.isActive).toBe(false);
  });
}
