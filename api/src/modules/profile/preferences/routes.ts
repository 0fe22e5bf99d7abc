import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { answerSave } from '../../../platform/http/edit-conflict';
import { operations } from '../../../platform/http/operation';
import { done, IdParams } from '../../../platform/http/wire';
import { presentGoal, presentInterests } from './present';
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

/** A learner's goal, interests, preferred batches and saved searches. */
export const preferenceRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'profile');
  operation('saveLearningGoal', 'PATCH /dashboard/AddUpdateLearningGoalUser', {
    summary: 'Set a learning goal',
    caller: 'user',
    spellings: goalSpellings,
    body: GoalBody,
    answer: GoalWire,
    refuses: [403],
    conflict: GoalWire,
    handler: ({ context, body }) =>
      answerSave(saveLearningGoal(context, body), (goal) => presentGoal(context.principal.id, goal)),
  });

  operation('getLearningGoal', 'GET /dashboard/GetLearningGoalViaId/:id', {
    summary: "The user's learning goal",
    caller: 'user',
    params: IdParams,
    answer: GoalWire,
    refuses: [403],
    mayBeMissing: false,
    handler: async ({ context, params }) => {
      const { id: userId } = params;
      return presentGoal(userId, await getLearningGoal(context, { userId }));
    },
  });

  operation('getInterests', 'GET /user-interests/:id', {
    summary: 'Categories that a user is interested in',
    caller: 'user',
    params: IdParams,
    responses: { 200: InterestsAnswer },
    refuses: [403],
    mayBeMissing: false,
    handler: async ({ context, params }) => {
      const rows = await getInterests(context, { userId: params.id });
      return { ...done(), data: presentInterests(rows) };
    },
  });

  operation('saveInterests', 'POST /user-interests/save', {
    summary: 'Choose categories of interest',
    caller: 'user',
    spellings: interestSpellings,
    body: InterestsBody,
    responses: { 200: InterestsAnswer },
    refuses: [403],
    conflict: InterestsWire,
    handler: async ({ context, body }) => {
      const { userId, version } = body;
      const interests = body.interests.map(({ categoryId, subcategoryId = null }) => ({ categoryId, subcategoryId }));
      const save = saveInterests(context, { userId, interests, version });
      return { ...done(), data: await answerSave(save, presentInterests) };
    },
  });

  operation('choosePreferredBatch', 'POST /preferred-batch', {
    summary: 'Store the preferred batch of a course',
    caller: 'user',
    spellings: preferredSpellings,
    body: PreferredBody,
    refuses: [403, 404],
    handler: ({ context, body }) => choosePreferredBatch(context, body),
  });

  operation('getPreferredBatch', 'GET /preferred-batch', {
    summary: 'The preferred batch of a course',
    caller: 'user',
    query: PreferredQuery,
    answer: PreferredWire,
    handler: async ({ context, query }) => {
      const { courseId } = query;
      const batchId = await getPreferredBatch(context, { courseId });
      return { courseId, batchId };
    },
  });

  operation('getSavedSearches', 'GET /saved-searches', {
    summary: "The user's saved searches",
    caller: 'user',
    answer: Type.Array(SavedSearchWire),
    handler: ({ context }) => getSavedSearches(context),
  });

  operation('saveSearch', 'POST /saved-searches', {
    summary: 'Save a search under a name',
    caller: 'user',
    body: SavedSearchBody,
    answer: SavedSearchWire,
    refuses: [409],
    handler: ({ context, body }) => saveSearch(context, body),
  });

  operation('updateSearch', 'PATCH /saved-searches/:id', {
    summary: 'Change how often the user hears of new courses that match',
    caller: 'user',
    params: IdParams,
    body: DigestBody,
    answer: SavedSearchWire,
    refuses: [403],
    handler: ({ context, params, body }) => updateSearch(context, { ...params, ...body }),
  });

  operation('deleteSearch', 'DELETE /saved-searches/:id', {
    summary: 'Delete a saved search',
    caller: 'user',
    params: IdParams,
    refuses: [403],
    handler: ({ context, params }) => deleteSearch(context, params),
  });
};
