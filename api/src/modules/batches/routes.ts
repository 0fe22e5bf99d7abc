import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { answerSave } from '../../platform/http/edit-conflict';
import { operations } from '../../platform/http/operation';
import { IdParams } from '../../platform/http/wire';
import { presentCourseBatch, presentListedBatch, presentRemoved } from './present';
import {
  BatchBody,
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

/** Batches of courses. The wire calls them timings. */
export const batchRoutes: ApiModule = async (app, options) => {
  const operation = operations(app, 'timings');
  clearAnswersOnChange(app);
  await app.register(batchStateRoutes, options);
  await app.register(sessionRoutes, options);

  operation('addBatch', 'POST /timings/AddTiming', {
    summary: 'Add a batch to a course',
    caller: 'user',
    spellings: batchSpellings,
    body: NewBatchBody,
    status: 201,
    answer: CourseBatchWire,
    refuses: [403, 404, 409],
    handler: async ({ context, body }) => {
      const row = await addBatch(context, body);
      return presentCourseBatch(row);
    },
  });

  operation('updateBatch', 'PUT /timings/:id', {
    summary: 'Change a batch',
    caller: 'user',
    spellings: batchSpellings,
    params: IdParams,
    body: BatchBody,
    answer: CourseBatchWire,
    refuses: [403],
    conflict: CourseBatchWire,
    handler: ({ context, params, body }) => {
      const input = { ...body, id: params.id };
      return answerSave(updateBatch(context, input), presentCourseBatch);
    },
  });

  operation('deleteBatch', 'DELETE /timings/DeleteTimings/:id', {
    summary: 'Delete a batch, or close it when learners ordered it',
    caller: 'user',
    params: IdParams,
    answer: RemovedAnswer,
    refuses: [403],
    handler: async ({ context, params }) => {
      const { id } = params;
      const { kept } = await deleteBatch(context, id);
      return presentRemoved(id, kept);
    },
  });

  operation('getBatches', 'GET /timings', {
    summary: "Batches of the caller's own courses",
    caller: 'user',
    answer: Type.Array(CourseBatchWire),
    refuses: [403],
    handler: async ({ context }) => eachPresented(context, await getBatches(context), presentCourseBatch),
  });

  operation('getBatchesOfTrainer', 'GET /timings/trainer/:trainerId', {
    summary: "Open batches of a trainer's public courses",
    caller: 'visitor',
    params: TrainerIdParams,
    answer: Type.Array(CourseBatchWire),
    handler: async ({ context, params }) => {
      const rows = await getBatchesOfTrainer(context, params.trainerId);
      return eachPresented(context, rows, (row) => presentListedBatch(context.principal, row));
    },
  });

  operation('getBatchesOfCourse', 'GET /timings/course/:courseId', {
    summary: 'Batches of a course',
    caller: 'visitor',
    params: CourseIdParams,
    answer: Type.Array(CourseBatchWire),
    handler: async ({ context, params }) => {
      const rows = await getBatchesOfCourse(context, params.courseId);
      return eachPresented(context, rows, (row) => presentListedBatch(context.principal, row));
    },
  });

  operation('getBatch', 'GET /timings/GetTimingById/:id', {
    summary: 'One batch',
    caller: 'visitor',
    params: IdParams,
    answer: CourseBatchWire,
    handler: async ({ context, params }) => presentListedBatch(context.principal, await getBatch(context, params.id)),
  });

  operation('getCourseNamesOfTrainer', 'GET /timings/GetCourseListByTrainerId/:trainerId', {
    summary: "Names of a trainer's public courses",
    caller: 'visitor',
    params: TrainerIdParams,
    answer: CourseNames,
    handler: ({ context, params }) => getCourseNamesOfTrainer(context, params.trainerId),
  });
};
