import type { CourseStatus } from '@kaksha/domain/catalogue';
import { stepNumber } from '@kaksha/domain/course-progress';
import { type CourseForm, type CourseFormErrors, courseRules } from '@kaksha/domain/course-rules';
import { cutText } from '@kaksha/domain/cut-text';
import * as limits from '@kaksha/domain/limits';
import { isFree, storedFees, toMajor } from '@kaksha/domain/money';
import { isSold } from '@kaksha/domain/ready-to-sell';
import { messagesOf } from '@kaksha/domain/rules';
import { slugOf } from '@kaksha/domain/slugs';
import { required } from '@kaksha/domain/typed';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { mustBeProven, ownId } from '../../platform/context/policy';
import { requireVersion } from '../../platform/http/edit-conflict';
import { mayCreateCourse } from '../catalogue/courses/policy';
import { getCourse } from '../catalogue/courses/service';
import { endOrders } from '../payment/cancelled-batches/service';
import { lockSeatsOfCourse, settleHidden } from '../seats/service';
import { requireVerifiedToSell } from '../verification/service';
import { editableCourse } from './access/service';
import { auditCourse } from './audit/service';
import { courseHidden, refuseCourseForm, trainerMissing } from './errors';
import { missingFee, publishedStage, requireComplete } from './publishing/service';
import {
  addCourse,
  type CourseRecord,
  changeCourse,
  copyParts,
  countLearners,
  type NewCourse,
  removeCourse,
} from './repo';
import { valuesOf } from './values';

export interface CourseChange {
  id: number;
  /** Validated fields of step 1 that change. */
  form: Partial<CourseForm>;
  stage?: number;
  status?: CourseStatus;
  isActive?: boolean;
  /** The version that the caller edited. */
  version?: number;
  /** A claim that must be the stored user or the caller. */
  createdBy?: number;
}

export interface DeletedCourse {
  /** The course stays for its learners and is not listed any more. */
  kept: boolean;
  enrolled: number;
}

/**
 * Creates a draft at stage 1 and returns its id.
 * @throws ApiError FORBIDDEN (403) for a user who is not a trainer, VALIDATION_FAILED (400).
 */
export async function createCourse(
  context: UserContext,
  { form, isActive = true }: { form: CourseForm; isActive?: boolean },
): Promise<number> {
  const { principal } = context;
  if (!mayCreateCourse(principal)) throw trainerMissing();
  const { trainerId, id: userId } = principal;
  return inTransaction(context, async (tx) => {
    const values = await valuesOf(tx, { form, course: null });
    const complete = {
      ...values,
      name: form.name,
      slug: slugOf(form.name),
      languageId: required(values.languageId, 'languageId'),
    };
    return addCourse(tx.db, {
      ...complete,
      trainerId,
      isActive,
      stage: stepNumber('details'),
      createdBy: userId,
      modifiedBy: userId,
    });
  });
}

/**
 * Changes fields of step 1, the stage (which only rises), the status or the visibility.
 * @throws ApiError COURSE_NOT_FOUND (404), FORBIDDEN (403), VALIDATION_FAILED (400), STEP_UP_REQUIRED (403) when a course
 * that was published becomes free, EDIT_CONFLICT (409) for an outdated version, COURSE_INCOMPLETE (409) when an
 * incomplete course is to be published, COURSE_HIDDEN (409) when a course that an administrator hid is to be active,
 * VERIFICATION_REQUIRED (409) when the settings let only a verified trainer publish it.
 */
export async function updateCourse(context: UserContext, change: CourseChange): Promise<void> {
  await inTransaction(context, async (tx) => {
    const course = await editableCourse(tx, { courseId: change.id, lock: true });
    // A form that was loaded from the answer sends the stored id back.
    if (change.createdBy !== course.createdBy) ownId(tx.principal, change.createdBy);
    const versions = { given: change.version, stored: course.version };
    requireVersion(versions, { name: 'course', read: () => getCourse(context, course.id) });
    const values = await valuesOf(tx, { form: change.form, course });
    const status = change.status ?? course.status;
    if (status === 'published' && values.categoryId === null) {
      refuseCourseForm({ categoryId: 'A published course needs a category' });
    }
    const stage = Math.max(course.stage, change.stage ?? 0);
    const publishes = status === 'published' && course.status !== 'published';
    if (publishes || (stage >= publishedStage && course.stage < publishedStage)) {
      await requireComplete(tx, { ...course, ...values });
    }
    const sells = { ...course, ...values };
    const becomesPaid = course.status === 'published' && !isSold(storedFees(course)) && isSold(storedFees(sells));
    if (publishes || (status === 'published' && becomesPaid)) await requireVerifiedToSell(tx, sells);
    const changesFees = ['feeMinor', 'feeUsdMinor', 'discount'].some((name) => name in values);
    if (changesFees) refuseCourseForm(priceErrors({ ...course, ...values }, values));
    if (course.publishedAt && isFree(storedFees({ ...course, ...values })) && !isFree(storedFees(course))) {
      mustBeProven(tx.principal, tx.clock.now());
    }
    if (status === 'published' && changesFees) {
      const fee = await missingFee(tx, { ...course, ...values });
      if (fee) refuseCourseForm({ [values.feeUsdMinor === undefined ? 'feeInr' : 'feeUsd']: `Please enter ${fee}` });
    }
    if (change.isActive && course.hiddenAt) throw courseHidden(course.hiddenReason);
    if (change.isActive && course.sellerBlockedAt) throw courseHidden('The account of its trainer is blocked.');
    const isActive = change.isActive ?? course.isActive;
    await changeCourse(
      tx.db,
      course.id,
      {
        ...values,
        status,
        isActive,
        stage: publishes ? Math.max(stage, publishedStage) : stage,
        ...(publishes && { publishedAt: course.publishedAt ?? tx.clock.now() }),
        modifiedBy: tx.principal.id,
      },
      { raiseVersion: Object.keys(values).length > 0 || isActive !== course.isActive },
    );
    const audit = (action: `course.${string}`) => auditCourse(tx, { action, course });
    if (publishes) await audit('course.publish');
    if (status === 'draft' && course.status === 'published') await audit('course.withdraw');
    if (course.isPublic && !(isActive && status === 'published')) await settleHidden(tx, { courseId: course.id });
    if (isActive !== course.isActive) await audit(isActive ? 'course.show' : 'course.hide');
  });
}

const discountRules = courseRules.pick(['discount']);

/** The rule of the discount with the fees that are stored; the message is for a field that changes. */
function priceErrors({ feeMinor, feeUsdMinor, discount }: CourseRecord, change: Partial<NewCourse>): CourseFormErrors {
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor));
  const fees = { feeInr: major(feeMinor), feeUsd: major(feeUsdMinor) };
  const error = messagesOf(discountRules, { ...fees, discount }).discount;
  if (!error) return {};
  if (change.discount !== undefined) return { discount: error };
  return { [change.feeMinor === undefined ? 'feeUsd' : 'feeInr']: error };
}

/**
 * Creates a draft with the details, contents and modules of a course, without its batches. Returns the new id.
 * @throws ApiError COURSE_NOT_FOUND (404), FORBIDDEN (403).
 */
export async function duplicateCourse(context: UserContext, courseId: number): Promise<number> {
  return inTransaction(context, async (tx) => {
    const course = await editableCourse(tx, { courseId });
    const name = cutText(`Copy of ${course.name}`, limits.course.nameMax).trim();
    const id = await addCourse(tx.db, {
      ...detailsOf(course),
      name,
      slug: slugOf(name),
      stage: stepNumber('details'),
      createdBy: tx.principal.id,
      modifiedBy: tx.principal.id,
    });
    await copyParts(tx.db, courseId, id);
    return id;
  });
}

/**
 * Deletes a course. One with orders, enrolments, feedback or enquiries is only marked as deleted, so learners keep
 * their purchases. Open orders and waiting lists end.
 * @throws ApiError COURSE_NOT_FOUND (404), FORBIDDEN (403).
 */
export async function deleteCourse(context: UserContext, courseId: number): Promise<DeletedCourse> {
  return inTransaction(context, async (tx) => {
    // The lock comes first: a concurrent order is either counted here or finds no course.
    const course = await editableCourse(tx, { courseId, lock: true });
    const batchIds = await lockSeatsOfCourse(tx, courseId);
    await endOrders(tx, { batchIds, ending: 'course-removed' });
    const { enrolled, involved } = await countLearners(tx.db, courseId);
    if (involved) {
      const values = { deletedAt: tx.clock.now(), modifiedBy: tx.principal.id };
      await changeCourse(tx.db, courseId, values, { raiseVersion: true });
      await settleHidden(tx, { courseId });
    } else {
      await removeCourse(tx.db, courseId);
    }
    await auditCourse(tx, { action: 'course.delete', course, detail: { kept: involved, enrolled } });
    return { kept: involved, enrolled };
  });
}

/**
 * Restores a deleted course that was kept. It is hidden until the trainer shows it, because its dates may have passed.
 * @throws ApiError COURSE_NOT_FOUND (404), FORBIDDEN (403).
 */
export async function restoreCourse(context: UserContext, courseId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const course = await editableCourse(tx, { courseId, lock: true, includeDeleted: true });
    if (!course.deletedAt) return;
    const values = { deletedAt: null, isActive: false, modifiedBy: tx.principal.id };
    await changeCourse(tx.db, courseId, values, { raiseVersion: true });
    await auditCourse(tx, { action: 'course.restore', course });
  });
}

function detailsOf(course: CourseRecord) {
  const { trainerId, description, prerequisites, objectives, categoryId, subcategoryId, languageId } = course;
  const { difficulty, mode, thumbnailId, videoUrl, isDemo, feeMinor, feeUsdMinor, discount } = course;
  const { trainerContact, trainerEmail, trainerChat } = course;
  return {
    trainerId,
    description,
    prerequisites,
    objectives,
    categoryId,
    subcategoryId,
    languageId,
    difficulty,
    mode,
    thumbnailId,
    videoUrl,
    isDemo,
    feeMinor,
    feeUsdMinor,
    discount,
    trainerContact,
    trainerEmail,
    trainerChat,
  };
}
