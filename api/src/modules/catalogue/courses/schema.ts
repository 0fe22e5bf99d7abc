import {
  batchStates,
  courseStatuses,
  coverMotifs,
  currencies,
  type DayCode,
  dayCodes,
  dayParts,
  deliveryModes,
  difficultyLevels,
  sessionActions,
  timeZoneCodes,
} from '@kaksha/domain/catalogue';
import { type Static, Type } from 'typebox';
import { editorsVersion } from '../../../platform/http/edit-conflict';
import { moment, nullable, oneOf, RatingWire } from '../../../platform/http/wire';
import { PictureSourcesWire } from '../../../platform/media/wire';
import { TrainerWire } from '../../trainers/schema';

const day = (description: string) => nullable(Type.String({ description: `${description}, YYYY-MM-DD` }));

export const SessionChangeWire = Type.Object(
  {
    date: Type.String({ description: 'Day of the session in the timetable, YYYY-MM-DD' }),
    action: oneOf(sessionActions),
    starts_at: nullable(Type.String({ description: 'New start in the time zone of the batch, YYYY-MM-DDTHH:MM' })),
    reason: Type.String(),
  },
  { title: 'SessionChange' },
);

export const BatchWire = Type.Object(
  {
    id: Type.Integer(),
    courseId: Type.Integer(),
    trainerId: Type.Integer(),
    day_of_week: Type.Unsafe<DayCode>({
      type: 'integer',
      enum: [...dayCodes],
      description: '1, 9 weekdays; 2, 8 weekends; 3 any day; 10 every day',
    }),
    weekdays: nullable(
      Type.Array(Type.Integer(), { description: 'Class days that no code names, 1 (Monday) to 7; else null' }),
    ),
    start_date: Type.String(),
    end_date: day('Last day'),
    duration: Type.String({ description: 'Free text such as 2 hours' }),
    time_from: Type.String({ description: 'HH:MM on a 24-hour clock, in the time zone' }),
    time_to: nullable(Type.String()),
    TimeFromType: oneOf(['AM', 'PM']),
    TimeToType: nullable(oneOf(['AM', 'PM'])),
    timezone: oneOf(timeZoneCodes),
    timePart: oneOf(dayParts),
    mode: oneOf(deliveryModes),
    area: nullable(Type.String()),
    address: Type.Optional(Type.String({ description: 'Street address of the classroom; left out of course cards' })),
    trainer_name: Type.String(),
    seats: nullable(Type.Integer({ description: 'Null is unlimited' })),
    seats_left: nullable(Type.Integer({ description: 'Neither taken nor held; 0 is full, null is unlimited' })),
    waiting: Type.Integer({ description: 'Learners on the waiting list' }),
    status: Type.Boolean({ description: 'Whether it is open for enrolment' }),
    state: oneOf(batchStates),
    session_changes: Type.Array(SessionChangeWire),
    version: editorsVersion,
  },
  { title: 'Batch' },
);

/** Lists for visitors leave out the batches that are switched off. */
export const OpenBatchWire = Type.Object(
  {
    ...BatchWire.properties,
    status: Type.Unsafe<boolean>({ type: 'boolean', enum: [true] }),
  },
  { title: 'OpenBatch' },
);

export const ActivityWire = Type.Object(
  {
    enrolled: Type.Integer(),
    contacted: Type.Integer(),
    viewcourse: Type.Integer(),
  },
  { title: 'ActivityCount' },
);

const courseFields = {
  id: Type.Integer(),
  trainer_id: Type.Integer(),
  slug: Type.String(),
  course_name: Type.String(),
  description: Type.String(),
  category: nullable(Type.String({ description: 'Display name; null in an unfinished draft' })),
  category_id: nullable(Type.Integer()),
  category_name: nullable(Type.String({ description: 'Machine name' })),
  category_motif: nullable(oneOf(coverMotifs)),
  sub_category: nullable(Type.String()),
  sub_category_id: nullable(Type.Integer()),
  difficulty_level: oneOf(difficultyLevels),
  language: Type.String(),
  language_id: Type.Integer(),
  mode: oneOf(deliveryModes),
  course_mode: oneOf(deliveryModes),
  timing_modes: Type.Array(oneOf(deliveryModes), { description: 'Modes of its batches' }),
  trainer_name: Type.String(),
  trainer_rating: nullable(RatingWire),
  trainer_photo: nullable(Type.String()),
  trainer_photo_sources: nullable(PictureSourcesWire),
  location: Type.String({ description: 'City of the trainer, where classroom batches meet' }),
  distance_km: Type.Optional(nullable(Type.Integer({ description: 'From the place searched for; null unless known' }))),
  rating: nullable(RatingWire),
  thumbnail: nullable(Type.String({ description: 'URL of the widest file' })),
  thumbnail_sources: nullable(PictureSourcesWire),
  fee: nullable(Type.Number({ description: 'Rupees; null is on request, 0 is free' })),
  fee_usd: nullable(Type.Number({ description: 'Dollars' })),
  discount: Type.Number({ description: 'Per cent off each fee' }),
  duration: Type.String({ description: "The first batch's, free text; empty without a batch" }),
  start_date: day('First day of the next batch, else of the last'),
  batches: Type.Array(BatchWire, { description: "Open ones; all of them in the trainer's own answers" }),
  is_demo: Type.Boolean({ description: 'A class that shows how the trainer teaches' }),
  course_status: oneOf(courseStatuses),
  is_active: Type.Boolean(),
  stage: Type.Integer({ description: 'Highest wizard stage reached, 0 to 5' }),
  contact_no: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
  email_id: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
  trainer_contact: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
  trainer_email: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
  trainer_chat: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
};

/** Who created and last changed a course; for its trainer and admins. */
const editorFields = {
  created_by: Type.Optional(nullable(Type.Integer({ description: 'User id; for its trainer and admins' }))),
  modified_by: Type.Optional(nullable(Type.Integer({ description: 'User id; for its trainer and admins' }))),
};

export const CourseWire = Type.Object({ ...courseFields, batches: Type.Array(OpenBatchWire) }, { title: 'Course' });

export const ContentWire = Type.Object(
  {
    id: Type.Integer(),
    type: Type.String(),
    text: Type.String({ description: 'Comma list' }),
    isLive: Type.Boolean(),
    version: editorsVersion,
  },
  { title: 'Content' },
);

export const ModuleWire = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    topics: Type.String({ description: 'Comma list' }),
    handsOn: Type.String({ description: 'Comma list' }),
    skills: Type.String({ description: 'Comma list' }),
    version: editorsVersion,
  },
  { title: 'Module' },
);

/** A course in a trainer's list. */
export const OwnCourseWire = Type.Object(
  {
    ...courseFields,
    ...editorFields,
    timings: Type.Array(BatchWire),
    contents: Type.Array(ContentWire),
    curriculums: Type.Array(ModuleWire),
    activitycount: Type.Optional(ActivityWire),
  },
  { title: 'OwnCourse' },
);

export const ReviewWire = Type.Object(
  {
    id: Type.Integer(),
    authorName: Type.String(),
    stars: Type.Integer(),
    text: Type.String(),
    createdAt: moment({}),
  },
  { title: 'Review' },
);

export const CourseDetailsWire = Type.Object(
  {
    ...courseFields,
    ...editorFields,
    prerequisites: Type.String(),
    objectives: Type.String(),
    video_url: nullable(Type.String()),
    has_chat: Type.Boolean({ description: 'Whether a caller who counts a chat receives trainer_chat' }),
    timings: Type.Array(BatchWire),
    contents: Type.Array(ContentWire),
    curriculums: Type.Array(ModuleWire),
    trainer: TrainerWire,
    reviews: Type.Array(ReviewWire),
    payment_currencies: nullable(
      Type.Array(oneOf(currencies), { description: 'Currencies in which the trainer takes payments; null for any' }),
    ),
    activitycount: Type.Optional(ActivityWire),
    learners_only: Type.Optional(
      Type.Boolean({ description: 'The course is not offered any more; the caller sees it because of a seat' }),
    ),
    version: Type.Optional(Type.Integer({ description: "For the course's trainer and admins; every save raises it" })),
  },
  { title: 'CourseDetails' },
);

export type CourseWire = Static<typeof CourseWire>;
export type OwnCourseWire = Static<typeof OwnCourseWire>;
export type CourseDetailsWire = Static<typeof CourseDetailsWire>;
export type BatchWire = Static<typeof BatchWire>;
