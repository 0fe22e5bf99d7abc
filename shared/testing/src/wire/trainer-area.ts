import type { ListedBatch } from '@kaksha/api-client/batches';
import type { AddedModule } from '@kaksha/api-client/curriculum';
import type { BasicDetails, StoredPaymentConfig, StoredSupportLinks } from '@kaksha/api-client/trainer-settings';
import { batchWire, moduleWire, trainerWire } from './catalogue';

/** API responses of the trainer area, built from domain objects. */

export const listedBatchWire = (batch: ListedBatch) => ({ ...batchWire(batch), course_name: batch.courseName });

/** The whole `data` of the call that adds a module. */
export const addedModuleWire = ({ module, course }: AddedModule) => ({
  ...moduleWire(module),
  results: moduleWire(module),
  course: { stage: course.stage, course_status: course.status, missing: course.missing },
});

export const supportLinksWire = (links: StoredSupportLinks) => ({
  support_email: links.email || null,
  support_contact: links.contact || null,
  whatsapp_link: links.whatsapp || null,
  telegram_link: links.telegram || null,
  other_support_link: links.other || null,
  website_link: links.website || null,
  updated_at: links.updatedAt,
});

export const paymentConfigWire = (config: StoredPaymentConfig) => ({
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
});

export const basicDetailsWire = ({ trainer, email, form }: BasicDetails) => ({
  ...trainerWire(trainer),
  owner_name: form.ownerName || null,
  training_type: form.trainingType || null,
  email_id: email,
  contact_no: form.contactNo || null,
});
