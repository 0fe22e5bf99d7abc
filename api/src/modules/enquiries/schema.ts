import { enquiryStatuses } from '@kaksha/domain/engagement';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { Id, moment, nullable, oneOf } from '../../platform/http/wire';
import { CourseWire } from '../catalogue/courses/schema';

export const enquirySpellings = {
  courseId: ['course_id', 'CourseId'],
  batchId: ['batch_id', 'BatchId'],
  trainerId: ['trainer_id', 'TrainerId'],
  userId: ['user_id', 'UserId'],
  phone: ['contact_no', 'contactNo', 'ContactNo'],
  message: ['Message'],
  name: ['Name'],
} as const;

/** The session decides the sender and the course decides the recipient; the ids here are only checked. */
export const EnquiryBody = Type.Object({
  courseId: Id,
  batchId: Type.Optional(nullable(Id)),
  userId: Type.Optional(Id),
  message: Type.String({ title: 'Message', minLength: 1, maxLength: limits.enquiry.messageMax }),
  name: Type.Optional(Type.String({ title: 'Name', maxLength: limits.nameMax })),
  phone: Type.Optional(
    Type.String({ title: 'Phone', maxLength: 40, pattern: '^[+\\d\\s-]{0,20}$', description: 'a telephone number' }),
  ),
});
export type EnquiryBody = Static<typeof EnquiryBody>;

export const AnswerBody = Type.Object({
  status: Type.Optional(oneOf(['answered', 'closed'])),
  reply: Type.Optional(Type.String({ title: 'Reply', maxLength: limits.enquiry.messageMax })),
});

export const MessageBody = Type.Object({
  message: Type.String({ title: 'Message', maxLength: limits.enquiry.messageMax }),
});

export const ClosedBody = Type.Object({ closed: Type.Boolean() });

export const ReadBody = Type.Object({ ids: Type.Array(Id, { maxItems: 500 }) });

export const UserParams = Type.Object({ userId: Id });

export const ReceivedQuery = Type.Object({
  status: Type.Optional(oneOf(enquiryStatuses)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Enquiries a page; 20 by default' })),
});

const fields = {
  id: Type.Integer(),
  courseId: Type.Integer(),
  courseName: Type.String(),
  trainerId: Type.Integer(),
  trainerName: Type.String(),
  batchId: nullable(Type.Integer()),
  batchLabel: nullable(Type.String({ description: 'Schedule of the batch in words' })),
  message: Type.String(),
  status: oneOf(enquiryStatuses),
  reply: nullable(Type.String()),
  createdAt: moment({ description: 'ISO 8601, UTC' }),
  answeredAt: nullable(moment({})),
  thread: Type.Array(
    Type.Object({
      fromTrainer: Type.Boolean(),
      text: Type.String(),
      createdAt: moment({}),
    }),
    { description: 'All messages, oldest first: the question, the first answer and what followed' },
  ),
  unread: Type.Integer({ description: 'Messages of the other side that the reader has not read' }),
};

/** A sent enquiry with the card of its course. */
export const EnquiryWire = Type.Object({ ...fields, course: nullable(CourseWire) }, { title: 'SentEnquiry' });

/** A received enquiry with the sender's contact details. */
export const ReceivedWire = Type.Object(
  {
    ...fields,
    userId: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    phone: nullable(Type.String()),
  },
  { title: 'ReceivedEnquiry' },
);

/** The fields of an enquiry that a message or a change of state changes. */
export const ThreadWire = Type.Object(
  {
    id: fields.id,
    status: fields.status,
    reply: fields.reply,
    answeredAt: fields.answeredAt,
    thread: fields.thread,
    unread: fields.unread,
  },
  { title: 'EnquiryThread' },
);
