import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { boolean } from './typed-sql';

/**
 * SQL value: whether the platform knows who a trainer is. It paid a payout to their account, which an administrator had
 * compared and approved.
 */
export const isVerifiedTrainer = (trainer: number | AnyColumn): SQL<boolean> =>
  boolean(sql`exists (select from payouts paid where paid.trainer_id = ${trainer} and paid.state = 'paid')`);
