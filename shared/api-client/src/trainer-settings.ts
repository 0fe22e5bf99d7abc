import type { Fees } from '@kaksha/domain/catalogue';
import type { BasicDetailsForm, PaymentConfigForm, PayoutKind, SupportLinks } from '@kaksha/domain/trainer-rules';
import type { AxiosInstance } from 'axios';
import { mapValues } from 'es-toolkit/object/mapValues';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { resultOf } from './envelope';
import { inverted, withFieldNames, withWireNames } from './field-names';
import type { PaymentConfigWire, SupportLinksWire } from './generated/wire';
import type { ResultsOf } from './operation-types';
import { savedRecord } from './saved-record';
import { type BasicDetails, toBasicDetails } from './trainers';

/**
 * Calls for the settings of a trainer; `getBasicDetails` is in `trainers.ts`. All reject with `ApiError`: 401 or 403
 * without permission, 400 with `fields` named as in the form.
 */

export interface StoredSupportLinks extends SupportLinks {
  /** ISO 8601, UTC; null before the first save. */
  updatedAt: string | null;
  /** Changes with the links; a save sends it back. */
  version: number;
}

function toSupport(wire: SupportLinksWire): StoredSupportLinks {
  const { trainerId: _trainer, updatedAt, version, ...links } = toCamelCaseKeys(wire);
  return { ...mapValues(links, (link) => link ?? ''), updatedAt, version };
}

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
  const body = bodyOf(trainerId, links, version);
  return savedRecord(withFieldNames(http.post('/trainer-support', body)), toSupport);
}

/** Replaces all links. '' removes a link. Rejects with EDIT_CONFLICT (409) and the stored links for an outdated version. */
export async function updateSupportLinks(
  http: AxiosInstance,
  trainerId: number,
  links: SupportLinks,
  version?: number,
): Promise<StoredSupportLinks> {
  const body = bodyOf(trainerId, links, version);
  const call = http.put(`/trainer-support/${trainerId}`, body);
  return savedRecord(withFieldNames(call), toSupport);
}

/** Without the fields of stored links. */
function bodyOf(
  trainerId: number,
  { updatedAt: _updated, ...links }: SupportLinks & Partial<StoredSupportLinks>,
  version?: number,
) {
  return { trainer_id: trainerId, ...toSnakeCaseKeys(links), version };
}

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

function toPaymentConfig(wire: PaymentConfigWire): StoredPaymentConfig {
  const { trainerId: _trainer, ...config } = toCamelCaseKeys(wire);
  return {
    ...config,
    upiId: wire.upi_id ?? '',
    accountName: wire.account_name ?? '',
    ifsc: wire.ifsc ?? '',
    bankName: wire.bank_name ?? '',
    taxNumber: wire.tax_number ?? '',
    courses: wire.courses.map(({ id, course_name: name, fee: inr, fee_usd: usd, discount }) => ({
      id,
      name,
      fees: { inr, usd, discount },
    })),
  };
}

/** Only for the trainer and admins. */
export async function getPaymentConfig(
  http: AxiosInstance,
  trainerId: number,
  signal?: AbortSignal,
): Promise<StoredPaymentConfig> {
  return toPaymentConfig(resultOf(await http.get(`/pricing/payment-config/${trainerId}`, { signal })));
}

/** Percent of a payment that the platform keeps. */
export async function getPlatformFee(http: AxiosInstance): Promise<number> {
  return resultOf<ResultsOf<'getPlatformFee'>>(await http.get('/pricing/platform-fee')).percent;
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
  const body = { ...toSnakeCaseKeys(form), ...(confirmed && { confirmed }), version };
  const call = http.post('/pricing/payment-config', body);
  return savedRecord(withFieldNames(call), toPaymentConfig);
}

const detailNames = { about: 'about_us', experienceYears: 'experience' };

/** Changes only the given fields. Rejects with EDIT_CONFLICT (409) and the stored details for an outdated version. */
export async function updateBasicDetails(
  http: AxiosInstance,
  form: Partial<BasicDetailsForm>,
  version?: number,
): Promise<BasicDetails> {
  const body = withWireNames({ ...form, version }, detailNames);
  const call = http.patch('/patrons-registration/AddBasicDetails', body);
  return savedRecord(withFieldNames(call, inverted(detailNames)), toBasicDetails);
}
