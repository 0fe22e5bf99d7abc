import * as limits from '@kaksha/domain/limits';
import { experienceLevels, trainerSorts } from '@kaksha/domain/trainer-query';
import { type Static, Type } from 'typebox';
import { editorsVersion } from '../../platform/http/edit-conflict';
import { nullable, oneOf, RatingWire } from '../../platform/http/wire';
import { PictureSourcesWire } from '../../platform/media/wire';

export const TrainerWire = Type.Object(
  {
    id: Type.Integer(),
    trainerId: Type.Integer(),
    kind: oneOf(['individual', 'institute']),
    name: Type.String(),
    instituteName: nullable(Type.String()),
    headline: Type.String(),
    about: Type.String(),
    location: Type.String(),
    experienceYears: Type.Integer({ description: 'Years' }),
    photo: nullable(Type.String()),
    photoSources: nullable(PictureSourcesWire),
    rating: nullable(RatingWire),
    courseCount: Type.Integer(),
    isVerified: Type.Boolean({ description: 'Whether the platform checked documents that show who it is' }),
    categories: Type.Array(Type.String(), { description: 'Categories taught, most courses first' }),
    nextBatch: nullable(Type.Object({ startDate: Type.String(), courseId: Type.Integer(), courseName: Type.String() })),
  },
  { title: 'Trainer' },
);

const restricted = (description: string) => Type.Optional(nullable(Type.String({ description })));

/** A trainer by id. The optional fields are present for the trainer and admins. */
export const BasicDetailsWire = Type.Object(
  {
    ...TrainerWire.properties,
    instituteLogo: nullable(Type.String()),
    ownerName: nullable(Type.String({ description: 'Owner of an institute' })),
    trainingType: nullable(Type.String({ description: 'Online, Classroom, Online and classroom or Corporate' })),
    emailId: Type.Optional(Type.String({ description: 'For the trainer and admins' })),
    contactNo: restricted('For the trainer and admins'),
    version: editorsVersion,
  },
  { title: 'BasicDetails' },
);

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
