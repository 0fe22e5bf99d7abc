import { adminRights } from '@kaksha/domain/admin-rights';
import { courseStatuses, currencies } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { reportSubjects, userRoles, userStates } from '@kaksha/domain/user-records';
import { Type } from 'typebox';
import { moment, nullable, oneOf, Paged } from '../../platform/http/wire';

export const UsersQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: limits.emailMax, description: 'Part of the name or of the address' })),
  role: Type.Optional(oneOf(userRoles)),
  state: Type.Optional(oneOf(userStates)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Users a page; 20 by default' })),
});

const listed = {
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  photo: nullable(Type.String()),
  roles: Type.Array(oneOf(userRoles)),
  rights: Type.Array(oneOf(adminRights)),
  createdAt: moment({ description: 'When the user signed up' }),
  lastUsedAt: nullable(moment({ description: 'Last use of a session; null without one in the last months' })),
  block: nullable(
    Type.Object({
      at: moment({}),
      reason: Type.String({ description: 'As its person reads it' }),
      by: nullable(Type.String({ description: 'Name of the administrator' })),
    }),
  ),
};

export const ListedUserWire = Type.Object(listed, { title: 'ListedUser' });
export const UsersPage = Paged(ListedUserWire);

export const UserRecordWire = Type.Object(
  {
    ...listed,
    contactNo: nullable(Type.String()),
    deadAddress: nullable(
      Type.Object(
        { kind: oneOf(['bounce', 'complaint']), since: moment({}), detail: Type.String() },
        { description: 'Why the address gets no mails' },
      ),
    ),
    trainer: nullable(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        courseCount: Type.Integer({ description: 'Public ones' }),
      }),
    ),
    institutes: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), role: oneOf(['owner', 'manager', 'trainer']) }),
      { description: 'Whose staff the user is' },
    ),
    sessions: Type.Array(
      Type.Object({
        id: Type.Integer(),
        userAgent: nullable(Type.String()),
        address: nullable(Type.String({ description: 'Network address of the sign-in' })),
        createdAt: moment({}),
        lastUsedAt: moment({}),
      }),
      { description: 'Open ones, last used first' },
    ),
    courses: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        status: oneOf(courseStatuses),
        isPublic: Type.Boolean({ description: 'Whether visitors see it' }),
        isDeleted: Type.Boolean(),
      }),
      { description: 'Latest change first, at most 50' },
    ),
    orders: Type.Array(
      Type.Object({
        id: Type.Integer(),
        reference: Type.String(),
        courseId: Type.Integer(),
        courseName: Type.String(),
        status: Type.String(),
        amount: Type.Integer({ description: 'Minor units' }),
        currency: oneOf(currencies),
        createdAt: moment({}),
      }),
      { description: 'Latest first, at most 50' },
    ),
    reports: Type.Array(
      Type.Object({
        subject: oneOf(reportSubjects),
        courseId: nullable(Type.Integer()),
        text: Type.String({ description: 'The name of the course, or the text of the review' }),
        reason: Type.String(),
        note: Type.String(),
        createdAt: moment({}),
        handled: Type.Boolean(),
      }),
      { description: 'About the courses and reviews of the user, latest first, at most 50 of each kind' },
    ),
  },
  { title: 'UserRecord' },
);

export const BlockBody = Type.Object({ reason: Type.String({ title: 'Reason', maxLength: 5000 }) });

export const RightsBody = Type.Object({
  rights: Type.Array(oneOf(adminRights), { maxItems: adminRights.length, uniqueItems: true }),
});
