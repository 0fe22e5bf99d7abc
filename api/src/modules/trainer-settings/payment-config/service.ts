import { type PaymentConfigForm, paymentConfigErrors } from '@kaksha/domain/trainer-rules';
import { forbidden } from '../../../api-error';
import { writeAudit } from '../../../audit';
import { inTransaction, type UserContext } from '../../../context';
import { accountNumberOf } from '../../../encryption/account-numbers';
import { readTexts, refuse } from '../../../form';
import { loadTrainer } from '../../trainers/service';
import { mayEditSettings } from '../policy';
import { findPaymentConfig, type PaymentConfigRow, upsertPaymentConfig } from './repo';
import { type PaymentConfigBody, paymentNames } from './schema';

/**
 * Null before anything is configured.
 * @throws ApiError FORBIDDEN (403) unless the caller is the trainer or an admin, TRAINER_NOT_FOUND (404).
 */
export async function getPaymentConfig(context: UserContext, trainerId: number): Promise<PaymentConfigRow | null> {
  if (!mayEditSettings(context.principal, trainerId)) throw forbidden();
  await loadTrainer(context, trainerId);
  return readPaymentConfig(context, trainerId);
}

/**
 * Saves the payout account and records the change in the audit log.
 * @throws ApiError VALIDATION_FAILED (400) with a message for each field.
 */
export async function savePaymentConfig(
  context: UserContext,
  { id: trainerId, ...body }: PaymentConfigBody & { id: number },
): Promise<PaymentConfigRow | null> {
  return inTransaction(context, async (tx) => {
    const { db, principal, requestId, clock, cipher } = tx;
    const stored = await readPaymentConfig(tx, trainerId);
    const form = readForm(body);
    refuse(paymentConfigErrors(form, { hasAccount: stored?.accountNumber != null }), paymentNames);
    const isBank = form.payoutKind === 'bank';
    const accountNumber = isBank ? form.accountNumber || (stored?.accountNumber ?? null) : null;
    // Columns of the other payout kind are cleared.
    await upsertPaymentConfig(db, {
      trainerId,
      currencies: form.currencies,
      payoutKind: form.payoutKind,
      upiId: isBank ? null : form.upiId,
      accountName: isBank ? form.accountName : null,
      accountNumber: accountNumber && cipher.encrypt(accountNumber, accountNumberOf(trainerId)),
      ifsc: isBank ? form.ifsc.toUpperCase() : null,
      bankName: isBank ? form.bankName || null : null,
      taxNumber: form.taxNumber.toUpperCase() || null,
      refundTermsAcceptedAt: stored?.refundTermsAcceptedAt ?? clock.now(),
    });
    const detail = { payoutKind: form.payoutKind, currencies: form.currencies };
    await writeAudit(db, { actorId: principal.id, action: 'payout.change', entityId: trainerId, detail, requestId });
    return readPaymentConfig(tx, trainerId);
  });
}

/** The config with its account number in plain text. */
async function readPaymentConfig({ db, cipher }: UserContext, trainerId: number): Promise<PaymentConfigRow | null> {
  const row = await findPaymentConfig(db, trainerId);
  const stored = row?.accountNumber;
  return row && { ...row, accountNumber: stored ? cipher.decrypt(stored, accountNumberOf(trainerId)) : null };
}

function readForm(body: PaymentConfigBody): PaymentConfigForm {
  const { currencies: _c, payoutKind: _k, refundTermsAccepted: _r, ...textNames } = paymentNames;
  return {
    ...{ upiId: '', accountName: '', accountNumber: '', ifsc: '', bankName: '', taxNumber: '' },
    ...readTexts(body, textNames),
    currencies: body.currencies ?? [],
    payoutKind: body.payout_kind,
    refundTermsAccepted: body.refund_terms_accepted ?? false,
  };
}
