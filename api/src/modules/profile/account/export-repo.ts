import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database';
import {
  courseActionDays,
  courseActions,
  courseUsers,
  enquiries,
  preferredBatches,
} from '../../../platform/database/schema/activity';
import { blogComments, blogLikes } from '../../../platform/database/schema/blog';
import { certificates } from '../../../platform/database/schema/certificates';
import { attendance, checkIns } from '../../../platform/database/schema/classes';
import { coupons } from '../../../platform/database/schema/coupons';
import { courses } from '../../../platform/database/schema/courses';
import { invoices, orderBilling, taxProfiles } from '../../../platform/database/schema/invoices';
import { ledgerEntries } from '../../../platform/database/schema/ledger';
import { mailSuppressions } from '../../../platform/database/schema/mail-delivery';
import { materials } from '../../../platform/database/schema/materials';
import { batchMessages, enquiryMessages } from '../../../platform/database/schema/messages';
import { newsletterSubscriptions } from '../../../platform/database/schema/newsletter';
import { notificationSettings, notifications } from '../../../platform/database/schema/notifications';
import {
  enrolments,
  orders,
  paymentConfigs,
  payments,
  refunds,
  waitingList,
} from '../../../platform/database/schema/payments';
import { payouts } from '../../../platform/database/schema/payouts';
import { sessions, trainers, uploads } from '../../../platform/database/schema/people';
import { aiUsage, auditLog, calendarFeeds } from '../../../platform/database/schema/platform';
import { factorAttempts, passkeys, recoveryCodes, totpSecrets } from '../../../platform/database/schema/second-factors';
import { legalAcceptances } from '../../../platform/database/schema/site-settings';
import {
  courseReports,
  feedback,
  feedbackReports,
  learningGoals,
  savedSearches,
  supportMessages,
  trainerSupport,
  userInterests,
} from '../../../platform/database/schema/support';
import { trainerDocuments, trainerVerifications } from '../../../platform/database/schema/trust';

/** Rows by subject. */
export type PersonalRows = Record<string, Record<string, unknown>[]>;

/** Credentials and technical columns stay out of the export. */
const excluded = new Set([
  ...[
    'tokenHash',
    'search',
    'idempotencyKey',
    'codeHash',
    'ticketHash',
    'secret',
    'challenge',
    'credentialId',
    'publicKey',
    'aboutUserId',
    'key',
    'file',
    'paidAccount',
    'decidedBy',
  ],
]);

/** All rows about a user, except the account itself. */
export async function findPersonalRows(
  db: Database,
  { userId, email, trainerId }: { userId: number; email: string; trainerId: number | null },
): Promise<PersonalRows> {
  const by = (table: PgTable, column: AnyPgColumn, id: number | null = userId) =>
    id === null ? Promise.resolve([]) : all(db, table, eq(column, id));
  const ownPayments = sql`${payments.orderId} in (select id from orders where user_id = ${userId})`;
  const entries: [string, Promise<Record<string, unknown>[]>][] = [
    ['signIns', by(sessions, sessions.userId)],
    ['savedAndInterestedCourses', by(courseActions, courseActions.userId)],
    ['visits', by(courseActionDays, courseActionDays.userId)],
    ['recentlyViewedCourses', by(courseUsers, courseUsers.userId)],
    ['preferredBatches', by(preferredBatches, preferredBatches.userId)],
    ['waitingList', by(waitingList, waitingList.userId)],
    ['attendance', by(attendance, attendance.userId)],
    ['checkIns', by(checkIns, checkIns.userId)],
    ['materials', by(materials, materials.createdBy)],
    ['certificates', by(certificates, certificates.userId)],
    ['enquiries', by(enquiries, enquiries.userId)],
    ['enquiryMessages', by(enquiryMessages, enquiryMessages.senderId)],
    ['batchMessages', by(batchMessages, batchMessages.senderId)],
    ['orders', by(orders, orders.userId)],
    [
      'billing',
      all(db, orderBilling, sql`${orderBilling.orderId} in (select id from orders where user_id = ${userId})`),
    ],
    ['invoices', all(db, invoices, sql`${invoices.orderId} in (select id from orders where user_id = ${userId})`)],
    ['payments', all(db, payments, ownPayments)],
    ['refunds', by(refunds, refunds.requestedBy)],
    ['enrolments', by(enrolments, enrolments.userId)],
    ['feedback', by(feedback, feedback.userId)],
    ['reviewReports', by(feedbackReports, feedbackReports.userId)],
    ['courseReports', by(courseReports, courseReports.userId)],
    ['learningGoals', by(learningGoals, learningGoals.userId)],
    ['interests', by(userInterests, userInterests.userId)],
    ['savedSearches', by(savedSearches, savedSearches.userId)],
    ['blogComments', by(blogComments, blogComments.userId)],
    ['blogLikes', by(blogLikes, blogLikes.userId)],
    ['calendarFeeds', by(calendarFeeds, calendarFeeds.userId)],
    ['uploads', by(uploads, uploads.userId)],
    ['aiCalls', by(aiUsage, aiUsage.userId)],
    ['passkeys', by(passkeys, passkeys.userId)],
    ['authenticatorApp', by(totpSecrets, totpSecrets.userId)],
    ['recoveryCodes', by(recoveryCodes, recoveryCodes.userId)],
    ['secondSteps', by(factorAttempts, factorAttempts.userId)],
    ['notifications', by(notifications, notifications.userId)],
    ['notificationSettings', by(notificationSettings, notificationSettings.userId)],
    ['acceptedTexts', by(legalAcceptances, legalAcceptances.userId)],
    ['auditLog', by(auditLog, auditLog.actorId)],
    [
      'messages',
      all(db, supportMessages, or(eq(supportMessages.userId, userId), eq(supportMessages.email, email)) as SQL),
    ],
    ['deadAddress', all(db, mailSuppressions, eq(mailSuppressions.email, email))],
    ['newsletter', all(db, newsletterSubscriptions, eq(newsletterSubscriptions.email, email))],
    ['trainer', by(trainers, trainers.id, trainerId)],
    ['courses', by(courses, courses.trainerId, trainerId)],
    ['coupons', by(coupons, coupons.trainerId, trainerId)],
    ['ledger', by(ledgerEntries, ledgerEntries.trainerId, trainerId)],
    ['supportLinks', by(trainerSupport, trainerSupport.trainerId, trainerId)],
    ['taxProfile', by(taxProfiles, taxProfiles.trainerId, trainerId)],
    ['verifications', by(trainerVerifications, trainerVerifications.trainerId, trainerId)],
    [
      'verificationDocuments',
      trainerId === null
        ? Promise.resolve([])
        : all(
            db,
            trainerDocuments,
            sql`${trainerDocuments.verificationId} in (select id from trainer_verifications where trainer_id = ${trainerId})`,
          ),
    ],
    ['payouts', by(payouts, payouts.trainerId, trainerId)],
    ['payout', by(paymentConfigs, paymentConfigs.trainerId, trainerId)],
  ];
  const rows = await Promise.all(entries.map(async ([name, found]) => [name, await found] as const));
  return Object.fromEntries(rows.filter(([, found]) => found.length > 0));
}

async function all(db: Database, table: PgTable, where: SQL): Promise<Record<string, unknown>[]> {
  const rows = (await db.select().from(table).where(where)) as Record<string, unknown>[];
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !excluded.has(name))));
}
