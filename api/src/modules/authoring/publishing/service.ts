import type { CourseStatus } from '@kaksha/domain/catalogue';
import { type MissingItem, missingToPublish } from '@kaksha/domain/course-progress';
import { currencySign, isUnpayable, toMajor } from '@kaksha/domain/money';
import type { ServiceContext, UserContext } from '../../../platform/context/context';
import { acceptedCurrencies } from '../../trainer-settings/payment-config/service';
import { maySell } from '../../verification/service';
import { auditCourse } from '../audit/service';
import { type CourseRecord, changeCourse, countParts } from '../repo';
import { courseIncomplete } from './errors';

/** The progress of a course after a change. */
export interface CourseProgress {
  stage: number;
  status: CourseStatus;
  /** Missing parts that publishing needs. */
  missing: MissingItem[];
}

/** The stage of a published course. */
export const publishedStage = 4;

/**
 * Publishes a course that is complete and was never published. Adding a module calls it. Needs a transaction that
 * has locked the course.
 */
export async function publishWhenComplete(context: UserContext, course: CourseRecord): Promise<CourseProgress> {
  const missing = await missingOf(context, course);
  const { status, stage } = course;
  if (missing.length > 0 || status === 'published' || course.publishedAt) return { status, stage, missing };
  // The trainer reads why when they publish it.
  if (!(await maySell(context, course))) return { status, stage, missing };
  const published = { status: 'published' as const, stage: Math.max(stage, publishedStage) };
  const values = { ...published, publishedAt: context.clock.now(), modifiedBy: context.principal.id };
  await changeCourse(context.db, course.id, values, { raiseVersion: false });
  await auditCourse(context, { action: 'course.publish', course });
  return { ...published, missing };
}

/** @throws ApiError COURSE_INCOMPLETE (409) with what is missing in each step. */
export async function requireComplete(context: ServiceContext, course: CourseRecord): Promise<void> {
  const missing = await missingOf(context, course);
  if (missing.length > 0) throw courseIncomplete(missing);
}

async function missingOf(context: ServiceContext, course: CourseRecord): Promise<MissingItem[]> {
  const { db, clock } = context;
  const missing = missingToPublish({ ...course, ...(await countParts(db, course.id, clock.now())) });
  const fee = await missingFee(context, course);
  return fee ? [{ part: 'details', what: fee }, ...missing] : missing;
}

/**
 * `a fee in $, in which you take payments`, when the course has only fees that its trainer does not take; else null.
 */
export async function missingFee(
  context: Pick<ServiceContext, 'db'>,
  { trainerId, feeMinor, feeUsdMinor, discount }: CourseRecord,
): Promise<string | null> {
  const accepted = await acceptedCurrencies(context, trainerId);
  if (!accepted) return null;
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor));
  const [inr, usd] = [major(feeMinor), major(feeUsdMinor)];
  if (!isUnpayable({ inr, usd, discount, accepted })) return null;
  return `a fee in ${accepted.map(currencySign).join(' or ')}, in which you take payments`;
}
