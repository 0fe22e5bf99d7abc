import type { CourseStatus } from '@kaksha/domain/catalogue';
import { type CourseForm, courseMessages } from '@kaksha/domain/course-rules';
import { limits } from '@kaksha/domain/limits';
import { slugOf } from '@kaksha/domain/slugs';
import type { Actor } from '../../actor';
import { conflict, forbidden } from '../../api-error';
import type { Database } from '../../db/database';
import { editableCourse } from './access-service';
import { auditCourse } from './course-audit';
import { valuesOf } from './course-values';
import { refuse } from './form';
import { isTrainer } from './policy';
import { publishedStage, requireWhole } from './publishing-service';
import { addCourse, type CourseRecord, changeCourse, copyParts } from './repo';

export interface CourseChange {
  /** The fields of step 1 that are to be changed, checked by the form's rules. */
  form: Partial<CourseForm>;
  stage?: number;
  status?: CourseStatus;
  isActive?: boolean;
  /** The version that was edited. */
  version?: number;
}

/** Makes a draft at stage 1 of a form that was checked; answers its id. Throws 403 for who is no trainer. */
export async function createCourse(db: Database, actor: Actor, form: CourseForm, mediaBase: string): Promise<number> {
  if (!isTrainer(actor)) throw forbidden(courseMessages.trainerMissing);
  const { trainerId, id: userId } = actor;
  return db.transaction(async (tx) => {
    const values = await valuesOf(tx, actor, form, null, mediaBase);
    const whole = { ...values, name: form.name, slug: slugOf(form.name), languageId: form.languageId as number };
    return addCourse(tx, { ...whole, trainerId, stage: 1, createdBy: userId, modifiedBy: userId });
  });
}

/**
 * Changes a course: any fields of step 1, the stage (which never goes back), the status, whether it is listed. Throws
 * 403 and 404 as `editableCourse` does; 409 when somebody else saved since `version`, and when it is to be published
 * but something is missing.
 */
export async function updateCourse(
  db: Database,
  actor: Actor,
  courseId: number,
  change: CourseChange,
  mediaBase: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const course = await editableCourse(tx, actor, courseId, { lock: true });
    if (change.version !== undefined && change.version !== course.version) {
      throw conflict(
        'Somebody saved this course since you opened it. Reload it to see their changes.',
        'EDIT_CONFLICT',
      );
    }
    const values = await valuesOf(tx, actor, change.form, course, mediaBase);
    const status = change.status ?? course.status;
    if (status === 'published' && values.categoryId === null) {
      refuse({ categoryId: 'A published course needs a category' });
    }
    const wanted = Math.max(course.stage, change.stage ?? 0);
    const publishes = status === 'published' && course.status !== 'published';
    if (publishes || (wanted >= publishedStage && course.stage < publishedStage)) {
      await requireWhole(tx, { ...course, ...values });
    }
    const isActive = change.isActive ?? course.isActive;
    await changeCourse(
      tx,
      courseId,
      {
        ...values,
        status,
        isActive,
        stage: publishes ? Math.max(wanted, publishedStage) : wanted,
        ...(publishes && { publishedAt: course.publishedAt ?? new Date() }),
        modifiedBy: actor.id,
      },
      { raiseVersion: Object.keys(values).length > 0 || isActive !== course.isActive },
    );
    const note = (action: `course.${string}`) => auditCourse(tx, actor, action, course);
    if (publishes) await note('course.publish');
    if (status === 'draft' && course.status === 'published') await note('course.withdraw');
    if (isActive !== course.isActive) await note(isActive ? 'course.show' : 'course.hide');
  });
}

/** A new draft with the same details, contents and modules, without batches: they need dates of their own. */
export async function duplicateCourse(db: Database, actor: Actor, courseId: number): Promise<number> {
  return db.transaction(async (tx) => {
    const course = await editableCourse(tx, actor, courseId);
    const name = `Copy of ${course.name}`.slice(0, limits.course.nameMax).trim();
    const id = await addCourse(tx, {
      ...detailsOf(course),
      name,
      slug: slugOf(name),
      stage: 1,
      createdBy: actor.id,
      modifiedBy: actor.id,
    });
    await copyParts(tx, courseId, id);
    return id;
  });
}

function detailsOf(course: CourseRecord) {
  const { trainerId, description, prerequisites, objectives, categoryId, subcategoryId, languageId } = course;
  const { difficulty, mode, thumbnailId, videoUrl, isDemo, feeMinor, feeUsdMinor, discount } = course;
  const { trainerContact, trainerEmail, trainerChat } = course;
  return {
    ...{ trainerId, description, prerequisites, objectives, categoryId, subcategoryId, languageId },
    ...{ difficulty, mode, thumbnailId, videoUrl, isDemo, feeMinor, feeUsdMinor, discount },
    ...{ trainerContact, trainerEmail, trainerChat },
  };
}
