import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { deletedAddress } from '../../../platform/database/deleted-account';
import { users } from '../../../platform/database/schema/people';

/** Learners enrolled in a batch of the trainer that has not ended. */
export async function countLearners(db: Database, trainerId: number): Promise<number> {
  const { rows } = await db.execute<{ learners: number }>(sql`
    select count(distinct e.user_id)::int as learners from enrolments e join batches b on b.id = e.batch_id
    where e.trainer_id = ${trainerId} and e.status = 'Active' and (b.ends_at is null or b.ends_at > now())`);
  return rows[0]?.learners ?? 0;
}

/**
 * Locks the batches of the trainer's courses, so that no order begins and no payment is recorded meanwhile. Returns the
 * learners who are paying for one.
 */
export async function lockSales(tx: Database, { trainerId, now }: { trainerId: number; now: Date }): Promise<number> {
  await tx.execute(sql`
    select from batches where course_id in (select id from courses where trainer_id = ${trainerId})
    order by id for no key update`);
  const { rows } = await tx.execute<{ payers: number }>(sql`
    select count(distinct user_id)::int as payers from orders
    where trainer_id = ${trainerId} and status in ('created', 'failed') and expires_at > ${now.toISOString()}::timestamptz`);
  return rows[0]?.payers ?? 0;
}

/** Deletes the rows of the user and anonymises rows that others need. */
export async function deletePersonalRows(
  tx: Database,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  for (const table of [
    'course_actions',
    'course_action_days',
    'course_users',
    'preferred_batches',
    'waiting_list',
    'attendance',
    'check_ins',
    'enquiries',
    'feedback_reports',
    'course_reports',
    'learning_goals',
    'user_interests',
    'saved_searches',
    'blog_likes',
    'calendar_feeds',
    'ai_usage',
    'coupon_tries',
    'uploads',
    'factor_attempts',
    'passkeys',
    'recovery_codes',
    'totp_secrets',
    'notifications',
    'notification_settings',
    'legal_acceptances',
  ]) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
  }
  await tx.execute(sql`delete from notifications where about_user_id = ${userId}`);
  await tx.execute(sql`delete from enquiry_messages where sender_id = ${userId}`);
  await tx.execute(sql`delete from batch_messages where sender_id = ${userId}`);
  await tx.execute(sql`delete from staff where user_id = ${userId} or email = ${email}`);
  await tx.execute(sql`delete from email_codes where email = ${email}`);
  await tx.execute(sql`delete from newsletter_subscriptions where email = ${email}`);
  await tx.execute(sql`delete from mail_suppressions where email = ${email}`);
  await tx.execute(sql`delete from kept_mails where "to" = ${email}`);
  await tx.execute(sql`delete from support_messages where user_id = ${userId} or email = ${email}`);
  await tx.execute(sql`update blog_comments set user_id = null where user_id = ${userId}`);
  // The row stays, because the status list must name the certificate as revoked.
  await tx.execute(sql`
    update certificates set learner_name = '', credential = '', revoke_reason = '',
      revoked_at = coalesce(revoked_at, now()) where user_id = ${userId}`);
  await tx.execute(sql`update feedback set text = '' where user_id = ${userId}`);
  // Invoices that were issued name the buyer and stay.
  await tx.execute(sql`delete from order_billing where order_id in (select id from orders where user_id = ${userId})`);
  await tx.execute(sql`update refunds set reason = '' where requested_by = ${userId}`);
  await tx.execute(
    sql`update sessions set revoked_at = coalesce(revoked_at, now()), user_agent = null, address = null
      where user_id = ${userId}`,
  );
  await eraseFromAuditLog(tx, userId);
}

/** Erases texts and network addresses from the entries by the user, about refused sign-ins and about orders. */
async function eraseFromAuditLog(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`
    update audit_log set detail = audit_detail_without_personal_data(detail)
    where actor_id = ${userId}
      or (entity in ('code', 'second-factor') and entity_id = ${userId})
      or (entity = 'order' and entity_id in (select id from orders where user_id = ${userId}))`);
}

/** Keeps the row that orders and enrolments refer to, without personal data and blocked. */
export async function anonymiseUser(tx: Database, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({
      email: deletedAddress(userId),
      name: '',
      hasDerivedName: false,
      contactNo: null,
      gender: null,
      designation: null,
      aboutUs: null,
      address: null,
      pinCode: null,
      countryId: null,
      stateId: null,
      cityId: null,
      photoId: null,
      googleSub: null,
      blockedAt: sql`now()` as unknown as Date,
    })
    .where(eq(users.id, userId));
}

/**
 * Deactivates the trainer's courses and deletes the trainer's data. Name and tax number stay when the trainer has paid
 * orders, because receipts must name the recipient.
 */
export async function retireTrainer(tx: Database, trainerId: number): Promise<void> {
  await tx.execute(sql`delete from staff where institute_id = ${trainerId}`);
  // Institutes take back the batches that the trainer taught for them.
  await tx.execute(sql`
    update batches b set trainer_id = c.trainer_id, updated_at = now() from courses c
    where c.id = b.course_id and b.trainer_id = ${trainerId} and c.trainer_id <> ${trainerId}
      and (b.ends_at is null or b.ends_at > now())`);
  const sold = sql`exists (select from orders o where o.trainer_id = ${trainerId} and o.paid_at is not null)`;
  await tx.execute(sql`
    update courses set is_active = false, trainer_contact = null, trainer_email = null, trainer_chat = null
    where trainer_id = ${trainerId}`);
  await tx.execute(sql`
    update trainers set name = case when ${sold} then name else 'Former trainer' end, owner_name = null,
      headline = '', about = '', location = '', photo_id = null, updated_at = now() where id = ${trainerId}`);
  await tx.execute(sql`update feedback set answer = null, answered_at = null where trainer_id = ${trainerId}`);
  await tx.execute(sql`update coupons set enabled = false where trainer_id = ${trainerId}`);
  await tx.execute(sql`delete from trainer_support where trainer_id = ${trainerId}`);
  await tx.execute(sql`delete from payment_configs where trainer_id = ${trainerId} and not ${sold}`);
  await tx.execute(sql`
    update payment_configs set payout_kind = 'upi', upi_id = '', account_name = null, account_number = null, ifsc = null,
      bank_name = null where trainer_id = ${trainerId}`);
}
