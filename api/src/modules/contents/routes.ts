import { Type } from 'typebox';
import { contextOf, userContextOf } from '../../platform/context/context';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { answerSave } from '../../platform/http/edit-conflict';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import {
  conflictWith,
  Done,
  done,
  Results,
  ResultsAndData,
  refusals,
  results,
  resultsAndData,
} from '../../platform/http/wire';
import { CourseIdParams, OrderBody } from '../authoring/schema';
import { presentContentType, presentOwnContent } from './present';
import {
  addNames,
  ContentBody,
  ContentIdParams,
  ContentStatusBody,
  ContentTypes,
  ContentWire,
  contentSpellings,
  NewContentBody,
  statusNames,
  statusSpellings,
  TrainerIdParams,
  updateNames,
} from './schema';
import {
  addContent,
  deleteContent,
  getContentsOfCourse,
  getContentsOfTrainer,
  getContentTypes,
  orderContents,
  setContentStatus,
  updateContent,
} from './service';

const tags = ['contents'];
const signedIn = { tags, security: [{ token: [] }] };
const config = { rateLimit: perMinute(120) };
const ContentsAnswer = Results(Type.Array(ContentWire));

/** Lists of contents by type: syllabus, tools, job roles and so on. */
export const contentRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app);
  const change = { config, onRequest: requireUser };

  app.post(
    '/course-content/addContentTypes',
    {
      ...change,
      config: { ...config, specifiedNames: addNames },
      preValidation: resolveAliases(contentSpellings),
      schema: {
        ...signedIn,
        operationId: 'addContent',
        summary: 'Add a list of contents to a course',
        body: NewContentBody,
        response: { 201: ResultsAndData(ContentWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const row = await addContent(userContextOf(request), request.body);
      return reply.code(201).send(resultsAndData(presentOwnContent(row)));
    },
  );

  app.patch(
    '/course-content/updateContent/:contentId',
    {
      ...change,
      config: { ...config, specifiedNames: updateNames },
      preValidation: resolveAliases(contentSpellings),
      schema: {
        ...signedIn,
        operationId: 'updateContent',
        summary: 'Change a list of contents',
        params: ContentIdParams,
        body: ContentBody,
        response: { 200: Results(ContentWire), ...refusals(400, 401, 403, 404, 429), ...conflictWith(ContentWire) },
      },
    },
    async (request) => {
      const input = { ...request.body, id: request.params.contentId };
      return answerSave(updateContent(userContextOf(request), input), presentOwnContent);
    },
  );

  app.put(
    '/course-content/updateContentStatus/:contentId',
    {
      ...change,
      config: { ...config, specifiedNames: statusNames },
      preValidation: resolveAliases(statusSpellings),
      schema: {
        ...signedIn,
        operationId: 'setContentStatus',
        summary: 'Show or hide a list of contents',
        params: ContentIdParams,
        body: ContentStatusBody,
        response: { 200: Results(ContentWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const change = { id: params.contentId, isLive: body.is_live };
      return results(presentOwnContent(await setContentStatus(userContextOf(request), change)));
    },
  );

  app.delete(
    '/course-content/deleteContent/:contentId',
    {
      ...change,
      schema: {
        ...signedIn,
        operationId: 'deleteContent',
        summary: 'Delete a list of contents',
        params: ContentIdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      await deleteContent(userContextOf(request), request.params.contentId);
      return done();
    },
  );

  app.put(
    '/course-content/courses/:courseId/order',
    {
      ...change,
      schema: {
        ...signedIn,
        operationId: 'orderContents',
        summary: "Reorder a course's contents",
        params: CourseIdParams,
        body: OrderBody,
        response: { 200: ContentsAnswer, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const rows = await orderContents(userContextOf(request), {
        courseId: request.params.courseId,
        ids: request.body.ids,
      });
      return results(rows.map(presentOwnContent));
    },
  );

  app.get(
    '/course-content/getContentTypes',
    {
      schema: {
        tags,
        operationId: 'getContentTypes',
        summary: 'Kinds of contents that a course can have',
        response: { 200: ContentTypes },
      },
    },
    async () => results(getContentTypes().map(presentContentType)),
  );

  app.get(
    '/course-content/courses/:courseId/content',
    {
      schema: {
        tags,
        operationId: 'getContentsOfCourse',
        summary: "A course's contents",
        params: CourseIdParams,
        response: { 200: ContentsAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const rows = await getContentsOfCourse(contextOf(request), request.params.courseId);
      return results(rows.map(presentOwnContent));
    },
  );

  app.get(
    '/course-content/getContentByTrainerId/:trainerId',
    {
      schema: {
        tags,
        operationId: 'getContentsOfTrainer',
        summary: 'The contents of all public courses of a trainer',
        params: TrainerIdParams,
        response: { 200: ContentsAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const rows = await getContentsOfTrainer(contextOf(request), request.params.trainerId);
      return results(rows.map(presentOwnContent));
    },
  );
};
