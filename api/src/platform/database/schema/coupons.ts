import { couponKinds, couponScopes } from '@kaksha/domain/coupons';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf, updatedAt } from './columns';
import { batches, courses } from './courses';
import { trainers, users } from './people';

/** Coupons of trainers. A use is an order that names the coupon and is paid or can still be paid. */
export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    code: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
    /** Paise and cents; null where the coupon does not apply. */
    amountInr: integer('amount_minor'),
    amountUsd: integer('amount_usd_minor'),
    scope: text({ enum: couponScopes }).notNull(),
    startsAt: moment(),
    endsAt: moment(),
    /** Null is unlimited. */
    maxUses: integer(),
    maxUsesPerLearner: integer(),
    enabled: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('coupons_one_of_a_code').on(t.trainerId, t.code),
    check('coupons_code', sql`${t.code} = upper(${t.code})`),
    check('coupons_kind', oneOf(t.kind, couponKinds)),
    check('coupons_scope', oneOf(t.scope, couponScopes)),
    check(
      'coupons_value',
      sql`(${t.kind} = 'percent' and ${t.percent} > 0 and ${t.percent} <= 100 and ${t.amountInr} is null and ${t.amountUsd} is null)
        or (${t.kind} = 'amount' and ${t.percent} is null and coalesce(${t.amountInr}, ${t.amountUsd}) is not null
          and coalesce(${t.amountInr}, 1) > 0 and coalesce(${t.amountUsd}, 1) > 0)`,
    ),
    check('coupons_period', sql`${t.startsAt} is null or ${t.endsAt} is null or ${t.startsAt} < ${t.endsAt}`),
    check('coupons_limits', sql`coalesce(${t.maxUses}, 1) > 0 and coalesce(${t.maxUsesPerLearner}, 1) > 0`),
  ],
);

/** The courses or the batches that a coupon is for. None for a coupon with the scope `all`. */
export const couponTargets = pgTable(
  'coupon_targets',
  {
    id: identity(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    courseId: integer().references(() => courses.id),
    batchId: integer().references(() => batches.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('coupon_targets_one', sql`(${t.courseId} is null) <> (${t.batchId} is null)`),
    index().on(t.couponId),
    index().on(t.batchId),
  ],
);

/** Codes that learners tried and that no coupon has, for a limit on guesses. */
export const couponTries = pgTable(
  'coupon_tries',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    at: createdAt(),
  },
  (t) => [index().on(t.userId, t.at)],
);
