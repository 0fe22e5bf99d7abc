import { actionRoutes } from './modules/actions/routes';
import { aiRoutes } from './modules/ai/routes';
import { authRoutes } from './modules/auth/routes';
import { authoringRoutes } from './modules/authoring/routes';
import { batchMessageRoutes } from './modules/batch-messages/routes';
import { batchRoutes } from './modules/batches/routes';
import { blogRoutes } from './modules/blog/routes';
import { calendarRoutes } from './modules/calendar/routes';
import { catalogueRoutes } from './modules/catalogue/routes';
import { certificateRoutes } from './modules/certificates/routes';
import { attendanceRoutes } from './modules/classes/attendance/routes';
import { checkInRoutes } from './modules/classes/check-in/routes';
import { roomRoutes } from './modules/classes/rooms/routes';
import { classRoutes } from './modules/classes/routes';
import { contentRoutes } from './modules/contents/routes';
import { couponRoutes } from './modules/coupons/routes';
import { curriculumRoutes } from './modules/curriculum/routes';
import { mailPreviewRoutes } from './modules/dev/mail-previews/routes';
import { devRoutes } from './modules/dev/routes';
import { engagementRoutes } from './modules/engagement/routes';
import { enquiryRoutes } from './modules/enquiries/routes';
import { feedbackRoutes } from './modules/feedback/routes';
import { invoiceRoutes } from './modules/invoices/routes';
import { jobRoutes } from './modules/jobs/routes';
import { ledgerRoutes } from './modules/ledger/routes';
import { mailRefusalRoutes } from './modules/mail-limits/routes';
import { materialRoutes } from './modules/materials/routes';
import { mediaRoutes } from './modules/media/routes';
import { newsletterRoutes } from './modules/newsletter/routes';
import { notificationRoutes } from './modules/notifications/routes';
import { paymentRoutes } from './modules/payment/routes';
import { payoutRoutes } from './modules/payouts/routes';
import { profileRoutes } from './modules/profile/routes';
import { sitemapRoutes } from './modules/sitemap/routes';
import { staffRoutes } from './modules/staff/routes';
import { supportRoutes } from './modules/support/routes';
import { telemetryRoutes } from './modules/telemetry/routes';
import { trainerSettingsRoutes } from './modules/trainer-settings/routes';
import { trainerRoutes } from './modules/trainers/routes';
import { uploadRoutes } from './modules/uploads/routes';
import { waitingListRoutes } from './modules/waiting-list/routes';
import type { ApiModule } from './platform/http/api-module';

/** Every module of the API. Add new modules here. */
export const apiModules: readonly ApiModule[] = [
  actionRoutes,
  aiRoutes,
  authRoutes,
  authoringRoutes,
  blogRoutes,
  calendarRoutes,
  catalogueRoutes,
  certificateRoutes,
  attendanceRoutes,
  checkInRoutes,
  classRoutes,
  roomRoutes,
  contentRoutes,
  couponRoutes,
  curriculumRoutes,
  devRoutes,
  engagementRoutes,
  enquiryRoutes,
  feedbackRoutes,
  invoiceRoutes,
  jobRoutes,
  ledgerRoutes,
  mailPreviewRoutes,
  mailRefusalRoutes,
  materialRoutes,
  mediaRoutes,
  newsletterRoutes,
  notificationRoutes,
  paymentRoutes,
  payoutRoutes,
  profileRoutes,
  sitemapRoutes,
  staffRoutes,
  supportRoutes,
  telemetryRoutes,
  batchMessageRoutes,
  batchRoutes,
  trainerRoutes,
  trainerSettingsRoutes,
  uploadRoutes,
  waitingListRoutes,
];
