import * as limits from '@kaksha/domain/limits';
import { experienceLevels, trainerSorts } from '@kaksha/domain/trainer-query';
import { type Static, Type } from 'typebox';
import { editorsVersion } from '../../platform/http/edit-conflict';
import { nullable, oneOf, RatingWire } from '../../platform/http/wire';
import { PictureSourcesWire } from '../../platform/media/wire';

export const TrainerWire = Type.Object(
  {
    id: Type.Integer(),
    trainer_id: Type.Integer(),
    type: oneOf(['individual', 'institute']),
    name: Type.String(),
    institute_name: nullable(Type.String()),
    headline: Type.String(),
    about_us: Type.String(),
    location: Type.String(),
    experience: Type.Integer({ description: 'Years' }),
    photo: nullable(Type.String()),
    photo_sources: nullable(PictureSourcesWire),
    rating: nullable(RatingWire),
    course_count: Type.Integer(),
    categories: Type.Array(Type.String(), { description: 'Categories taught, most courses first' }),
    next_batch: nullable(
      Type.Object({ start_date: Type.String(), course_id: Type.Integer(), course_name: Type.String() }),
    ),
  },
  { title: 'Trainer' },
);

export type TrainerWire = Static<typeof TrainerWire>;

const restricted = (description: string) => Type.Optional(nullable(Type.String({ description })));

/** A trainer by id. The optional fields are present for the trainer and admins. */
export const BasicDetailsWire = Type.Object(
  {
    ...TrainerWire.properties,
    institute_logo: nullable(Type.String()),
    owner_name: nullable(Type.String({ description: 'Owner of an institute' })),
    training_type: nullable(Type.String({ description: 'Online, Classroom, Online and classroom or Corporate' })),
    email_id: Type.Optional(Type.String({ description: 'For the trainer and admins' })),
    contact_no: restricted('For the trainer and admins'),
    version: editorsVersion,
  },
  { title: 'BasicDetails' },
);
export type BasicDetailsWire = Static<typeof BasicDetailsWire>;

export const TrainersQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Trainers a page; 10 by default' })),
  courseCountGt: Type.Optional(
    Type.Integer({ minimum: -1, maximum: 1_000_000, description: 'With more public courses than this; 0 by default' }),
  ),
  search: Type.Optional(
    Type.String({ maxLength: limits.searchTextMax, description: 'Words of the name, the headline or a public course' }),
  ),
  location: Type.Optional(Type.String({ maxLength: limits.searchTextMax, description: 'Part of the location' })),
  experienceLevel: Type.Optional(oneOf(experienceLevels, 'Years of experience')),
  sortBy: Type.Optional(oneOf(trainerSorts, 'Best rated first by default')),
});
export type TrainersQuery = Static<typeof TrainersQuery>;

/** `next` and `previous` are the URLs of the neighbouring pages, or null. */
export const TrainersAnswer = Type.Object({
  success: Type.Literal(true),
  status: Type.Literal('success'),
  data: Type.Object({
    results: Type.Array(TrainerWire),
    count: Type.Integer(),
    capped: Type.Boolean(),
    total_pages: Type.Integer(),
    current_page: Type.Integer(),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
  }),
});
