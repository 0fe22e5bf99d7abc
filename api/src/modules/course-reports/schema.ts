import { courseReportReasons } from '@kaksha/domain/course-reports';
import { moderatedStates } from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { moment, nullable, oneOf, Paged } from '../../platform/http/wire';

export const CourseReportBody = Type.Object({
  reason: oneOf(courseReportReasons),
  note: Type.Optional(Type.String({ title: 'Note', maxLength: limits.reviews.reportNoteMax })),
});
export type CourseReportBody = Static<typeof CourseReportBody>;

export const ModeratedCoursesQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Courses a page; 20 by default' })),
  state: Type.Optional(oneOf(moderatedStates, 'reported: with open reports, the default; hidden: by an administrator')),
});

export const HideCourseBody = Type.Object({
  hidden: Type.Boolean(),
  reason: Type.Optional(
    Type.String({ title: 'Reason', maxLength: limits.reasonMax, description: 'To hide it; the trainer reads it' }),
  ),
});
export type HideCourseBody = Static<typeof HideCourseBody>;

const ModeratedCourseWire = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    trainerId: Type.Integer(),
    trainerName: Type.String(),
    isPublic: Type.Boolean({ description: 'Whether visitors see it' }),
    hidden: Type.Boolean(),
    hiddenReason: nullable(Type.String()),
    reports: Type.Array(
      Type.Object({
        reason: oneOf(courseReportReasons),
        note: Type.String(),
        createdAt: moment({ description: 'ISO 8601, UTC' }),
        handled: Type.Boolean({ description: 'Whether an administrator dismissed it or hid the course' }),
      }),
      { description: 'Latest first' },
    ),
  },
  { title: 'ModeratedCourse' },
);

export const ModeratedCoursesPage = Paged(ModeratedCourseWire);
