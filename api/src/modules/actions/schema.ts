import { Type } from 'typebox';
import { courseActionKinds, courseActionTypes } from '../../platform/database/schema/activity';
import { Id, oneOf } from '../../platform/http/wire';

/** Bodies spell the ids in two ways. The user id is only checked; the session determines the user. */
const optionalId = Type.Optional(Id);

export const CourseActionBody = Type.Object({
  courseId: optionalId,
  course_id: optionalId,
  userId: optionalId,
  user_id: optionalId,
  like: Type.Optional(Type.Boolean({ description: 'Saves or unsaves the course' })),
  interest: Type.Optional(Type.Boolean({ description: 'Shows or withdraws interest' })),
});

export const CourseActionQuery = Type.Object({
  courseId: Id,
  userId: optionalId,
  type: oneOf(courseActionKinds),
});

export const CheckQuery = Type.Object({ courseId: Id, userId: optionalId });

export const KindQuery = Type.Object({ type: oneOf(courseActionKinds) });

const actionType = Type.Unsafe<(typeof courseActionTypes)[number]>({
  type: 'integer',
  enum: [...courseActionTypes],
  description: '1 views, 2 chat, 3 interested',
});

export const IncrementBody = Type.Object({
  course_id: optionalId,
  courseId: optionalId,
  user_id: optionalId,
  userId: optionalId,
  type: actionType,
});

export const CountQuery = Type.Object({ courseId: Id, userId: optionalId, type: actionType });

export const ActionsWire = Type.Object({ like: Type.Boolean(), interest: Type.Boolean() }, { title: 'CourseActions' });

export const CountWire = Type.Object({ count: Type.Integer() }, { title: 'Count' });
