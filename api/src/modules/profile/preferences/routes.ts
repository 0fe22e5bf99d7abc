import { Type } from 'typebox';
import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { answerSave } from '../../../platform/http/edit-conflict';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { conflictWith, Done, done, IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { presentGoal, presentInterests, presentSearch } from './present';
import {
  DigestBody,
  GoalBody,
  GoalWire,
  goalSpellings,
  InterestsAnswer,
  InterestsBody,
  InterestsWire,
  interestSpellings,
  PreferredBody,
  PreferredQuery,
  PreferredWire,
  preferredSpellings,
  SavedSearchBody,
  SavedSearchWire,
} from './schema';
import {
  choosePreferredBatch,
  deleteSearch,
  getInterests,
  getLearningGoal,
  getPreferredBatch,
  getSavedSearches,
  saveInterests,
  saveLearningGoal,
  saveSearch,
  updateSearch,
} from './service';

const documented = { tags: ['profile'], security: [{ token: [] }] };
const onRequest = requireUser;

/** A learner's goal, interests, preferred batches and saved searches. */
export const preferenceRoutes: ApiModule = async (app) => {
  app.patch(
    '/dashboard/AddUpdateLearningGoalUser',
    {
      onRequest,
      preValidation: resolveAliases(goalSpellings),
      schema: {
        ...documented,
        operationId: 'saveLearningGoal',
        summary: 'Set a learning goal',
        body: GoalBody,
        response: { 200: Results(GoalWire), ...refusals(400, 401, 403), ...conflictWith(GoalWire) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      return answerSave(saveLearningGoal(context, request.body), (goal) => presentGoal(context.principal.id, goal));
    },
  );

  app.get(
    '/dashboard/GetLearningGoalViaId/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getLearningGoal',
        summary: "The user's learning goal",
        params: IdParams,
        response: { 200: Results(GoalWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { id: userId } = request.params;
      return results(presentGoal(userId, await getLearningGoal(userContextOf(request), { userId })));
    },
  );

  app.get(
    '/user-interests/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getInterests',
        summary: 'Categories that a user is interested in',
        params: IdParams,
        response: { 200: InterestsAnswer, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const rows = await getInterests(userContextOf(request), { userId: request.params.id });
      return { ...done(), data: presentInterests(rows) };
    },
  );

  app.post(
    '/user-interests/save',
    {
      onRequest,
      preValidation: resolveAliases(interestSpellings),
      schema: {
        ...documented,
        operationId: 'saveInterests',
        summary: 'Choose categories of interest',
        body: InterestsBody,
        response: { 200: InterestsAnswer, ...refusals(400, 401, 403), ...conflictWith(InterestsWire) },
      },
    },
    async (request) => {
      const { user_id: userId, ...body } = request.body;
      const interests = body.interests.map(({ category_id, sub_category_id }) => ({
        categoryId: category_id,
        subcategoryId: sub_category_id ?? null,
      }));
      const save = saveInterests(userContextOf(request), { ...body, userId, interests });
      const { data } = await answerSave(save, presentInterests);
      return { ...done(), data: data.results };
    },
  );

  app.post(
    '/preferred-batch',
    {
      onRequest,
      preValidation: resolveAliases(preferredSpellings),
      schema: {
        ...documented,
        operationId: 'choosePreferredBatch',
        summary: 'Store the preferred batch of a course',
        body: PreferredBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await choosePreferredBatch(userContextOf(request), request.body);
      return done();
    },
  );

  app.get(
    '/preferred-batch',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getPreferredBatch',
        summary: 'The preferred batch of a course',
        querystring: PreferredQuery,
        response: { 200: Results(PreferredWire), ...refusals(400, 401) },
      },
    },
    async (request) => {
      const { courseId } = request.query;
      const batchId = await getPreferredBatch(userContextOf(request), { courseId });
      return results({ course_id: courseId, batch_id: batchId });
    },
  );

  app.get(
    '/saved-searches',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getSavedSearches',
        summary: "The user's saved searches",
        response: { 200: Results(Type.Array(SavedSearchWire)), ...refusals(401) },
      },
    },
    async (request) => results(eachPresented(request, await getSavedSearches(userContextOf(request)), presentSearch)),
  );

  app.post(
    '/saved-searches',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'saveSearch',
        summary: 'Save a search under a name',
        body: SavedSearchBody,
        response: { 200: Results(SavedSearchWire), ...refusals(400, 401, 409) },
      },
    },
    async (request) => results(presentSearch(await saveSearch(userContextOf(request), request.body))),
  );

  app.patch(
    '/saved-searches/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'updateSearch',
        summary: 'Change how often the user hears of new courses that match',
        params: IdParams,
        body: DigestBody,
        response: { 200: Results(SavedSearchWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      return results(presentSearch(await updateSearch(userContextOf(request), { id, ...request.body })));
    },
  );

  app.delete(
    '/saved-searches/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'deleteSearch',
        summary: 'Delete a saved search',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await deleteSearch(userContextOf(request), request.params);
      return done();
    },
  );
};
