import { actionsModule } from './modules/actions/module';
import { administrationModule } from './modules/administration/module';
import { aiModule } from './modules/ai/module';
import { auditModule } from './modules/audit/module';
import { authModule } from './modules/auth/module';
import { authoringModule } from './modules/authoring/module';
import { backupsModule } from './modules/backups/module';
import { batchMessagesModule } from './modules/batch-messages/module';
import { batchesModule } from './modules/batches/module';
import { blogModule } from './modules/blog/module';
import { calendarModule } from './modules/calendar/module';
import { catalogueModule } from './modules/catalogue/module';
import { certificatesModule } from './modules/certificates/module';
import { classesModule } from './modules/classes/module';
import { contentsModule } from './modules/contents/module';
import { couponsModule } from './modules/coupons/module';
import { courseReportsModule } from './modules/course-reports/module';
import { curriculumModule } from './modules/curriculum/module';
import { devModule } from './modules/dev/module';
import { engagementModule } from './modules/engagement/module';
import { enquiriesModule } from './modules/enquiries/module';
import { feedbackModule } from './modules/feedback/module';
import { invoicesModule } from './modules/invoices/module';
import { jobsModule } from './modules/jobs/module';
import { ledgerModule } from './modules/ledger/module';
import { legalModule } from './modules/legal/module';
import { mailDeliveryModule } from './modules/mail-delivery/module';
import { mailLimitsModule } from './modules/mail-limits/module';
import { managedListsModule } from './modules/managed-lists/module';
import { materialsModule } from './modules/materials/module';
import { mediaModule } from './modules/media/module';
import { newsletterModule } from './modules/newsletter/module';
import { sendingJobs } from './modules/notifications/jobs';
import { notificationsModule } from './modules/notifications/module';
import { paymentModule } from './modules/payment/module';
import { payoutsModule } from './modules/payouts/module';
import { profileModule } from './modules/profile/module';
import { seatsModule } from './modules/seats/module';
import { siteSettingsModule } from './modules/site-settings/module';
import { sitemapModule } from './modules/sitemap/module';
import { staffModule } from './modules/staff/module';
import { supportModule } from './modules/support/module';
import { telemetryModule } from './modules/telemetry/module';
import { trainerSettingsModule } from './modules/trainer-settings/module';
import { trainersModule } from './modules/trainers/module';
import { uploadsModule } from './modules/uploads/module';
import { usersModule } from './modules/users/module';
import { verificationModule } from './modules/verification/module';
import { waitingListModule } from './modules/waiting-list/module';
import { webhooksModule } from './modules/webhooks/module';
import type { Module } from './platform/context/module';
import { edgeJobs } from './platform/edge/jobs';
import type { Jobs } from './platform/jobs/job';
import type { EventKind } from './platform/outbox/events';
import { outboxJobs } from './platform/outbox/jobs';
import type { Follows } from './platform/outbox/subscription';

/** Every module of the API. Add new modules here. */
export const modules: readonly Module[] = [
  actionsModule,
  administrationModule,
  aiModule,
  auditModule,
  authModule,
  authoringModule,
  backupsModule,
  blogModule,
  calendarModule,
  catalogueModule,
  certificatesModule,
  classesModule,
  contentsModule,
  couponsModule,
  courseReportsModule,
  curriculumModule,
  devModule,
  engagementModule,
  enquiriesModule,
  feedbackModule,
  invoicesModule,
  jobsModule,
  ledgerModule,
  mailDeliveryModule,
  legalModule,
  mailLimitsModule,
  managedListsModule,
  materialsModule,
  mediaModule,
  newsletterModule,
  notificationsModule,
  paymentModule,
  payoutsModule,
  profileModule,
  seatsModule,
  siteSettingsModule,
  sitemapModule,
  staffModule,
  supportModule,
  telemetryModule,
  batchMessagesModule,
  batchesModule,
  trainersModule,
  trainerSettingsModule,
  uploadsModule,
  usersModule,
  verificationModule,
  waitingListModule,
  webhooksModule,
];

/** What follows from each kind of event. */
export const follows: Follows<EventKind> = Object.assign({}, ...modules.map((module) => module.follows));

const withJobs = [outboxJobs, edgeJobs, ...modules];

export const jobs: Jobs = {
  scheduled: withJobs.flatMap(({ scheduledJobs = [] }) => scheduledJobs),
  queued: [...sendingJobs(follows), ...withJobs.flatMap(({ queuedJobs = [] }) => queuedJobs)],
};
