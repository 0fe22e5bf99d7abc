import { staffRoles } from '@kaksha/domain/staff';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, lowercase, moment, oneOf } from './columns';
import { trainers, users } from './people';

/** Staff of institutes beside the account that registered the institute, and their invitations. */
export const staff = pgTable(
  'staff',
  {
    id: identity(),
    instituteId: integer()
      .notNull()
      .references(() => trainers.id),
    /** The address that was invited. */
    email: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** Null while the invitation is open. */
    userId: integer().references(() => users.id),
    invitedBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    acceptedAt: moment(),
  },
  (t) => [
    check('staff_role', oneOf(t.role, staffRoles)),
    check('staff_email_lowercase', lowercase(t.email)),
    check('staff_accepted', sql`(${t.userId} is null) = (${t.acceptedAt} is null)`),
    unique('staff_one_of_an_address').on(t.instituteId, t.email),
    // A session acts for at most one institute.
    uniqueIndex('staff_acts_for').on(t.userId).where(sql`role <> 'trainer'`),
    index().on(t.userId),
    index().on(t.email),
  ],
);
