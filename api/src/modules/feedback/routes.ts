import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { contextOf, userContextOf } from '../../context';
import { resolveAliases } from '../../field-aliases';
import { requireAdmin, requireUser } from '../../plugins/authentication';
import { Done, done, dropEmptyQuery, IdParams, paged, Results, refusals, results } from '../../wire';
import { presentAverage, presentFeedback, presentOwnFeedback } from './present';
import {
  FeedbackAnswer,
  FeedbackBody,
  FeedbackQuery,
  FeedbackWire,
  feedbackSpellings,
  HideBody,
  OwnFeedbackWire,
  TrainerParams,
} from './schema';
import { deleteFeedback, getFeedback, getOwnFeedback, giveFeedback, hideFeedback } from './service';

const tags = ['feedback'];
const security = [{ token: [] }];
const rateLimit = { max: 30, timeWindow: '1 minute' };

/** Feedback of learners on trainers and courses. Database triggers update the ratings of both. */
export const feedbackRoutes: ApiModule = async (app) => {
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
        response: { 200: Results(FeedbackWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const row = await giveFeedback(userContextOf(request), request.body);
      app.anonymousCache.clear();
      return results(presentFeedback(row));
    },
  );

  app.get(
    '/api/feedback/:trainerId',
    {
      config: { anonymousCache: true },
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
      const paging = { page: query.page ?? 1, count: query.count ?? 100 };
      const { rows, stars, total } = await getFeedback(contextOf(request), {
        ...params,
        ...paging,
        courseId: query.courseId,
      });
      const answer = paged({ results: rows.map(presentFeedback), total, capped: false }, paging);
      return { ...answer, data: { ...answer.data, rating: presentAverage(stars), stars } };
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
      return results(courses.map(presentOwnFeedback));
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
      app.anonymousCache.clear();
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
      app.anonymousCache.clear();
      return done();
    },
  );
};
