import { Type } from 'typebox';
import { contextOf, userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireAdmin, requireTrainer, requireUser } from '../../platform/http/authentication';
import { eachPresented } from '../../platform/http/each-presented';
import { answerSave } from '../../platform/http/edit-conflict';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import {
  conflictWith,
  Done,
  done,
  dropEmptyQuery,
  IdParams,
  Results,
  refusals,
  results,
} from '../../platform/http/wire';
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

const tags = ['feedback'];
const security = [{ token: [] }];
const rateLimit = perMinute(30);
const pagingOf = ({ page = 1, count = 100 }: { page?: number; count?: number }) => ({ page, count });

/** Feedback of learners on trainers and courses. Database triggers update the ratings of both. */
export const feedbackRoutes: ApiModule = async (app, options) => {
  await app.register(reportRoutes, options);

  app.post(
    '/api/feedback',
    {
      onRequest: requireUser,
      preValidation: resolveAliases(feedbackSpellings),
      config: { rateLimit },
      schema: {
        tags,
        security,
        operationId: 'giveFeedback',
        summary: "Rate a trainer's course",
        body: FeedbackBody,
        response: { 200: Results(FeedbackWire), ...refusals(400, 401, 403, 404, 429), ...conflictWith(FeedbackWire) },
      },
    },
    async (request) => {
      const answer = await answerSave(giveFeedback(userContextOf(request), request.body), presentFeedback);
      app.anonymousCache.clear(['catalogue']);
      return answer;
    },
  );

  app.get(
    '/api/feedback/:trainerId',
    {
      config: { anonymousCache: ['catalogue'] },
      preValidation: dropEmptyQuery,
      schema: {
        tags,
        operationId: 'getFeedback',
        summary: 'Feedback of learners on a trainer',
        params: TrainerParams,
        querystring: FeedbackQuery,
        response: { 200: FeedbackAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const { params, query } = request;
      const paging = pagingOf(query);
      const found = await getFeedback(contextOf(request), { ...params, ...paging, courseId: query.courseId });
      return presentFeedbackPage(request, found, paging);
    },
  );

  app.get(
    '/api/feedback/courses/:courseId',
    {
      config: { anonymousCache: ['catalogue'] },
      preValidation: dropEmptyQuery,
      schema: {
        tags,
        operationId: 'getCourseFeedback',
        summary: 'Feedback of learners on a course',
        params: CourseParams,
        querystring: PageQuery,
        response: { 200: FeedbackAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => {
      const paging = pagingOf(request.query);
      const found = await getCourseFeedback(contextOf(request), { ...request.params, ...paging });
      return presentFeedbackPage(request, found, paging);
    },
  );

  app.get(
    '/api/feedback/:trainerId/mine',
    {
      onRequest: requireUser,
      schema: {
        tags,
        security,
        operationId: 'getOwnFeedback',
        summary: "The caller's own feedback on a trainer",
        params: TrainerParams,
        response: { 200: Results(Type.Array(OwnFeedbackWire)), ...refusals(400, 401, 404) },
      },
    },
    async (request) => {
      const courses = await getOwnFeedback(userContextOf(request), request.params.trainerId);
      return results(eachPresented(request, courses, presentOwnFeedback));
    },
  );

  app.delete(
    '/api/feedback/:id',
    {
      onRequest: requireUser,
      schema: {
        tags,
        security,
        operationId: 'deleteFeedback',
        summary: "Delete the caller's own feedback",
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await deleteFeedback(userContextOf(request), request.params.id);
      app.anonymousCache.clear(['catalogue']);
      return done();
    },
  );

  app.patch(
    '/api/feedback/:id',
    {
      onRequest: requireAdmin,
      schema: {
        tags,
        security,
        operationId: 'hideFeedback',
        summary: 'Hide feedback, or show it again',
        params: IdParams,
        body: HideBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await hideFeedback(userContextOf(request), { id: request.params.id, hidden: request.body.hidden });
      app.anonymousCache.clear(['catalogue']);
      return done();
    },
  );

  app.put(
    '/api/feedback/:id/answer',
    {
      onRequest: requireTrainer,
      config: { rateLimit },
      schema: {
        tags,
        security,
        operationId: 'answerFeedback',
        summary: 'Answer feedback in public, or remove the answer',
        params: IdParams,
        body: AnswerBody,
        response: { 200: Results(FeedbackWire), ...refusals(400, 401, 403, 404, 429), ...conflictWith(FeedbackWire) },
      },
    },
    async (request) => {
      const input = { id: request.params.id, ...request.body };
      const answer = await answerSave(answerFeedback(userContextOf(request), input), presentFeedback);
      app.anonymousCache.clear(['catalogue']);
      return answer;
    },
  );
};
