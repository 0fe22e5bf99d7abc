import { Type } from 'typebox';
import { actorOf } from '../../actor';
import type { ApiModule } from '../../api-module';
import { requireAdmin, requireUser, userOf } from '../../plugins/authentication';
import { oneSpelling } from '../../spellings';
import { Done, done, dropEmptyQuery, IdParams, paged, Results, refusals, results } from '../../wire';
import { presentAverage, presentOpinion, presentOwn } from './present';
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

/** What learners say of trainers and their courses. Ratings of both follow by themselves. */
export const feedbackRoutes: ApiModule = async (app, { services: { db } }) => {
  app.post(
    '/api/feedback',
    {
      onRequest: requireUser,
      preValidation: oneSpelling(feedbackSpellings),
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
      const opinion = await giveFeedback(db, userOf(request), request.body);
      app.anonymousCache.clear();
      return results(presentOpinion(opinion));
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
        summary: 'What learners say about a trainer',
        params: TrainerParams,
        querystring: FeedbackQuery,
        response: { 200: FeedbackAnswer, ...refusals(400, 404) },
      },
    },
    async ({ params, query }) => {
      const paging = { page: query.page ?? 1, count: query.count ?? 100 };
      const { rows, stars, total } = await getFeedback(db, { ...params, ...paging, courseId: query.courseId });
      const answer = paged({ results: rows.map(presentOpinion), total, capped: false }, paging);
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
        summary: 'What one said oneself about a trainer',
        params: TrainerParams,
        response: { 200: Results(Type.Array(OwnFeedbackWire)), ...refusals(400, 401, 404) },
      },
    },
    async (request) => results((await getOwnFeedback(db, userOf(request), request.params.trainerId)).map(presentOwn)),
  );

  app.delete(
    '/api/feedback/:id',
    {
      onRequest: requireUser,
      schema: {
        tags,
        security,
        operationId: 'deleteFeedback',
        summary: "Take one's own feedback back",
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await deleteFeedback(db, actorOf(request), request.params.id);
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
      await hideFeedback(db, actorOf(request), request.params.id, request.body.hidden);
      app.anonymousCache.clear();
      return done();
    },
  );
};
