import * as limits from '@kaksha/domain/limits';
import { digests } from '@kaksha/domain/saved-search';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../../platform/http/edit-conflict';
import { Done, Id, moment, nullable, oneOf } from '../../../platform/http/wire';

export const goalSpellings = {
  user_id: ['userId', 'UserId'],
  learning_goal: ['learningGoal', 'LearningGoal', 'goal', 'Goal'],
  hours_per_week: ['hoursPerWeek', 'HoursPerWeek'],
  target_date: ['targetDate', 'TargetDate'],
} as const;

export const GoalBody = Type.Object({
  userId: Type.Optional(Id),
  goal: Type.String({ title: 'Learning goal', maxLength: 5000 }),
  hoursPerWeek: Type.Optional(nullable(Type.Number({ title: 'Hours per week' }))),
  targetDate: Type.Optional(nullable(Type.String({ title: 'Target date', maxLength: 30 }))),
  version: versionField,
});
export type GoalBody = Static<typeof GoalBody>;

export const GoalWire = Type.Object(
  {
    userId: Type.Integer(),
    goal: Type.String({ description: 'Empty when not set' }),
    hoursPerWeek: nullable(Type.Integer()),
    targetDate: nullable(Type.String({ description: 'YYYY-MM-DD' })),
    updatedAt: nullable(moment({ description: 'ISO 8601, UTC' })),
    version: recordVersion,
  },
  { title: 'LearningGoal' },
);

export const interestSpellings = { user_id: ['userId', 'UserId'], interests: ['Interests'] } as const;

export const InterestsBody = Type.Object({
  userId: Type.Optional(Id),
  interests: Type.Array(Type.Object({ categoryId: Id, subcategoryId: Type.Optional(nullable(Id)) }), {
    title: 'Interests',
    maxItems: limits.profile.interests,
    description: 'The complete list; it replaces the stored one',
  }),
  version: versionField,
});

export const InterestWire = Type.Object(
  {
    categoryId: Type.Integer(),
    category: Type.String(),
    subcategoryId: nullable(Type.Integer()),
    subcategory: nullable(Type.String()),
  },
  { title: 'Interest' },
);

/** `data` of the answers: the version stands beside the list. */
export const InterestsWire = Type.Object(
  { results: Type.Array(InterestWire), version: recordVersion },
  { title: 'Interests' },
);
export const InterestsAnswer = Type.Object({ ...Done.properties, data: InterestsWire });

export const preferredSpellings = {
  courseId: ['course_id', 'CourseId'],
  batchId: ['batch_id', 'BatchId', 'timingId', 'timing_id'],
  userId: ['user_id', 'UserId'],
} as const;

export const PreferredBody = Type.Object({ courseId: Id, batchId: Id, userId: Type.Optional(Id) });
export const PreferredQuery = Type.Object({ courseId: Id });
export const PreferredWire = Type.Object(
  { courseId: Type.Integer(), batchId: nullable(Type.Integer()) },
  { title: 'PreferredBatch' },
);

const parameter = Type.String({ maxLength: limits.searchTextMax });

const Digest = oneOf(digests, 'How often the user is notified about new courses that match; daily by default');

export const SavedSearchBody = Type.Object({
  name: Type.String({ title: 'Name', maxLength: 500 }),
  query: Type.Record(Type.String({ maxLength: 50 }), Type.Union([parameter, Type.Array(parameter, { maxItems: 20 })]), {
    title: 'Search',
    maxProperties: 30,
    description: 'The query parameters of the search page',
  }),
  digest: Type.Optional(Digest),
});

export const DigestBody = Type.Object({ digest: Digest });

export const SavedSearchWire = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    query: Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())])),
    digest: Digest,
    createdAt: moment({ description: 'ISO 8601, UTC' }),
  },
  { title: 'SavedSearch' },
);
