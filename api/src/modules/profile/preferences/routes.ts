import { Type } from 'typebox';
import type { ApiModule } from '../../../api-module';
import { requireUser, userOf } from '../../../plugins/authentication';
import { oneSpelling } from '../../../spellings';
import { Done, done, IdParams, Results, refusals, results } from '../../../wire';
import { presentGoal, presentInterest, presentSearch } from '../details/present';
import {
  GoalBody,
  GoalWire,
  goalSpellings,
  InterestsBody,
  InterestWire,
  interestSpellings,
  PreferredBody,
  PreferredQuery,
  PreferredWire,
  preferredSpellings,
  SavedSearchBody,
  SavedSearchWire,
} from '../details/schema';
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
} from './service';

const documented = { tags: ['profile'], security: [{ token: [] }] };
const onRequest = requireUser;

/** What a learner wants: a goal, interests, a batch, and searches to come back to. */
export const preferenceRoutes: ApiModule = async (app, { services: { db } }) => {
  app.patch(
    '/dashboard/AddUpdateLearningGoalUser',
    {
      onRequest,
      preValidation: oneSpelling(goalSpellings),
      schema: {
        ...documented,
        operationId: 'saveLearningGoal',
        summary: 'Set a learning goal',
        body: GoalBody,
        response: { 200: Results(GoalWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const person = userOf(request);
      return results(presentGoal(person.id, await saveLearningGoal(db, person, request.body)));
    },
  );

  app.get(
    '/dashboard/GetLearningGoalViaId/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getLearningGoal',
        summary: "A person's own learning goal",
        params: IdParams,
        response: { 200: Results(GoalWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { id } = request.params;
      return results(presentGoal(id, await getLearningGoal(db, userOf(request), id)));
    },
  );

  app.get(
    '/user-interests/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getInterests',
        summary: 'Fields that a person is interested in',
        params: IdParams,
        response: { 200: Results(Type.Array(InterestWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => results((await getInterests(db, userOf(request), request.params.id)).map(presentInterest)),
  );

  app.post(
    '/user-interests/save',
    {
      onRequest,
      preValidation: oneSpelling(interestSpellings),
      schema: {
        ...documented,
        operationId: 'saveInterests',
        summary: 'Choose fields of interest',
        body: InterestsBody,
        response: { 200: Results(Type.Array(InterestWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { user_id, interests } = request.body;
      const chosen = interests.map(({ category_id, sub_category_id }) => ({
        categoryId: category_id,
        subcategoryId: sub_category_id ?? null,
      }));
      return results((await saveInterests(db, userOf(request), user_id, chosen)).map(presentInterest));
    },
  );

  app.post(
    '/preferred-batch',
    {
      onRequest,
      preValidation: oneSpelling(preferredSpellings),
      schema: {
        ...documented,
        operationId: 'choosePreferredBatch',
        summary: 'Note which batch of a course a person prefers',
        body: PreferredBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await choosePreferredBatch(db, userOf(request), request.body);
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
        summary: 'Which batch of a course a person prefers',
        querystring: PreferredQuery,
        response: { 200: Results(PreferredWire), ...refusals(400, 401) },
      },
    },
    async (request) => {
      const { courseId } = request.query;
      const batchId = await getPreferredBatch(db, userOf(request), courseId);
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
        summary: "A person's saved searches",
        response: { 200: Results(Type.Array(SavedSearchWire)), ...refusals(401) },
      },
    },
    async (request) => results((await getSavedSearches(db, userOf(request))).map(presentSearch)),
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
    async (request) => results(presentSearch(await saveSearch(db, userOf(request), request.body))),
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
      await deleteSearch(db, userOf(request), request.params.id);
      return done();
    },
  );
};
