import type { ListedBatch } from '@kaksha/api-client/batches';
import type { AddedModule } from '@kaksha/api-client/curriculum';
import type {
  BasicDetailsWire,
  CourseContentWire,
  CourseModuleWire,
  ListedBatchWire,
  PaymentConfigWire,
  SupportLinksWire,
} from '@kaksha/api-client/generated/wire';
import type { DataOf } from '@kaksha/api-client/operation-types';
import type { StoredPaymentConfig, StoredSupportLinks } from '@kaksha/api-client/trainer-settings';
import type { BasicDetails } from '@kaksha/api-client/trainers';
import type { CourseContent, CourseModule } from '@kaksha/domain/catalogue';
import type { Unversioned } from './account';
import { batchWire, contentWire, moduleWire, trainerWire } from './catalogue';

/** API responses of the trainer area, built from domain objects. */

export const listedBatchWire = (batch: ListedBatch): ListedBatchWire => ({
  ...batchWire(batch),
  course_name: batch.courseName,
  version: batch.version ?? 1,
});

interface CourseIds {
  courseId: number;
  trainerId: number;
}

const courseIds = ({ courseId, trainerId }: CourseIds) => ({ course_id: courseId, trainer_id: trainerId });
const draftIds: CourseIds = { courseId: 9, trainerId: 3 };

/** A content in the responses of the content editor. */
export const courseContentWire = (content: CourseContent, ids = draftIds): CourseContentWire => ({
  ...contentWire(content),
  ...courseIds(ids),
  version: content.version ?? 1,
});

/** A module in the responses of the curriculum editor. */
export const courseModuleWire = (module: CourseModule, ids = draftIds): CourseModuleWire => ({
  ...moduleWire(module),
  ...courseIds(ids),
  version: module.version ?? 1,
});

/** The complete `data` of the call that adds a module. */
export const addedModuleWire = ({ module, course }: AddedModule, ids = draftIds): DataOf<'addModule'> => ({
  ...courseModuleWire(module, ids),
  results: courseModuleWire(module, ids),
  course: { stage: course.stage, course_status: course.status, missing: course.missing },
});

export const supportLinksWire = (links: Unversioned<StoredSupportLinks>): SupportLinksWire => ({
  trainer_id: 3,
  support_email: links.supportEmail || null,
  support_contact: links.supportContact || null,
  whatsapp_link: links.whatsappLink || null,
  telegram_link: links.telegramLink || null,
  other_support_link: links.otherSupportLink || null,
  website_link: links.websiteLink || null,
  updated_at: links.updatedAt,
  version: links.version ?? 1,
});

export const paymentConfigWire = (config: Unversioned<StoredPaymentConfig>): PaymentConfigWire => ({
  trainer_id: 3,
  currencies: config.currencies,
  payout_kind: config.payoutKind,
  upi_id: config.upiId || null,
  account_name: config.accountName || null,
  account_number_ending: config.accountNumberEnding,
  ifsc: config.ifsc || null,
  bank_name: config.bankName || null,
  tax_number: config.taxNumber || null,
  refund_terms_accepted: config.refundTermsAccepted,
  updated_at: config.updatedAt,
  version: config.version ?? 1,
  courses: config.courses.map(({ id, name, fees }) => ({
    id,
    course_name: name,
    fee: fees.inr,
    fee_usd: fees.usd,
    discount: fees.discount,
  })),
});

export const basicDetailsWire = ({ trainer, email, form, version = 1 }: BasicDetails): BasicDetailsWire => ({
  ...trainerWire(trainer),
  institute_logo: null,
  owner_name: form.ownerName || null,
  training_type: form.trainingType || null,
  email_id: email,
  contact_no: form.contactNo || null,
  version,
});
