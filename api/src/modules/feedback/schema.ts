import { reviewRefusals } from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, nullable, oneOf, Paged, RatingWire } from '../../platform/http/wire';

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
  rating: Type.Integer({ title: 'Rating', minimum: 1, maximum: 5, description: 'Stars, 1 to 5' }),
  comment: Type.Optional(Type.String({ title: 'Comment', maxLength: limits.feedbackMax })),
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
    user_name: Type.String(),
    rating: Type.Integer(),
    comment: Type.String(),
    course_id: nullable(Type.Integer()),
    course_name: nullable(Type.String()),
    trainer_id: Type.Integer(),
    trainer_name: Type.String(),
    answer: nullable(Type.String({ description: 'Public answer of the trainer' })),
    answered_at: nullable(Type.String()),
    created_at: Type.String({ description: 'ISO 8601, UTC' }),
    updated_at: Type.String(),
    version: recordVersion,
    answer_version: Type.Integer({
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
    course_id: Type.Integer(),
    course_name: Type.String(),
    rating: nullable(Type.Integer()),
    comment: Type.String(),
    updated_at: nullable(Type.String()),
    refusal: nullable(oneOf(reviewRefusals, 'Why the caller cannot review the course')),
    opens_at: nullable(Type.String({ description: 'When the first class ends, with no-class-yet' })),
    version: recordVersion,
  },
  { title: 'OwnFeedback' },
);
