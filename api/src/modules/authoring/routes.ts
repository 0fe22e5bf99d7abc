import { type UserContext, userContextOf } from '../../platform/context/context';
import { ownId } from '../../platform/context/policy';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { requireTrainer, requireUser } from '../../platform/http/authentication';
import { answerSave } from '../../platform/http/edit-conflict';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import { conflictWith, IdParams, Results, refusals, results } from '../../platform/http/wire';
import { presentDetails } from '../catalogue/courses/present';
import { CourseDetailsWire } from '../catalogue/courses/schema';
import { getCourse } from '../catalogue/courses/service';
import { requireOwnTrainer } from './access/service';
import { readCourseChanges, readCourseForm } from './form';
import { presentDeleted } from './present';
import { CourseBody, CourseChangeBody, CourseIdParams, courseSpellings, DeletedAnswer } from './schema';
import { createCourse, deleteCourse, duplicateCourse, restoreCourse, updateCourse } from './service';

const documented = { tags: ['authoring'], security: [{ token: [] }] };
const rateLimit = perMinute(120);
const config = { rateLimit };

/** Creates, changes, publishes and deletes courses. Answers hold the course with its trainer's fields. */
export const authoringRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  clearAnswersOnChange(app);
  const preValidation = resolveAliases(courseSpellings);
  const courseAnswer = async (context: UserContext, id: number) =>
    results(presentDetails(await getCourse(context, id), { mediaBase, log: context.log }));

  app.post(
    '/patrons-registration/AddCourseDetails',
    {
      config,
      onRequest: requireTrainer,
      preValidation,
      schema: {
        ...documented,
        operationId: 'createCourse',
        summary: 'Create a course, as a draft',
        body: CourseBody,
        response: { 201: Results(CourseDetailsWire), ...refusals(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const context = userContextOf(request);
      const { trainer_id, created_by, modified_by, is_active: isActive } = request.body;
      requireOwnTrainer(context.principal, trainer_id);
      ownId(context.principal, created_by ?? undefined);
      ownId(context.principal, modified_by ?? undefined);
      const id = await createCourse(context, { form: readCourseForm(request.body), isActive });
      return reply.code(201).send(await courseAnswer(context, id));
    },
  );

  app.patch(
    '/patrons-registration/UpdateCourseDetails/:id',
    {
      config: { ...config, confirmation: 'sometimes' },
      onRequest: requireUser,
      preValidation,
      schema: {
        ...documented,
        operationId: 'updateCourse',
        summary: 'Change a course, its stage or its status',
        params: IdParams,
        body: CourseChangeBody,
        response: {
          200: Results(CourseDetailsWire),
          ...refusals(400, 401, 403, 404, 429),
          ...conflictWith(CourseDetailsWire),
        },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const { body, params } = request;
      requireOwnTrainer(context.principal, body.trainer_id);
      ownId(context.principal, body.modified_by ?? undefined);
      const { stage, course_status: status, is_active: isActive, version, created_by } = body;
      const form = readCourseChanges(body);
      const createdBy = created_by ?? undefined;
      const save = updateCourse(context, { id: params.id, form, stage, status, isActive, version, createdBy });
      return answerSave(
        save.then(() => getCourse(context, params.id)),
        (course) => presentDetails(course, { mediaBase, log: request.log }),
      );
    },
  );

  app.post(
    '/patrons-registration/DuplicateCourse/:id',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'duplicateCourse',
        summary: 'Create a draft from a course',
        params: IdParams,
        response: { 201: Results(CourseDetailsWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const context = userContextOf(request);
      const id = await duplicateCourse(context, request.params.id);
      return reply.code(201).send(await courseAnswer(context, id));
    },
  );

  app.post(
    '/patrons-registration/RestoreCourse/:id',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'restoreCourse',
        summary: 'Restore a deleted course, as a hidden one',
        params: IdParams,
        response: { 200: Results(CourseDetailsWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      await restoreCourse(context, request.params.id);
      return courseAnswer(context, request.params.id);
    },
  );

  const deletion = { config, onRequest: requireUser };
  const answers = { 200: DeletedAnswer, ...refusals(400, 401, 403, 404, 429) };
  app.delete(
    '/patrons-registration/DeleteCourseDetails/:courseId',
    {
      ...deletion,
      schema: {
        ...documented,
        operationId: 'deleteCourse',
        summary: 'Delete a course, or unlist it when learners are involved',
        params: CourseIdParams,
        response: answers,
      },
    },
    async (request) => {
      const { courseId } = request.params;
      return results(presentDeleted(courseId, await deleteCourse(userContextOf(request), courseId)));
    },
  );

  app.delete(
    '/courses/:id',
    {
      ...deletion,
      schema: {
        ...documented,
        operationId: 'deleteCourseById',
        summary: 'Delete a course (alias of DeleteCourseDetails)',
        params: IdParams,
        response: answers,
      },
    },
    async (request) => {
      const { id } = request.params;
      return results(presentDeleted(id, await deleteCourse(userContextOf(request), id)));
    },
  );
};
