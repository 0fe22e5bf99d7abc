import { actorOf } from '../../actor';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireTrainer, requireUser } from '../../plugins/authentication';
import { oneSpelling } from '../../spellings';
import { IdParams, Results, refusals, results } from '../../wire';
import { CourseDetailsWire } from '../catalogue/schema';
import { courseDetails } from '../catalogue/service';
import { requireOwnTrainer } from './access-service';
import { deleteCourse } from './deletion-service';
import { readCourseChanges, readCourseForm } from './form';
import { presentDeleted } from './present';
import { CourseBody, CourseChangeBody, CourseIdParams, courseSpellings, DeletedAnswer } from './schema';
import { createCourse, duplicateCourse, updateCourse } from './service';

const documented = { tags: ['authoring'], security: [{ token: [] }] };
const rateLimit = { max: 120, timeWindow: '1 minute' };
const config = { rateLimit };

/** Courses as their trainers make, change, publish and delete them. The answer is the course as its trainer sees it. */
export const authoringRoutes: ApiModule = async (app, { settings: { mediaBase }, services: { db } }) => {
  forgetAnswersOnChange(app);
  const preValidation = oneSpelling(courseSpellings);
  const presentation = { mediaBase, contacts: true };

  app.post(
    '/patrons-registration/AddCourseDetails',
    {
      config,
      onRequest: requireTrainer,
      preValidation,
      schema: {
        ...documented,
        operationId: 'createCourse',
        summary: 'Make a course, as a draft',
        body: CourseBody,
        response: { 201: Results(CourseDetailsWire), ...refusals(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      requireOwnTrainer(actor, request.body.trainer_id);
      const id = await createCourse(db, actor, readCourseForm(request.body), mediaBase);
      return reply.code(201).send(results(await courseDetails(db, id, actor, presentation)));
    },
  );

  app.patch(
    '/patrons-registration/UpdateCourseDetails/:id',
    {
      config,
      onRequest: requireUser,
      preValidation,
      schema: {
        ...documented,
        operationId: 'updateCourse',
        summary: 'Change a course, its stage or its status',
        params: IdParams,
        body: CourseChangeBody,
        response: { 200: Results(CourseDetailsWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { body, params } = request;
      requireOwnTrainer(actor, body.trainer_id);
      const { stage, course_status: status, is_active: isActive, version } = body;
      const change = { form: readCourseChanges(body), stage, status, isActive, version };
      await updateCourse(db, actor, params.id, change, mediaBase);
      return results(await courseDetails(db, params.id, actor, presentation));
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
        summary: 'Make a draft from a course',
        params: IdParams,
        response: { 201: Results(CourseDetailsWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const id = await duplicateCourse(db, actor, request.params.id);
      return reply.code(201).send(results(await courseDetails(db, id, actor, presentation)));
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
        summary: 'Delete a course, or take it off all lists when learners have a part in it',
        params: CourseIdParams,
        response: answers,
      },
    },
    async (request) => {
      const { courseId } = request.params;
      return results(presentDeleted(courseId, await deleteCourse(db, actorOf(request), courseId)));
    },
  );

  app.delete(
    '/courses/:id',
    {
      ...deletion,
      schema: {
        ...documented,
        operationId: 'deleteCourseById',
        summary: 'Delete a course, by the other address of the same call',
        params: IdParams,
        response: answers,
      },
    },
    async (request) => {
      const { id } = request.params;
      return results(presentDeleted(id, await deleteCourse(db, actorOf(request), id)));
    },
  );
};
