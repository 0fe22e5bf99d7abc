import { courseStatuses } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, maxFormText, nullable, oneOf } from '../../platform/http/wire';
import { BatchWire } from '../catalogue/courses/schema';
import { confirmedField } from './state/schema';

/** Alternative spellings that requests may use. */
export const batchSpellings = {
  courseId: ['course_id', 'CourseId'],
  trainerId: ['trainer_id', 'TrainerId'],
  day_of_week: ['dayOfWeek', 'DayOfWeek'],
  start_date: ['startDate', 'StartDate'],
  end_date: ['endDate', 'EndDate'],
  time_from: ['startTime', 'timeFrom', 'TimeFrom'],
  time_to: ['endTime', 'timeTo', 'TimeTo'],
  TimeFromType: ['timeFromType', 'time_from_type'],
  TimeToType: ['timeToType', 'time_to_type'],
  timePart: ['time_part', 'TimePart'],
  timezone: ['timeZone', 'TimeZone'],
};

const text = (title: string, description?: string) =>
  Type.Optional(nullable(Type.String({ title, maxLength: maxFormText, ...(description && { description }) })));

/** The batch form. Its rules check required fields, with a message for each. */
const formFields = {
  dayOfWeek: Type.Optional(
    nullable(Type.Integer({ title: 'Class type', description: '1 weekdays, 2 weekend, 3 any days' })),
  ),
  weekdays: Type.Optional(
    nullable(
      Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
        title: 'Class days',
        maxItems: 7,
        description: 'A custom set, 1 (Monday) to 7, instead of day_of_week',
      }),
    ),
  ),
  timePart: text('Time part', 'Morning, Afternoon, Evening or Night'),
  startTime: text('Start time', 'HH:MM on a 24-hour clock, in the time zone'),
  endTime: text('End time', 'As time_from; null when it is open'),
  TimeFromType: text('AM or PM of the start', 'Derived from time_from; another value than its half is refused'),
  TimeToType: text('AM or PM of the end', 'Derived from time_to; another value than its half is refused'),
  startDate: text('Start date', 'YYYY-MM-DD in the time zone, today or later'),
  endDate: text('End date', 'As start_date, and not before it; null when it is open'),
  duration: text('Duration', 'Free text such as 2 hours'),
  timeZone: text('Time zone', 'IST, UTC, EST or PST'),
  mode: text('Mode', 'Online, Classroom(Offline) or Online/Offline'),
  area: text('Area', 'Place of a classroom batch'),
  address: text('Street address', 'Of the classroom; shown on the course page'),
  seats: Type.Optional(
    nullable(
      Type.Integer({
        title: 'Seats',
        description: `1 to ${limits.seats.max}, not below the seats taken; null is unlimited`,
      }),
    ),
  ),
  meetingUrl: Type.Optional(
    nullable(
      Type.String({
        title: 'Meeting link',
        // Twice the limit of the form, which has a message of its own.
        maxLength: 2 * limits.meeting.urlMax,
        description: 'https; only learners of the batch receive it. Empty removes it',
      }),
    ),
  ),
  active: Type.Optional(Type.Boolean({ title: 'Status', description: 'Whether it is open for enrolment' })),
};

const claimed = (title: string) => Type.Optional(nullable(Type.Integer({ title })));

const batchFields = {
  ...formFields,
  courseId: claimed('Course'),
  trainerId: Type.Optional(
    nullable(Type.Integer({ title: 'Trainer', description: "One of the institute's staff; null is the course's own" })),
  ),
  confirmed: confirmedField,
};

export const BatchBody = Type.Object({ ...batchFields, version: versionField });
export type BatchBody = Static<typeof BatchBody>;

export const NewBatchBody = Type.Object({ ...batchFields, courseId: Id });
export type NewBatchBody = Static<typeof NewBatchBody>;

export const CourseBatchWire = Type.Object(
  { ...BatchWire.properties, courseName: Type.String(), version: recordVersion },
  { title: 'ListedBatch' },
);

export const TrainerIdParams = Type.Object({ trainerId: Id });
export const CourseIdParams = Type.Object({ courseId: Id });

export const CourseNames = Type.Array(
  Type.Object({ id: Type.Integer(), courseName: Type.String(), courseStatus: oneOf(courseStatuses) }),
);

export const RemovedAnswer = Type.Object({
  id: Type.Integer(),
  kept: Type.Boolean({ description: 'Only closed for enrolment, because learners ordered it' }),
  message: Type.String({ description: 'A sentence for the user' }),
});
