import type { CourseStatus } from '@kaksha/domain/catalogue';
import { formatMissing, type MissingItem, missingToPublish } from '@kaksha/domain/course-progress';
import type { Actor } from '../../actor';
import { ApiError } from '../../api-error';
import type { Database } from '../../db/database';
import { auditCourse } from './course-audit';
import { type CourseRecord, changeCourse, countParts } from './repo';

/** How far a course is, after something was done to it. */
export interface Standing {
  stage: number;
  status: CourseStatus;
  /** What it lacks to be published. */
  missing: MissingItem[];
}

/** The stage of a course that is published. */
export const publishedStage = 4;

/**
 * Publishes a course that never was, if nothing is missing: what adding a module does. Answers where it stands. To be
 * called with a transaction that holds the course.
 */
export async function publishIfWhole(tx: Database, actor: Actor, course: CourseRecord): Promise<Standing> {
  const missing = await missingOf(tx, course);
  const { status, stage } = course;
  if (missing.length > 0 || status === 'published' || course.publishedAt) return { status, stage, missing };
  const published = { status: 'published' as const, stage: Math.max(stage, publishedStage) };
  const values = { ...published, publishedAt: new Date(), modifiedBy: actor.id };
  await changeCourse(tx, course.id, values, { raiseVersion: false });
  await auditCourse(tx, actor, 'course.publish', course);
  return { ...published, missing };
}

async function missingOf(tx: Database, course: Pick<CourseRecord, 'id' | 'name' | 'description' | 'categoryId'>) {
  return missingToPublish({ ...course, ...(await countParts(tx, course.id)) });
}

/** Throws 409 with what is missing, by step. */
export async function requireWhole(tx: Database, course: CourseRecord): Promise<void> {
  const missing = await missingOf(tx, course);
  if (missing.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { part } of missing) {
    fields[part] ??= `Needs ${formatMissing(missing.filter((one) => one.part === part))}`;
  }
  const message = `This course cannot be published yet: it needs ${formatMissing(missing)}.`;
  throw new ApiError(409, 'COURSE_INCOMPLETE', message, fields);
}
