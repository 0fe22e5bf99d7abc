import { currencies } from '@kaksha/domain/catalogue';
import { enquiryStatuses, seatStates } from '@kaksha/domain/engagement';
import { enrolmentStatuses } from '@kaksha/domain/payments';
import { Type } from 'typebox';
import { courseActionTypes } from '../../../platform/database/schema/activity';
import { Id, moment, nullable, oneOf, Paged } from '../../../platform/http/wire';

export const CourseParams = Type.Object({ courseId: Id });

export const listQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: 'Users per page; 100 by default' })),
  format: Type.Optional(oneOf(['json', 'csv'], 'csv: all users, as a table for spreadsheets')),
};
export const PeopleQuery = Type.Object({
  ...listQuery,
  batchId: Type.Optional({ ...Id, description: 'Only users with something to do with this batch' }),
});

const batch = {
  id: Type.Integer(),
  startDate: Type.String(),
  label: Type.String({ description: 'Schedule in words' }),
};

const user = {
  userId: Type.Integer(),
  name: Type.String(),
  profilePhoto: nullable(Type.String()),
};

export const EnrolledWire = Type.Object(
  {
    enrolmentId: Type.Integer({ description: 'The latest, when there are several' }),
    ...user,
    email: nullable(Type.String({ description: 'Null when the account is deleted' })),
    phone: nullable(Type.String()),
    address: nullable(Type.String({ description: 'Always null: postal addresses are not shared' })),
    status: oneOf(enrolmentStatuses),
    refundReason: Type.Optional(nullable(Type.String({ description: "A refunded learner's reason" }))),
    enrolledAt: moment({ description: 'ISO 8601, UTC' }),
    amount: Type.Integer({ description: 'The sum of all enrolments without refunds, in paise or cents' }),
    currency: oneOf(currencies),
    canRefund: Type.Optional(Type.Boolean({ description: 'Whether the caller may refund the learner' })),
    batches: Type.Array(
      Type.Object({
        ...batch,
        state: oneOf(seatStates, 'Moved: changed to another batch; Left: gave a free seat back'),
      }),
    ),
  },
  { title: 'EnrolledStudent' },
);

export const ContactWire = Type.Object(
  {
    contactId: Type.Integer(),
    ...user,
    email: nullable(Type.String()),
    phone: nullable(Type.String()),
    lastSeenAt: moment({ description: 'The latest activity; ISO 8601, UTC' }),
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
        batchLabel: nullable(Type.String({ description: 'Schedule of the batch in words' })),
        message: Type.String(),
        status: oneOf(enquiryStatuses),
        reply: nullable(Type.String()),
        createdAt: moment({}),
        answeredAt: nullable(moment({})),
      }),
    ),
    batches: Type.Array(Type.Object(batch), {
      description: 'Batches that the user asked about, prefers or waits for',
    }),
  },
  { title: 'ContactedUser' },
);

export const ViewerWire = Type.Object(
  {
    id: Type.Integer({ description: 'Position in the list' }),
    ...user,
    userId: nullable(Type.Integer({ description: 'Null for users who only viewed the course' })),
    name: Type.String({ description: '"A learner" for users who only viewed the course' }),
    email: nullable(Type.String({ description: 'Null for users who only viewed the course' })),
    phone: nullable(Type.String()),
    lastViewedAt: moment({ description: 'The latest view; ISO 8601, UTC' }),
    views: Type.Integer(),
  },
  { title: 'CourseViewer' },
);

/** A page of users with their course. */
export const pagedOfCourse = <T extends Parameters<typeof Paged>[0], E extends Parameters<typeof Type.Object>[0]>(
  item: T,
  extra: E,
) => {
  const page = Paged(item);
  return Type.Object({
    ...page.properties,
    data: Type.Object({
      ...page.properties.data.properties,
      course: Type.Object({ id: Type.Integer(), name: Type.String() }),
      ...extra,
    }),
  });
};

export const EnrolledAnswer = pagedOfCourse(EnrolledWire, {});
export const ContactsAnswer = pagedOfCourse(ContactWire, {});
