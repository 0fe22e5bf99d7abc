import { Type } from 'typebox';
import { contextOf, userContextOf } from '../../platform/context/context';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { answerSave } from '../../platform/http/edit-conflict';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import { conflictWith, Done, done, IdParams, Results, refusals, results } from '../../platform/http/wire';
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

const tags = ['curriculum'];
const signedIn = { tags, security: [{ token: [] }] };
const config = { rateLimit: perMinute(120) };
const ModulesAnswer = Results(Type.Array(ModuleWire));

/** The ordered modules of a course. */
export const curriculumRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app);
  const change = { config, onRequest: requireUser };
  const preValidation = resolveAliases(moduleSpellings);

  app.post(
    '/courseCurriculum/curriculum',
    {
      ...change,
      config: { ...config, specifiedNames: addNames },
      preValidation,
      schema: {
        ...signedIn,
        operationId: 'addModule',
        summary: "Add a module to a course's curriculum",
        body: NewModuleBody,
        response: { 201: AddedModule, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { row, progress } = await addModule(userContextOf(request), request.body);
      return reply.code(201).send(presentAdded(row, progress));
    },
  );

  app.put(
    '/courseCurriculum/curriculum/:id',
    {
      ...change,
      preValidation,
      schema: {
        ...signedIn,
        operationId: 'updateModule',
        summary: 'Change a module',
        params: IdParams,
        body: ModuleBody,
        response: { 200: Results(ModuleWire), ...refusals(400, 401, 403, 404, 429), ...conflictWith(ModuleWire) },
      },
    },
    async (request) => {
      const input = { ...request.body, id: request.params.id };
      return answerSave(updateModule(userContextOf(request), input), presentOwnModule);
    },
  );

  app.delete(
    '/courseCurriculum/curriculum/:id',
    {
      ...change,
      schema: {
        ...signedIn,
        operationId: 'deleteModule',
        summary: 'Delete a module',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      await deleteModule(userContextOf(request), request.params.id);
      return done();
    },
  );

  app.put(
    '/courseCurriculum/courses/:courseId/order',
    {
      ...change,
      schema: {
        ...signedIn,
        operationId: 'orderModules',
        summary: "Reorder a course's modules",
        params: CourseIdParams,
        body: OrderBody,
        response: { 200: ModulesAnswer, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const rows = await orderModules(userContextOf(request), {
        courseId: request.params.courseId,
        ids: request.body.ids,
      });
      return results(rows.map(presentOwnModule));
    },
  );

  app.get(
    '/courseCurriculum/courses/:courseId/curriculum',
    {
      schema: {
        tags,
        operationId: 'getModulesOfCourse',
        summary: "A course's curriculum",
        params: CourseIdParams,
        response: { 200: ModulesAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const rows = await getModulesOfCourse(contextOf(request), request.params.courseId);
      return results(rows.map(presentOwnModule));
    },
  );

  app.get(
    '/courseCurriculum/curriculum/trainer/:trainerId',
    {
      schema: {
        tags,
        operationId: 'getModulesOfTrainer',
        summary: 'The modules of all public courses of a trainer',
        params: TrainerIdParams,
        response: { 200: ModulesAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const rows = await getModulesOfTrainer(contextOf(request), request.params.trainerId);
      return results(rows.map(presentOwnModule));
    },
  );
};
