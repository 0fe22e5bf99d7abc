import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { answerSave } from '../../platform/http/edit-conflict';
import { operations } from '../../platform/http/operation';
import { IdParams } from '../../platform/http/wire';
import { CourseIdParams, OrderBody } from '../authoring/schema';
import { presentAdded, presentOwnModule } from './present';
import {
  AddedModule,
  addNames,
  ModuleBody,
  ModuleWire,
  moduleSpellings,
  NewModuleBody,
  TrainerIdParams,
} from './schema';
import {
  addModule,
  deleteModule,
  getModulesOfCourse,
  getModulesOfTrainer,
  orderModules,
  updateModule,
} from './service';

/** The ordered modules of a course. */
export const curriculumRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'curriculum');
  clearAnswersOnChange(app);

  operation('addModule', 'POST /courseCurriculum/curriculum', {
    summary: "Add a module to a course's curriculum",
    caller: 'user',
    specifiedNames: addNames,
    spellings: moduleSpellings,
    body: NewModuleBody,
    responses: { 201: AddedModule },
    refuses: [403, 404, 409],
    handler: async ({ context, body, reply }) => {
      const { row, progress } = await addModule(context, body);
      reply.code(201);
      return presentAdded(row, progress);
    },
  });

  operation('updateModule', 'PUT /courseCurriculum/curriculum/:id', {
    summary: 'Change a module',
    caller: 'user',
    spellings: moduleSpellings,
    params: IdParams,
    body: ModuleBody,
    answer: ModuleWire,
    refuses: [403],
    conflict: ModuleWire,
    handler: ({ context, params, body }) => {
      const input = { ...body, id: params.id };
      return answerSave(updateModule(context, input), presentOwnModule);
    },
  });

  operation('deleteModule', 'DELETE /courseCurriculum/curriculum/:id', {
    summary: 'Delete a module',
    caller: 'user',
    params: IdParams,
    refuses: [403],
    handler: ({ context, params }) => deleteModule(context, params.id),
  });

  operation('orderModules', 'PUT /courseCurriculum/courses/:courseId/order', {
    summary: "Reorder a course's modules",
    caller: 'user',
    params: CourseIdParams,
    body: OrderBody,
    answer: Type.Array(ModuleWire),
    refuses: [403, 409],
    handler: async ({ context, params, body }) => {
      const rows = await orderModules(context, {
        courseId: params.courseId,
        ids: body.ids,
      });
      return rows.map(presentOwnModule);
    },
  });

  operation('getModulesOfCourse', 'GET /courseCurriculum/courses/:courseId/curriculum', {
    summary: "A course's curriculum",
    caller: 'visitor',
    params: CourseIdParams,
    answer: Type.Array(ModuleWire),
    handler: async ({ context, params }) => {
      const rows = await getModulesOfCourse(context, params.courseId);
      return rows.map(presentOwnModule);
    },
  });

  operation('getModulesOfTrainer', 'GET /courseCurriculum/curriculum/trainer/:trainerId', {
    summary: 'The modules of all public courses of a trainer',
    caller: 'visitor',
    params: TrainerIdParams,
    answer: Type.Array(ModuleWire),
    handler: async ({ context, params }) => {
      const rows = await getModulesOfTrainer(context, params.trainerId);
      return rows.map(presentOwnModule);
    },
  });
};
