import { contextOf, userContextOf } from '../../platform/context/context';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { eachPresented } from '../../platform/http/each-presented';
import { answerSave } from '../../platform/http/edit-conflict';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import { conflictWith, IdParams, refusals, results } from '../../platform/http/wire';
import { presentCourseBatch, presentListedBatch, presentRemoved } from './present';
import {
  BatchAnswer,
  BatchBody,
  BatchesAnswer,
  batchSpellings,
  CourseBatchWire,
  CourseIdParams,
  CourseNames,
  NewBatchBody,
  RemovedAnswer,
  TrainerIdParams,
} from './schema';
import {
  addBatch,
  deleteBatch,
  getBatch,
  getBatches,
  getBatchesOfCourse,
  getBatchesOfTrainer,
  getCourseNamesOfTrainer,
  updateBatch,
} from './service';
import { sessionRoutes } from './sessions/routes';
import { batchStateRoutes } from './state/routes';

const tags = ['timings'];
const signedIn = { tags, security: [{ token: [] }] };
const config = { rateLimit: perMinute(120) };

/** Batches of courses. The wire calls them timings. */
export const batchRoutes: ApiModule = async (app, options) => {
  clearAnswersOnChange(app);
  await app.register(batchStateRoutes, options);
  await app.register(sessionRoutes, options);
  const changes = { config, onRequest: requireUser, preValidation: resolveAliases(batchSpellings) };

  app.post(
    '/timings/AddTiming',
    {
      ...changes,
      schema: {
        ...signedIn,
        operationId: 'addBatch',
        summary: 'Add a batch to a course',
        body: NewBatchBody,
        response: { 201: BatchAnswer, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const row = await addBatch(userContextOf(request), request.body);
      return reply.code(201).send(results(presentCourseBatch(row)));
    },
  );

  app.put(
    '/timings/:id',
    {
      ...changes,
      schema: {
        ...signedIn,
        operationId: 'updateBatch',
        summary: 'Change a batch',
        params: IdParams,
        body: BatchBody,
        response: { 200: BatchAnswer, ...refusals(400, 401, 403, 404, 429), ...conflictWith(CourseBatchWire) },
      },
    },
    async (request) => {
      const input = { ...request.body, id: request.params.id };
      return answerSave(updateBatch(userContextOf(request), input), presentCourseBatch);
    },
  );

  app.delete(
    '/timings/DeleteTimings/:id',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...signedIn,
        operationId: 'deleteBatch',
        summary: 'Delete a batch, or close it when learners ordered it',
        params: IdParams,
        response: { 200: RemovedAnswer, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { kept } = await deleteBatch(userContextOf(request), id);
      return results(presentRemoved(id, kept));
    },
  );

  app.get(
    '/timings',
    {
      onRequest: requireUser,
      schema: {
        ...signedIn,
        operationId: 'getBatches',
        summary: "Batches of the caller's own courses",
        response: { 200: BatchesAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => results(eachPresented(request, await getBatches(userContextOf(request)), presentCourseBatch)),
  );

  app.get(
    '/timings/trainer/:trainerId',
    {
      schema: {
        tags,
        operationId: 'getBatchesOfTrainer',
        summary: "Open batches of a trainer's public courses",
        params: TrainerIdParams,
        response: { 200: BatchesAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const rows = await getBatchesOfTrainer(context, request.params.trainerId);
      return results(eachPresented(request, rows, (row) => presentListedBatch(context.principal, row)));
    },
  );

  app.get(
    '/timings/course/:courseId',
    {
      schema: {
        tags,
        operationId: 'getBatchesOfCourse',
        summary: 'Batches of a course',
        params: CourseIdParams,
        response: { 200: BatchesAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const rows = await getBatchesOfCourse(context, request.params.courseId);
      return results(eachPresented(request, rows, (row) => presentListedBatch(context.principal, row)));
    },
  );

  app.get(
    '/timings/GetTimingById/:id',
    {
      schema: {
        tags,
        operationId: 'getBatch',
        summary: 'One batch',
        params: IdParams,
        response: { 200: BatchAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const context = contextOf(request);
      return results(presentListedBatch(context.principal, await getBatch(context, request.params.id)));
    },
  );

  app.get(
    '/timings/GetCourseListByTrainerId/:trainerId',
    {
      schema: {
        tags,
        operationId: 'getCourseNamesOfTrainer',
        summary: "Names of a trainer's public courses",
        params: TrainerIdParams,
        response: { 200: CourseNames, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const courses = await getCourseNamesOfTrainer(contextOf(request), request.params.trainerId);
      return results(courses.map(({ id, name, status }) => ({ id, course_name: name, course_status: status })));
    },
  );
};
