import { requiredContentTypes } from '@kaksha/domain/contents';
import type { Database } from '../src/platform/database/database';
import { batches, courseContents, courseModules } from '../src/platform/database/schema/courses';
import { media } from '../src/platform/database/schema/media';
import { enrolments, orders } from '../src/platform/database/schema/payments';
import { uploads } from '../src/platform/database/schema/people';
import { inDays } from './catalogue-fixtures';

let pictures = 0;

/** Records an uploaded picture and returns its address. */
export async function addPicture(db: Database, userId: number, mediaBase: string): Promise<string> {
  pictures += 1;
  const name = `feed${pictures}`;
  const values = { name, kind: 'course' as const, width: 960, height: 640, widths: [320, 640, 960] };
  const [row] = await db.insert(media).values(values).returning();
  await db.insert(uploads).values({ userId, mediaId: row!.id });
  return `${mediaBase}/${name}-960.webp`;
}

/** A complete step 1 of the wizard as wire fields. */
export const courseBody = (thumbnail: string, over: object = {}) => ({
  course_name: 'Kubernetes in Production',
  thumbnail,
  mode: 'online',
  language_id: 1,
  difficulty_level: 'Intermediate',
  fee: 15_000,
  fee_usd: null,
  discount: 20,
  is_demo: false,
  video_url: '',
  description: 'Run a cluster that survives its first bad day.',
  prerequisites: 'Some Linux',
  objectives: 'Sleep at night',
  trainer_contact: '9812345678',
  trainer_email: 'ananya@kaksha.test',
  trainer_chat: 'https://wa.me/919812345678',
  category_id: 1,
  sub_category_id: 1,
  ...over,
});

type Part = 'batch' | 'contents' | 'module';

/** The parts that a draft needs to be published. */
export async function addParts(
  db: Database,
  course: { id: number; trainerId: number },
  parts: readonly Part[] = ['batch', 'contents', 'module'],
): Promise<void> {
  const { id: courseId, trainerId } = course;
  if (parts.includes('batch')) {
    const startDate = inDays(7);
    await db
      .insert(batches)
      .values({ courseId, trainerId, dayOfWeek: 1, startDate, timeFrom: '19:00', duration: '2 hours' });
  }
  if (parts.includes('contents')) {
    await db.insert(courseContents).values(requiredContentTypes.map((type) => ({ courseId, type, text: 'a, b' })));
  }
  if (parts.includes('module')) {
    await db.insert(courseModules).values({ courseId, position: 1, name: 'One', topics: 'a, b' });
  }
}

/** A learner's paid order and enrolment in a batch. */
export async function enrol(
  db: Database,
  { userId, courseId, trainerId, batchId }: { userId: number; courseId: number; trainerId: number; batchId: number },
): Promise<void> {
  const money = { amountMinor: 100_000, currency: 'INR' as const };
  const now = new Date();
  const [order] = await db
    .insert(orders)
    .values({
      userId,
      courseId,
      trainerId,
      batchId,
      ...money,
      feeMinor: 100_000,
      discount: 0,
      courseName: 'A course',
      provider: 'sandbox',
      status: 'paid',
      paidAt: now,
      expiresAt: now,
    })
    .returning();
  await db.insert(enrolments).values({ userId, courseId, trainerId, batchId, ...money, orderId: order!.id });
}
