import type { Currency } from '@kaksha/domain/catalogue';
import { isUnpayable, storedFees } from '@kaksha/domain/money';
import { type PaymentConfigForm, paymentConfigRules } from '@kaksha/domain/trainer-rules';
import { keysOf } from '@kaksha/domain/typed';
import { inTransaction, type ServiceContext, type UserContext } from '../../../platform/context/context';
import { mustBeProven, mustNotBeManager } from '../../../platform/context/policy';
import { writeAudit } from '../../../platform/database/audit';
import { lockNamed } from '../../../platform/database/lock-named';
import { accountNumberOf } from '../../../platform/encryption/purposes';
import { forbidden } from '../../../platform/http/api-error';
import { requireVersion } from '../../../platform/http/edit-conflict';
import { check, readTexts } from '../../../platform/http/form';
import { mailOwners } from '../../auth/owner-mail-service';
import { mustHaveSecondFactor } from '../../auth/owners-service';
import { type OfferedCourse, offeredCourses } from '../../catalogue/courses/service';
import { loadTrainer } from '../../trainers/service';
import { mayEditSettings } from '../policy';
import { unpayableCourses } from './errors';
import { findPaymentConfig, type PaymentConfigRow, setRouteAccountId, upsertPaymentConfig } from './repo';
import type { PaymentConfigBody } from './schema';
import { paymentVersion } from './version';

export interface PaymentConfig {
  /** Null before anything is configured. */
  row: PaymentConfigRow | null;
  /** The trainer's public courses, which need a fee in an accepted currency. */
  courses: OfferedCourse[];
}

/**
 * @throws ApiError FORBIDDEN (403) unless the caller is the trainer or an admin, TRAINER_NOT_FOUND (404).
 */
export async function getPaymentConfig(context: UserContext, trainerId: number): Promise<PaymentConfig> {
  if (!mayEditSettings(context.principal, trainerId)) throw forbidden();
  mustNotBeManager(context.principal);
  await loadTrainer(context, trainerId);
  return loadConfig(context, trainerId);
}

/** For everyone: trainers read it before they register. */
export const getPlatformFee = ({ site }: ServiceContext): { percent: number } => ({
  percent: site.current().fees.platformFeePercent,
});

/** The currencies in which a trainer takes payments; null for any. */
export async function acceptedCurrencies(
  { db }: Pick<UserContext, 'db'>,
  trainerId: number,
): Promise<readonly Currency[] | null> {
  return (await findPaymentConfig(db, trainerId))?.currencies ?? null;
}

async function loadConfig(context: UserContext, trainerId: number): Promise<PaymentConfig> {
  return { row: await readPaymentConfig(context, trainerId), courses: await offeredCourses(context, trainerId) };
}

/**
 * Saves how a trainer is paid, records it in the audit log and mails all owners about another account or tax number.
 * @throws ApiError VALIDATION_FAILED (400) with a message for each field, SECOND_FACTOR_REQUIRED (403) for another
 * account, STEP_UP_REQUIRED (403) for another account or tax number,
 * EDIT_CONFLICT (409) for an outdated version, CONFIRMATION_REQUIRED (409) when a published course could no longer be
 * bought, unless the call is confirmed.
 */
export async function savePaymentConfig(
  context: UserContext,
  { id: trainerId, confirmed = false, version, ...body }: PaymentConfigBody & { id: number },
): Promise<PaymentConfig> {
  mustNotBeManager(context.principal);
  return inTransaction(context, async (tx) => {
    const { db, principal, requestId, clock, cipher, client } = tx;
    await lockNamed(db, `payment config of trainer ${trainerId}`);
    const stored = await readPaymentConfig(tx, trainerId);
    const versions = { given: version, stored: paymentVersion(stored) };
    requireVersion(versions, { name: 'account', read: () => loadConfig(context, trainerId) });
    const form = readForm(body);
    check(paymentConfigRules, form, {}, { hasAccount: stored?.accountNumber != null });
    const unpayable = (await offeredCourses(tx, trainerId)).filter((course) =>
      isUnpayable({ ...storedFees(course), accepted: form.currencies }),
    );
    if (unpayable.length > 0 && !confirmed) throw unpayableCourses(unpayable.map(({ name }) => name));
    const isBank = form.payoutKind === 'bank';
    const accountNumber = isBank ? form.accountNumber || (stored?.accountNumber ?? null) : null;
    // Columns of the other payout kind are cleared.
    const account = {
      payoutKind: form.payoutKind,
      upiId: isBank ? null : form.upiId,
      accountName: isBank ? form.accountName : null,
      accountNumber,
      ifsc: isBank ? form.ifsc.toUpperCase() : null,
    };
    const isOtherAccount = !isSameAccount(stored, account);
    // The first account replaces none, so nothing waits for it.
    const isReplaced = isOtherAccount && stored !== null;
    const taxNumber = form.taxNumber.toUpperCase() || null;
    const isOtherTaxNumber = taxNumber !== (stored?.taxNumber ?? null);
    if (isOtherAccount) await mustHaveSecondFactor(tx);
    if (isOtherAccount || isOtherTaxNumber) mustBeProven(principal, clock.now());
    await upsertPaymentConfig(db, {
      ...account,
      trainerId,
      currencies: form.currencies,
      accountNumber: accountNumber && cipher.encrypt(accountNumber, accountNumberOf(trainerId)),
      bankName: isBank ? form.bankName || null : null,
      taxNumber,
      // The linked account leads to the account before.
      routeAccountId: isOtherAccount ? null : (stored?.routeAccountId ?? null),
      accountChangedAt: isReplaced ? clock.now() : (stored?.accountChangedAt ?? null),
      refundTermsAcceptedAt: stored?.refundTermsAcceptedAt ?? clock.now(),
    });
    const detail = { payoutKind: form.payoutKind, currencies: form.currencies, otherAccount: isOtherAccount };
    const entry = { actorId: principal.id, entityId: trainerId, detail, client, requestId };
    await writeAudit(db, { ...entry, action: 'payout.change' });
    if (isOtherAccount) await mailOwners(tx, { trainerId, change: { kind: 'payout-changed' } });
    if (isOtherTaxNumber) await mailOwners(tx, { trainerId, change: { kind: 'tax-details-changed' } });
    return loadConfig(tx, trainerId);
  });
}

export type PayoutAccountRow = Pick<
  PaymentConfigRow,
  'payoutKind' | 'upiId' | 'accountName' | 'accountNumber' | 'ifsc' | 'bankName' | 'routeAccountId' | 'accountChangedAt'
>;

/**
 * The account that payouts go to, in plain text; null while the trainer has typed none, and after the deletion of the
 * trainer's account. Callers check permissions.
 */
export async function readPayoutAccount(context: ServiceContext, trainerId: number): Promise<PayoutAccountRow | null> {
  const config = await readPaymentConfig(context, trainerId);
  if (!config) return null;
  const { payoutKind, upiId, accountName, accountNumber, ifsc, bankName, routeAccountId, accountChangedAt } = config;
  if (payoutKind === 'upi' && !upiId) return null;
  return { payoutKind, upiId, accountName, accountNumber, ifsc, bankName, routeAccountId, accountChangedAt };
}

/** Stores or removes the linked account of the payment provider. Callers check permissions. */
export async function setRouteAccount(
  { db }: Pick<ServiceContext, 'db'>,
  { trainerId, accountId }: { trainerId: number; accountId: string | null },
): Promise<void> {
  await setRouteAccountId(db, trainerId, accountId);
}

type PayoutAccount = Pick<PaymentConfigRow, 'payoutKind' | 'upiId' | 'accountName' | 'accountNumber' | 'ifsc'>;

/** Whether money goes where it went before. */
function isSameAccount(stored: PayoutAccount | null, account: PayoutAccount): boolean {
  return (
    stored !== null &&
    stored.payoutKind === account.payoutKind &&
    stored.upiId === account.upiId &&
    stored.accountName === account.accountName &&
    stored.accountNumber === account.accountNumber &&
    stored.ifsc === account.ifsc
  );
}

/** The config with its account number in plain text. */
async function readPaymentConfig({ db, cipher }: ServiceContext, trainerId: number): Promise<PaymentConfigRow | null> {
  const row = await findPaymentConfig(db, trainerId);
  const stored = row?.accountNumber;
  return row && { ...row, accountNumber: stored ? cipher.decrypt(stored, accountNumberOf(trainerId)) : null };
}

const noTexts = { upiId: '', accountName: '', accountNumber: '', ifsc: '', bankName: '', taxNumber: '' };

function readForm(body: PaymentConfigBody): PaymentConfigForm {
  const { currencies = [], payoutKind, refundTermsAccepted = false } = body;
  return { ...noTexts, ...readTexts(body, keysOf(noTexts)), currencies, payoutKind, refundTermsAccepted };
}
