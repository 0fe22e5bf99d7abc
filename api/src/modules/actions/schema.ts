import { type Static, Type } from 'typebox';
import { courseActionKinds, courseActionTypes } from '../../platform/database/schema/activity';
import { Id, oneOf } from '../../platform/http/wire';

/** Bodies spell the ids in two ways. The user id is only checked; the session determines the user. */
const optionalId = Type.Optional(Id);

export const CourseActionBody = Type.Object({
  courseId: optionalId,
  course_id: optionalId,
  userId: optionalId,
  user_id: optionalId,
  is_like: Type.Optional(Type.Boolean({ description: 'Saves or unsaves the course' })),
  is_interest: Type.Optional(Type.Boolean({ description: 'Shows or withdraws interest' })),
});
export type CourseActionBody = Static<typeof CourseActionBody>;

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
  action_type: actionType,
});

export const CountQuery = Type.Object({ course_id: Id, user_id: optionalId, action_type: actionType });

export const ActionsWire = Type.Object(
  { is_like: Type.Boolean(), is_interest: Type.Boolean() },
  { title: 'CourseActions' },
);

export const CountWire = Type.Object({ count: Type.Integer() }, { title: 'Count' });
