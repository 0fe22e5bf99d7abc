import type { UserContext } from '../../platform/context/context';
import { ownId } from '../../platform/context/policy';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { answerSave } from '../../platform/http/edit-conflict';
import { operations } from '../../platform/http/operation';
import { IdParams } from '../../platform/http/wire';
import { presentDetails } from '../catalogue/courses/present';
import { CourseDetailsWire } from '../catalogue/courses/schema';
import { getCourse } from '../catalogue/courses/service';
import { requireOwnTrainer } from './access/service';
import { readCourseChanges, readCourseForm } from './form';
import { presentDeleted } from './present';
import { CourseBody, CourseChangeBody, CourseIdParams, courseSpellings, DeletedAnswer } from './schema';
import { createCourse, deleteCourse, duplicateCourse, restoreCourse, updateCourse } from './service';

/** Creates, changes, publishes and deletes courses. Answers hold the course with its trainer's fields. */
export const authoringRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  const operation = operations(app, 'authoring');
  clearAnswersOnChange(app);
  const courseAnswer = async (context: UserContext, id: number) =>
    presentDetails(await getCourse(context, id), { mediaBase, log: context.log });

  operation('createCourse', 'POST /patrons-registration/AddCourseDetails', {
    summary: 'Create a course, as a draft',
    caller: 'trainer',
    spellings: courseSpellings,
    body: CourseBody,
    status: 201,
    answer: CourseDetailsWire,
    handler: async ({ context, body }) => {
      requireOwnTrainer(context.principal, body.trainerId);
      ownId(context.principal, body.createdBy ?? undefined);
      ownId(context.principal, body.modifiedBy ?? undefined);
      const id = await createCourse(context, { form: readCourseForm(body), isActive: body.isActive });
      return courseAnswer(context, id);
    },
  });

  operation('updateCourse', 'PATCH /patrons-registration/UpdateCourseDetails/:id', {
    summary: 'Change a course, its stage or its status',
    caller: 'user',
    confirmation: 'sometimes',
    spellings: courseSpellings,
    params: IdParams,
    body: CourseChangeBody,
    answer: CourseDetailsWire,
    conflict: CourseDetailsWire,
    handler: ({ context, params, body }) => {
      requireOwnTrainer(context.principal, body.trainerId);
      ownId(context.principal, body.modifiedBy ?? undefined);
      const { stage, courseStatus: status, isActive, version } = body;
      const form = readCourseChanges(body);
      const createdBy = body.createdBy ?? undefined;
      const save = updateCourse(context, { ...params, form, stage, status, isActive, version, createdBy });
      return answerSave(
        save.then(() => getCourse(context, params.id)),
        (course) => presentDetails(course, { mediaBase, log: context.log }),
      );
    },
  });

  operation('duplicateCourse', 'POST /patrons-registration/DuplicateCourse/:id', {
    summary: 'Create a draft from a course',
    caller: 'user',
    params: IdParams,
    status: 201,
    answer: CourseDetailsWire,
    refuses: [403],
    handler: async ({ context, params }) => {
      const id = await duplicateCourse(context, params.id);
      return courseAnswer(context, id);
    },
  });

  operation('restoreCourse', 'POST /patrons-registration/RestoreCourse/:id', {
    summary: 'Restore a deleted course, as a hidden one',
    caller: 'user',
    params: IdParams,
    answer: CourseDetailsWire,
    refuses: [403],
    handler: async ({ context, params }) => {
      await restoreCourse(context, params.id);
      return courseAnswer(context, params.id);
    },
  });
  operation('deleteCourse', 'DELETE /patrons-registration/DeleteCourseDetails/:courseId', {
    summary: 'Delete a course, or unlist it when learners are involved',
    caller: 'user',
    params: CourseIdParams,
    answer: DeletedAnswer,
    refuses: [403],
    handler: async ({ context, params }) => {
      const { courseId } = params;
      return presentDeleted(courseId, await deleteCourse(context, courseId));
    },
  });

  operation('deleteCourseById', 'DELETE /courses/:id', {
    summary: 'Delete a course (alias of DeleteCourseDetails)',
    caller: 'user',
    params: IdParams,
    answer: DeletedAnswer,
    refuses: [403],
    handler: async ({ context, params }) => {
      const { id } = params;
      return presentDeleted(id, await deleteCourse(context, id));
    },
  });
};
