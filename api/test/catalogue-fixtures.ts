import type { Category, DeliveryMode } from '@kaksha/domain/catalogue';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { slugOf } from '@kaksha/domain/slugs';
import type { Database } from '../src/platform/database/database';
import { categories, languages, subcategories } from '../src/platform/database/schema/catalogue';
import { batches, courses } from '../src/platform/database/schema/courses';
import { trainers, users } from '../src/platform/database/schema/people';
import { feedback } from '../src/platform/database/schema/support';

/** The date in India, some days from today. */
export const inDays = (days: number) => addDays(dayIn('Asia/Kolkata', new Date()), days);

const fields: [Category['name'], Category['motif'], subcategories: string[]][] = [
  ['cloud', 'cloud', ['Containers', 'Networking']],
  ['data', 'data', ['Analytics']],
  ['web', 'web', ['Frontend']],
];

/** Categories `cloud`, `data`, `web` (ids 1 to 3) with their subcategories, and languages `english`, `hindi`. */
export async function addLookups(db: Database): Promise<void> {
  for (const [name, motif, parts] of fields) {
    const displayName = `${name[0]?.toUpperCase()}${name.slice(1)} field`;
    const [category] = await db.insert(categories).values({ name, motif, displayName }).returning();
    for (const part of parts) await db.insert(subcategories).values({ categoryId: category!.id, name: part });
  }
  await db.insert(languages).values([
    { name: 'english', displayName: 'English' },
    { name: 'hindi', displayName: 'Hindi' },
  ]);
}

/** Inserts a trainer with a user; returns the trainer id. */
export async function addTrainer(db: Database, over: Partial<typeof trainers.$inferInsert> = {}): Promise<number> {
  const name = over.name ?? 'Asha Rao';
  const email = `${slugOf(name)}-${Math.random().toString(36).slice(2)}@kaksha.test`;
  const [user] = await db.insert(users).values({ email, name }).returning();
  const values = { userId: user!.id, kind: 'individual' as const, name, location: 'Pune, Maharashtra', ...over };
  const [trainer] = await db.insert(trainers).values(values).returning();
  return trainer!.id;
}

export interface CourseFixture extends Partial<Omit<typeof courses.$inferInsert, 'trainerId' | 'name'>> {
  trainerId: number;
  name: string;
  /** Batches that start the given days from today, every day at 19:00 IST for six weeks by default. */
  starts?: (number | (Partial<typeof batches.$inferInsert> & { in: number }))[];
  mode?: DeliveryMode;
}

/** Inserts a published course, by default of `cloud` in English for ₹1,000; returns its id. */
export async function addCourse(db: Database, { starts = [], ...over }: CourseFixture): Promise<number> {
  const [course] = await db
    .insert(courses)
    .values({
      slug: slugOf(over.name),
      description: 'Six weeks of practice.',
      categoryId: 1,
      languageId: 1,
      feeMinor: 100_000,
      status: 'published',
      stage: 5,
      publishedAt: new Date(),
      ...over,
    })
    .returning();
  for (const start of starts) {
    const { in: days, ...batch } = typeof start === 'number' ? { in: start } : start;
    await db.insert(batches).values({
      courseId: course!.id,
      trainerId: over.trainerId,
      dayOfWeek: 3,
      startDate: inDays(days),
      endDate: inDays(days + 41),
      timeFrom: '19:00',
      timeTo: '21:00',
      duration: '2 hours',
      ...batch,
    });
  }
  return course!.id;
}

/** Inserts a review of a course. */
export async function addReview(
  db: Database,
  review: { trainerId: number; courseId: number; userId: number; stars: number; text?: string },
): Promise<void> {
  await db.insert(feedback).values(review);
}
