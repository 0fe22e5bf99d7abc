import { reviewRefusals } from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, moment, nullable, oneOf, Paged, RatingWire } from '../../platform/http/wire';

export const feedbackSpellings = {
  trainerId: ['trainer_id', 'TrainerId'],
  courseId: ['course_id', 'CourseId'],
  userId: ['user_id', 'UserId'],
  rating: ['Rating', 'stars', 'Stars'],
  comment: ['Comment', 'feedback', 'Feedback', 'message', 'text'],
} as const;

export const FeedbackBody = Type.Object({
  trainerId: Type.Optional(nullable(Id)),
  courseId: Type.Optional(nullable(Id)),
  userId: Type.Optional(Id),
  stars: Type.Integer({ title: 'Rating', minimum: 1, maximum: 5, description: 'Stars, 1 to 5' }),
  text: Type.Optional(Type.String({ title: 'Comment', maxLength: limits.feedbackMax })),
  version: versionField,
});
export type FeedbackBody = Static<typeof FeedbackBody>;

export const TrainerParams = Type.Object({ trainerId: Id });
export const CourseParams = Type.Object({ courseId: Id });

export const AnswerBody = Type.Object({
  answer: Type.String({ title: 'Answer', maxLength: limits.reviews.answerMax, description: 'Empty: removes it' }),
  version: versionField,
});

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Entries a page; 100 by default' })),
};
export const PageQuery = Type.Object(paging);
export const FeedbackQuery = Type.Object({ courseId: Type.Optional(Id), ...paging });

export const HideBody = Type.Object({ hidden: Type.Boolean() });

export const FeedbackWire = Type.Object(
  {
    id: Type.Integer(),
    userName: Type.String(),
    stars: Type.Integer(),
    text: Type.String(),
    courseId: nullable(Type.Integer()),
    courseName: nullable(Type.String()),
    trainerId: Type.Integer(),
    trainerName: Type.String(),
    answer: nullable(Type.String({ description: 'Public answer of the trainer' })),
    answeredAt: nullable(moment({})),
    createdAt: moment({ description: 'ISO 8601, UTC' }),
    updatedAt: moment({}),
    version: recordVersion,
    answerVersion: Type.Integer({
      description: 'Changes with the answer; a save of the answer sends it as `version`',
    }),
  },
  { title: 'Feedback' },
);

const page = Paged(FeedbackWire);

export const FeedbackAnswer = Type.Object({
  ...page.properties,
  data: Type.Object({
    ...page.properties.data.properties,
    rating: nullable(RatingWire),
    stars: Type.Array(Type.Integer(), { description: 'Counts of 1 star, 2 stars, … 5 stars' }),
  }),
});

/** A course that the caller may rate, with the caller's feedback; `rating` is null before the first one. */
export const OwnFeedbackWire = Type.Object(
  {
    id: nullable(Type.Integer()),
    courseId: Type.Integer(),
    courseName: Type.String(),
    stars: nullable(Type.Integer()),
    text: Type.String(),
    updatedAt: nullable(moment({})),
    refusal: nullable(oneOf(reviewRefusals, 'Why the caller cannot review the course')),
    opensAt: nullable(moment({ description: 'When the first class ends, with no-class-yet' })),
    version: recordVersion,
  },
  { title: 'OwnFeedback' },
);
