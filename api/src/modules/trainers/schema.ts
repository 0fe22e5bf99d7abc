import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../../wire/envelope';
import { PictureSourcesWire } from '../../wire/picture';
import { RatingWire } from '../../wire/rating';

export const TrainerWire = Type.Object({
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
});

export type TrainerWire = Static<typeof TrainerWire>;
