import type { Fees } from '@kaksha/domain/catalogue';
import type { BasicDetailsForm, PaymentConfigForm, PayoutKind, SupportLinks } from '@kaksha/domain/trainer-rules';
import { keysOf } from '@kaksha/domain/typed';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import { inverted, withFieldNames } from './field-names';
import type { PaymentConfigWire, SupportLinksWire } from './generated/wire';
import type { BodyOf } from './operation-types';
import { savedRecord } from './saved-record';
import { type BasicDetails, toBasicDetails } from './trainers';

/**
 * Calls for the settings of a trainer; `getBasicDetails` is in `trainers.ts`. All reject with `ApiError`: 401 or 403
 * without permission, 400 with `fields` named as in the form.
 */

const supportNames = {
  email: 'support_email',
  contact: 'support_contact',
  whatsapp: 'whatsapp_link',
  telegram: 'telegram_link',
  other: 'other_support_link',
  website: 'website_link',
} as const satisfies Record<keyof SupportLinks, keyof SupportLinksWire>;

export interface StoredSupportLinks extends SupportLinks {
  /** ISO 8601, UTC; null before the first save. */
  updatedAt: string | null;
  /** Changes with the links; a save sends it back. */
  version: number;
}

function toSupport(wire: SupportLinksWire): StoredSupportLinks {
  const of = (field: keyof SupportLinks) => wire[supportNames[field]] ?? '';
  return {
    email: of('email'),
    contact: of('contact'),
    whatsapp: of('whatsapp'),
    telegram: of('telegram'),
    other: of('other'),
    website: of('website'),
    updatedAt: wire.updated_at,
    version: wire.version,
  };
}

const spelled = <F extends string>(form: Partial<Record<F, unknown>>, names: Record<F, string>) =>
  Object.fromEntries(keysOf(form).map((field) => [names[field], form[field]]));

/** Only for the trainer, their learners and admins. */
export async function getSupportLinks(
  http: AxiosInstance,
  trainerId: number,
  signal?: AbortSignal,
): Promise<StoredSupportLinks> {
  return toSupport(resultOf(await http.get(`/trainer-support/${trainerId}`, { signal })));
}

export async function addSupportLinks(
  http: AxiosInstance,
  trainerId: number,
  links: SupportLinks,
  version?: number,
): Promise<StoredSupportLinks> {
  const body = { trainer_id: trainerId, ...spelled(pick(links), supportNames), version };
  return savedRecord(withFieldNames(http.post('/trainer-support', body), inverted(supportNames)), toSupport);
}

/** Replaces all links. '' removes a link. Rejects with EDIT_CONFLICT (409) and the stored links for an outdated version. */
export async function updateSupportLinks(
  http: AxiosInstance,
  trainerId: number,
  links: SupportLinks,
  version?: number,
): Promise<StoredSupportLinks> {
  const body = { trainer_id: trainerId, ...spelled(pick(links), supportNames), version };
  const call = http.put(`/trainer-support/${trainerId}`, body);
  return savedRecord(withFieldNames(call, inverted(supportNames)), toSupport);
}

/** The links without the other stored fields. */
function pick(links: SupportLinks): SupportLinks {
  const { email, contact, whatsapp, telegram, other, website } = links;
  return { email, contact, whatsapp, telegram, other, website };
}

const paymentNames = {
  currencies: 'currencies',
  payoutKind: 'payout_kind',
  upiId: 'upi_id',
  accountName: 'account_name',
  accountNumber: 'account_number',
  ifsc: 'ifsc',
  bankName: 'bank_name',
  taxNumber: 'tax_number',
  refundTermsAccepted: 'refund_terms_accepted',
} as const satisfies Record<keyof PaymentConfigForm, keyof BodyOf<'savePaymentConfig'>>;

export interface StoredPaymentConfig extends Omit<PaymentConfigForm, 'accountNumber' | 'payoutKind'> {
  /** Null until configured. */
  payoutKind: PayoutKind | null;
  /** Last four digits of the account number, which the API never returns in full. Null without one. */
  accountNumberEnding: string | null;
  /** ISO 8601, UTC; null until configured. */
  updatedAt: string | null;
  /** The trainer's public courses, which need a fee in one of the currencies. */
  courses: OfferedCourse[];
  /** Changes with the settings; a save sends it back. */
  version: number;
}

export interface OfferedCourse {
  id: number;
  name: string;
  fees: Fees;
}

const toPaymentConfig = (wire: PaymentConfigWire): StoredPaymentConfig => ({
  currencies: wire.currencies,
  payoutKind: wire.payout_kind,
  upiId: wire.upi_id ?? '',
  accountName: wire.account_name ?? '',
  accountNumberEnding: wire.account_number_ending,
  ifsc: wire.ifsc ?? '',
  bankName: wire.bank_name ?? '',
  taxNumber: wire.tax_number ?? '',
  refundTermsAccepted: wire.refund_terms_accepted,
  updatedAt: wire.updated_at,
  version: wire.version,
  courses: wire.courses.map(({ id, course_name: name, fee: inr, fee_usd: usd, discount }) => ({
    id,
    name,
    fees: { inr, usd, discount },
  })),
});

/** Only for the trainer and admins. */
export async function getPaymentConfig(
  http: AxiosInstance,
  trainerId: number,
  signal?: AbortSignal,
): Promise<StoredPaymentConfig> {
  return toPaymentConfig(resultOf(await http.get(`/pricing/payment-config/${trainerId}`, { signal })));
}

/**
 * An account number of '' keeps the stored one. `confirmed`: the trainer has seen which courses cannot be bought then;
 * without it they are refused with 409 CONFIRMATION_REQUIRED. Rejects with EDIT_CONFLICT (409) and the stored settings
 * for an outdated version.
 */
export async function savePaymentConfig(
  http: AxiosInstance,
  form: PaymentConfigForm,
  { confirmed = false, version }: { confirmed?: boolean; version?: number } = {},
): Promise<StoredPaymentConfig> {
  const body = { ...spelled(form, paymentNames), ...(confirmed && { confirmed }), version };
  const call = http.post('/pricing/payment-config', body);
  return savedRecord(withFieldNames(call, inverted(paymentNames)), toPaymentConfig);
}

const detailsNames = {
  name: 'name',
  ownerName: 'owner_name',
  trainingType: 'training_type',
  headline: 'headline',
  about: 'about_us',
  location: 'location',
  experienceYears: 'experience',
  contactNo: 'contact_no',
  photo: 'photo',
} as const satisfies Record<keyof BasicDetailsForm, keyof BodyOf<'updateBasicDetails'>>;

/** Changes only the given fields. Rejects with EDIT_CONFLICT (409) and the stored details for an outdated version. */
export async function updateBasicDetails(
  http: AxiosInstance,
  form: Partial<BasicDetailsForm>,
  version?: number,
): Promise<BasicDetails> {
  const call = http.patch('/patrons-registration/AddBasicDetails', { ...spelled(form, detailsNames), version });
  return savedRecord(withFieldNames(call, inverted(detailsNames)), toBasicDetails);
}
