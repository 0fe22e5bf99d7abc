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
  meetingKinds,
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
    day: Type.String({ description: 'Day of the session in the timetable, YYYY-MM-DD' }),
    action: oneOf(sessionActions),
    startsAt: nullable(Type.String({ description: 'New start in the time zone of the batch, YYYY-MM-DDTHH:MM' })),
    reason: Type.String(),
  },
  { title: 'SessionChange' },
);

export const BatchWire = Type.Object(
  {
    id: Type.Integer(),
    courseId: Type.Integer(),
    trainerId: Type.Integer(),
    dayOfWeek: Type.Unsafe<DayCode>({
      type: 'integer',
      enum: [...dayCodes],
      description: '1, 9 weekdays; 2, 8 weekends; 3 any day; 10 every day',
    }),
    weekdays: nullable(
      Type.Unsafe<readonly number[]>(
        Type.Array(Type.Integer(), { description: 'Class days that no code names, 1 (Monday) to 7; else null' }),
      ),
    ),
    startDate: Type.String(),
    endDate: day('Last day'),
    duration: Type.String({ description: 'Free text such as 2 hours' }),
    startTime: Type.String({ description: 'HH:MM on a 24-hour clock, in the time zone' }),
    endTime: nullable(Type.String()),
    TimeFromType: oneOf(['AM', 'PM']),
    TimeToType: nullable(oneOf(['AM', 'PM'])),
    timeZone: oneOf(timeZoneCodes),
    timePart: oneOf(dayParts),
    mode: oneOf(deliveryModes),
    area: nullable(Type.String()),
    address: Type.Optional(Type.String({ description: 'Street address of the classroom; left out of course cards' })),
    trainerName: Type.String(),
    seats: nullable(Type.Integer({ description: 'Null is unlimited' })),
    seatsLeft: nullable(Type.Integer({ description: 'Neither taken nor held; 0 is full, null is unlimited' })),
    waiting: Type.Integer({ description: 'Learners on the waiting list' }),
    active: Type.Boolean({ description: 'Whether it is open for enrolment' }),
    state: oneOf(batchStates),
    sessionChanges: Type.Array(SessionChangeWire),
    learners: Type.Optional(Type.Integer({ description: 'Those with a seat; only for the trainer' })),
    meeting: Type.Optional(
      oneOf(meetingKinds, 'How its classes can be joined online, without the link; only for the trainer'),
    ),
    version: editorsVersion,
  },
  { title: 'Batch' },
);

/** Lists for visitors leave out the batches that are switched off. */
export const OpenBatchWire = Type.Object(
  {
    ...BatchWire.properties,
    active: Type.Unsafe<boolean>({ type: 'boolean', enum: [true] }),
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
  trainerId: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  category: nullable(Type.String({ description: 'Display name; null in an unfinished draft' })),
  categoryId: nullable(Type.Integer()),
  categoryName: nullable(Type.String({ description: 'Machine name' })),
  categoryMotif: nullable(oneOf(coverMotifs)),
  subcategory: nullable(Type.String()),
  subcategoryId: nullable(Type.Integer()),
  difficulty: oneOf(difficultyLevels),
  language: Type.String(),
  languageId: Type.Integer(),
  mode: oneOf(deliveryModes),
  courseMode: oneOf(deliveryModes),
  timingModes: Type.Array(oneOf(deliveryModes), { description: 'Modes of its batches' }),
  trainerName: Type.String(),
  trainerRating: nullable(RatingWire),
  trainerPhoto: nullable(Type.String()),
  trainerPhotoSources: nullable(PictureSourcesWire),
  location: Type.String({ description: 'City of the trainer, where classroom batches meet' }),
  distanceKm: Type.Optional(nullable(Type.Integer({ description: 'From the place searched for; null unless known' }))),
  rating: nullable(RatingWire),
  thumbnail: nullable(Type.String({ description: 'URL of the widest file' })),
  thumbnailSources: nullable(PictureSourcesWire),
  feeInr: nullable(Type.Number({ description: 'Rupees; null is on request, 0 is free' })),
  feeUsd: nullable(Type.Number({ description: 'Dollars' })),
  discount: Type.Number({ description: 'Per cent off each fee' }),
  duration: Type.String({ description: "The first batch's, free text; empty without a batch" }),
  startDate: day('First day of the next batch, else of the last'),
  batches: Type.Array(BatchWire, { description: "Open ones; all of them in the trainer's own answers" }),
  isDemo: Type.Boolean({ description: 'A class that shows how the trainer teaches' }),
  status: oneOf(courseStatuses),
  isActive: Type.Boolean(),
  stage: Type.Integer({ description: 'Highest wizard stage reached, 0 to 5' }),
  contactNo: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
  emailId: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
  trainerContact: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
  trainerEmail: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
  chatUrl: nullable(Type.String({ description: 'Null unless the caller contacted the trainer' })),
};

/** Who created and last changed a course; for its trainer and admins. */
const editorFields = {
  createdBy: Type.Optional(nullable(Type.Integer({ description: 'User id; for its trainer and admins' }))),
  modifiedBy: Type.Optional(nullable(Type.Integer({ description: 'User id; for its trainer and admins' }))),
  hiddenReason: Type.Optional(
    nullable(
      Type.String({ description: 'Why an administrator hid it; null when none did. For its trainer and admins' }),
    ),
  ),
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
    modules: Type.Array(ModuleWire),
    activity: Type.Optional(ActivityWire),
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
    videoUrl: nullable(Type.String()),
    hasChat: Type.Boolean({ description: 'Whether a caller who counts a chat receives trainer_chat' }),
    timings: Type.Array(BatchWire),
    contents: Type.Array(ContentWire),
    modules: Type.Array(ModuleWire),
    trainer: TrainerWire,
    reviews: Type.Array(ReviewWire),
    paymentCurrencies: nullable(
      Type.Array(oneOf(currencies), { description: 'Currencies in which the trainer takes payments; null for any' }),
    ),
    activity: Type.Optional(ActivityWire),
    learnersOnly: Type.Optional(
      Type.Boolean({ description: 'The course is not offered any more; the caller sees it because of a seat' }),
    ),
    version: Type.Optional(Type.Integer({ description: "For the course's trainer and admins; every save raises it" })),
  },
  { title: 'CourseDetails' },
);

export type CourseWire = Static<typeof CourseWire>;
