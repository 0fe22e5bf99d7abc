import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { boolean } from './typed-sql';

/**
 * SQL value: whether the platform knows on a day who a trainer is. An administrator accepted their documents until that
 * day or later, or it paid a payout to their account, which an administrator had compared and approved.
 */
export const isVerifiedTrainer = (trainer: number | AnyColumn, day: string): SQL<boolean> =>
  boolean(sql`(exists (select from payouts paid where paid.trainer_id = ${trainer} and paid.state = 'paid')
    or exists (select from trainers known where known.id = ${trainer} and known.verified_until >= ${day}::date))`);
