import { currencies } from '@kaksha/domain/catalogue';
import { type ActivityPeriod, activityPeriods, enquiryStatuses } from '@kaksha/domain/engagement';
import { enrolmentStatuses } from '@kaksha/domain/payments';
import { type Static, type TSchema, Type } from 'typebox';
import { courseActionTypes } from '../../../db/schema/activity';
import { Id, nullable, oneOf, Paged } from '../../../wire';
import { ActivityWire } from '../../catalogue/courses/schema';

export const CourseParams = Type.Object({ courseId: Id });

const listQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: 'People a page; 100 by default' })),
  format: Type.Optional(oneOf(['json', 'csv'], 'csv: all of them, as a table for spreadsheets')),
};
const days = Type.Unsafe<ActivityPeriod>({
  type: 'integer',
  enum: [...activityPeriods],
  description: 'How many days the figures by day reach back; 30 by default',
});

export const PeopleQuery = Type.Object(listQuery);
export const ActivityQuery = Type.Object({ ...listQuery, days: Type.Optional(days) });
export const OverviewQuery = Type.Object({ days: Type.Optional(days) });

export const AssociateBody = Type.Object({ courseId: Id, userId: Type.Optional(Id) });
export const associateSpellings = {
  courseId: ['course_id', 'CourseId'],
  userId: ['user_id', 'UserId'],
} as const;

const person = {
  user_id: Type.Integer(),
  name: Type.String(),
  profile_photo: nullable(Type.String()),
};

export const EnrolledWire = Type.Object({
  enrollment_id: Type.Integer({ description: 'The latest, when there are several' }),
  ...person,
  email: nullable(Type.String({ description: 'Null when the account is deleted' })),
  phone: nullable(Type.String()),
  address: nullable(Type.String()),
  enrollment_status: oneOf(enrolmentStatuses),
  purchase_date: Type.String({ description: 'ISO 8601, UTC' }),
  amount: Type.Integer({ description: 'Paid in all, in paise or cents' }),
  currency: oneOf(currencies),
  batches: Type.Array(Type.Object({ id: Type.Integer(), start_date: Type.String(), label: Type.String() })),
});

export const ContactWire = Type.Object({
  contact_id: Type.Integer(),
  ...person,
  email: nullable(Type.String()),
  phone: nullable(Type.String()),
  updated_at: Type.String({ description: 'When they did something last; ISO 8601, UTC' }),
  actions: Type.Array(
    Type.Object({
      type: Type.Unsafe<(typeof courseActionTypes)[number]>({
        type: 'integer',
        enum: [...courseActionTypes],
        description: '1 views, 2 chat, 3 interested',
      }),
      count: Type.Integer(),
    }),
  ),
  enquiries: Type.Array(
    Type.Object({
      id: Type.Integer(),
      message: Type.String(),
      status: oneOf(enquiryStatuses),
      reply: nullable(Type.String()),
      created_at: Type.String(),
      answered_at: nullable(Type.String()),
    }),
  ),
});

export const ViewerWire = Type.Object({
  enrollment_id: Type.Integer({ description: 'Tells one row from another' }),
  ...person,
  email: nullable(Type.String({ description: 'Of those who turned to the trainer; null of mere viewers' })),
  phone: nullable(Type.String()),
  enrollment_date: Type.String({ description: 'Last viewed; ISO 8601, UTC' }),
  views: Type.Integer(),
});

const figures = {
  views: Type.Integer({ description: 'Different people' }),
  contacts: Type.Integer(),
  enrollments: Type.Integer(),
};
const FiguresWire = Type.Object(figures);
const SeriesWire = Type.Array(Type.Object({ date: Type.String({ description: 'YYYY-MM-DD, UTC' }), ...figures }));

const paged = <T extends Parameters<typeof Paged>[0], E extends Parameters<typeof Type.Object>[0]>(
  item: T,
  extra: E,
) => {
  const page = Paged(item);
  return Type.Object({
    ...page.properties,
    data: Type.Object({
      ...page.properties.data.properties,
      course: Type.Object({ id: Type.Integer(), course_name: Type.String() }),
      ...extra,
    }),
  });
};

export const EnrolledAnswer = paged(EnrolledWire, {});
export const ContactsAnswer = paged(ContactWire, {});
export const ActivityAnswer = paged(ViewerWire, { activitycount: ActivityWire, series: SeriesWire });

const spans = <T extends TSchema>(figures: T) => Type.Object({ all: figures, period: figures, previous: figures });

export const OverviewWire = Type.Object({
  activitycount: ActivityWire,
  days: Type.Integer(),
  period: FiguresWire,
  previous: FiguresWire,
  series: SeriesWire,
  open_requests: Type.Integer({ description: 'Enquiries that wait for an answer' }),
  answers: spans(
    Type.Object({
      due: Type.Integer({ description: 'Enquiries that were answered within 24 hours, or have waited longer' }),
      in_time: Type.Integer({ description: 'Those answered within 24 hours' }),
    }),
  ),
  earned: spans(
    Type.Object(
      { inr: Type.Integer(), usd: Type.Integer() },
      { description: 'Paid by learners and not given back, in paise and cents' },
    ),
  ),
});

export type EnrolledWire = Static<typeof EnrolledWire>;
export type ContactWire = Static<typeof ContactWire>;
export type ViewerWire = Static<typeof ViewerWire>;
