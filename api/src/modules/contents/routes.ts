import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { answerSave } from '../../platform/http/edit-conflict';
import { operations } from '../../platform/http/operation';
import { ResultsAndData, resultsAndData } from '../../platform/http/wire';
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

/** Lists of contents by type: syllabus, tools, job roles and so on. */
export const contentRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'contents');
  clearAnswersOnChange(app);

  operation('addContent', 'POST /course-content/addContentTypes', {
    summary: 'Add a list of contents to a course',
    caller: 'user',
    specifiedNames: addNames,
    spellings: contentSpellings,
    body: NewContentBody,
    responses: { 201: ResultsAndData(ContentWire) },
    refuses: [403, 404, 409],
    handler: async ({ context, body, reply }) => {
      const row = await addContent(context, body);
      reply.code(201);
      return resultsAndData(presentOwnContent(row));
    },
  });

  operation('updateContent', 'PATCH /course-content/updateContent/:contentId', {
    summary: 'Change a list of contents',
    caller: 'user',
    specifiedNames: updateNames,
    spellings: contentSpellings,
    params: ContentIdParams,
    body: ContentBody,
    answer: ContentWire,
    refuses: [403],
    conflict: ContentWire,
    handler: ({ context, params, body }) => {
      const input = { ...body, id: params.contentId };
      return answerSave(updateContent(context, input), presentOwnContent);
    },
  });

  operation('setContentStatus', 'PUT /course-content/updateContentStatus/:contentId', {
    summary: 'Show or hide a list of contents',
    caller: 'user',
    specifiedNames: statusNames,
    spellings: statusSpellings,
    params: ContentIdParams,
    body: ContentStatusBody,
    answer: ContentWire,
    refuses: [403],
    handler: async ({ context, params, body }) => {
      return presentOwnContent(await setContentStatus(context, { id: params.contentId, ...body }));
    },
  });

  operation('deleteContent', 'DELETE /course-content/deleteContent/:contentId', {
    summary: 'Delete a list of contents',
    caller: 'user',
    params: ContentIdParams,
    refuses: [403],
    handler: ({ context, params }) => deleteContent(context, params.contentId),
  });

  operation('orderContents', 'PUT /course-content/courses/:courseId/order', {
    summary: "Reorder a course's contents",
    caller: 'user',
    params: CourseIdParams,
    body: OrderBody,
    answer: Type.Array(ContentWire),
    refuses: [403, 409],
    handler: async ({ context, params, body }) => {
      const rows = await orderContents(context, {
        courseId: params.courseId,
        ids: body.ids,
      });
      return rows.map(presentOwnContent);
    },
  });

  operation('getContentTypes', 'GET /course-content/getContentTypes', {
    summary: 'Kinds of contents that a course can have',
    caller: 'visitor',
    answer: ContentTypes,
    handler: () => getContentTypes().map(presentContentType),
  });

  operation('getContentsOfCourse', 'GET /course-content/courses/:courseId/content', {
    summary: "A course's contents",
    caller: 'visitor',
    params: CourseIdParams,
    answer: Type.Array(ContentWire),
    handler: async ({ context, params }) => {
      const rows = await getContentsOfCourse(context, params.courseId);
      return rows.map(presentOwnContent);
    },
  });

  operation('getContentsOfTrainer', 'GET /course-content/getContentByTrainerId/:trainerId', {
    summary: 'The contents of all public courses of a trainer',
    caller: 'visitor',
    params: TrainerIdParams,
    answer: Type.Array(ContentWire),
    handler: async ({ context, params }) => {
      const rows = await getContentsOfTrainer(context, params.trainerId);
      return rows.map(presentOwnContent);
    },
  });
};
