import type { UserRole } from '@kaksha/domain/user-records';
import { pictureOf } from '../../platform/media/pictures';
import type { UserRow } from './repo';
import type { UserRecord } from './service';

function rolesOf({ user, trainer, isStaff }: UserRow): UserRole[] {
  const roles: UserRole[] = [];
  if (user.isAdmin) roles.push('administrator');
  if (trainer) roles.push(trainer.kind === 'institute' ? 'institute' : 'trainer');
  if (isStaff) roles.push('staff');
  return roles.length > 0 ? roles : ['learner'];
}

export const presentListedUser = (mediaBase: string) => (row: UserRow) => {
  const { id, name, email, adminRights, createdAt, blockedAt, blockReason } = row.user;
  return {
    id,
    name,
    email,
    photo: row.photo && pictureOf(row.photo, mediaBase).src,
    roles: rolesOf(row),
    rights: adminRights,
    createdAt,
    lastUsedAt: row.lastUsedAt,
    block: blockedAt && { at: blockedAt, reason: blockReason ?? '', by: row.blockedBy },
  };
};

export const presentUserRecord = (record: UserRecord, mediaBase: string) => {
  const { user, trainer, institutes, sessions, courses, orders, reports } = record;
  return {
    ...presentListedUser(mediaBase)(record),
    contactNo: user.contactNo,
    deadAddress: record.deadAddress,
    trainer: trainer && { id: trainer.id, name: trainer.name, courseCount: trainer.courseCount },
    institutes,
    sessions,
    courses: courses.map(({ deletedAt, ...course }) => ({
      ...course,
      isPublic: course.isPublic === true,
      isDeleted: deletedAt !== null,
    })),
    orders: orders.map(({ amountMinor, ...order }) => ({ ...order, amount: amountMinor })),
    reports: reports.map(({ handledAt, ...report }) => ({ ...report, handled: handledAt !== null })),
  };
};
