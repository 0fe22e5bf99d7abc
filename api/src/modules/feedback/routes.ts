import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { answerSave } from '../../platform/http/edit-conflict';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, IdParams } from '../../platform/http/wire';
import { presentFeedback, presentFeedbackPage, presentOwnFeedback } from './present';
import { reportRoutes } from './reports/routes';
import {
  AnswerBody,
  CourseParams,
  FeedbackAnswer,
  FeedbackBody,
  FeedbackQuery,
  FeedbackWire,
  feedbackSpellings,
  HideBody,
  OwnFeedbackWire,
  PageQuery,
  TrainerParams,
} from './schema';
import {
  answerFeedback,
  deleteFeedback,
  getCourseFeedback,
  getFeedback,
  getOwnFeedback,
  giveFeedback,
  hideFeedback,
} from './service';

const pagingOf = ({ page = 1, count = 100 }: { page?: number; count?: number }) => ({ page, count });

/** Feedback of learners on trainers and courses. Database triggers update the ratings of both. */
export const feedbackRoutes: ApiModule = async (app, options) => {
  const operation = operations(app, 'feedback');
  await app.register(reportRoutes, options);

  operation('giveFeedback', 'POST /api/feedback', {
    summary: "Rate a trainer's course",
    caller: 'user',
    perMinute: 30,
    spellings: feedbackSpellings,
    body: FeedbackBody,
    answer: FeedbackWire,
    refuses: [403, 404],
    conflict: FeedbackWire,
    handler: async ({ context, body }) => {
      const answer = await answerSave(giveFeedback(context, body), presentFeedback);
      app.anonymousCache.clear(['catalogue']);
      return answer;
    },
  });

  operation('getFeedback', 'GET /api/feedback/:trainerId', {
    summary: 'Feedback of learners on a trainer',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    params: TrainerParams,
    query: FeedbackQuery,
    responses: { 200: FeedbackAnswer },
    handler: async ({ context, params, query, request }) => {
      const paging = pagingOf(query);
      const found = await getFeedback(context, { ...params, ...paging, courseId: query.courseId });
      return presentFeedbackPage(request, found, paging);
    },
  });

  operation('getCourseFeedback', 'GET /api/feedback/courses/:courseId', {
    summary: 'Feedback of learners on a course',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    params: CourseParams,
    query: PageQuery,
    responses: { 200: FeedbackAnswer },
    handler: async ({ context, params, query, request }) => {
      const paging = pagingOf(query);
      const found = await getCourseFeedback(context, { ...params, ...paging });
      return presentFeedbackPage(request, found, paging);
    },
  });

  operation('getOwnFeedback', 'GET /api/feedback/:trainerId/mine', {
    summary: "The caller's own feedback on a trainer",
    caller: 'user',
    params: TrainerParams,
    answer: Type.Array(OwnFeedbackWire),
    handler: async ({ context, params }) => {
      const courses = await getOwnFeedback(context, params.trainerId);
      return eachPresented(context, courses, presentOwnFeedback);
    },
  });

  operation('deleteFeedback', 'DELETE /api/feedback/:id', {
    summary: "Delete the caller's own feedback",
    caller: 'user',
    params: IdParams,
    refuses: [403],
    handler: async ({ context, params }) => {
      await deleteFeedback(context, params.id);
      app.anonymousCache.clear(['catalogue']);
    },
  });

  operation('hideFeedback', 'PATCH /api/feedback/:id', {
    summary: 'Hide feedback, or show it again',
    caller: 'content',
    params: IdParams,
    body: HideBody,
    handler: async ({ context, params, body }) => {
      await hideFeedback(context, { id: params.id, hidden: body.hidden });
      app.anonymousCache.clear(['catalogue']);
    },
  });

  operation('answerFeedback', 'PUT /api/feedback/:id/answer', {
    summary: 'Answer feedback in public, or remove the answer',
    caller: 'trainer',
    perMinute: 30,
    params: IdParams,
    body: AnswerBody,
    answer: FeedbackWire,
    conflict: FeedbackWire,
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, ...body };
      const answer = await answerSave(answerFeedback(context, input), presentFeedback);
      app.anonymousCache.clear(['catalogue']);
      return answer;
    },
  });
};
