import { type PaymentConfigForm, paymentConfigErrors } from '@kaksha/domain/trainer-rules';
import type { Actor } from '../../actor';
import { forbidden } from '../../api-error';
import { writeAudit } from '../../audit';
import type { Database } from '../../db/database';
import { readTexts, refuse } from '../../form';
import type { Viewer } from '../../viewer';
import { loadTrainer } from '../trainers/service';
import { managesSettings } from './policy';
import { findPaymentConfig, type PaymentConfigRow, savePaymentConfig } from './repo';
import { type PaymentConfigBody, paymentNames } from './schema';

/** Null while nothing is configured. Throws 403 for everybody but the trainer and admins, 404 without such a trainer. */
export async function getPaymentConfig(
  db: Database,
  viewer: Viewer,
  trainerId: number,
): Promise<PaymentConfigRow | null> {
  if (!managesSettings(viewer, trainerId)) throw forbidden();
  await loadTrainer(db, trainerId);
  return findPaymentConfig(db, trainerId);
}

/** Keeps how the trainer is paid, and notes that it changed. Throws 400 with a sentence for each field. */
export async function savePaymentConfigOf(
  db: Database,
  actor: Actor,
  trainerId: number,
  body: PaymentConfigBody,
): Promise<PaymentConfigRow | null> {
  return db.transaction(async (tx) => {
    const stored = await findPaymentConfig(tx, trainerId);
    const form = readForm(body);
    refuse(paymentConfigErrors(form, { hasAccount: stored?.accountNumber != null }), paymentNames);
    const isBank = form.payoutKind === 'bank';
    await savePaymentConfig(tx, {
      trainerId,
      currencies: form.currencies,
      payoutKind: form.payoutKind,
      // Of the kind that is not chosen nothing is kept.
      upiId: isBank ? null : form.upiId,
      accountName: isBank ? form.accountName : null,
      accountNumber: isBank ? form.accountNumber || (stored?.accountNumber ?? null) : null,
      ifsc: isBank ? form.ifsc.toUpperCase() : null,
      bankName: isBank ? form.bankName || null : null,
      taxNumber: form.taxNumber.toUpperCase() || null,
      refundTermsAcceptedAt: stored?.refundTermsAcceptedAt ?? new Date(),
    });
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'payout.change',
      entityId: trainerId,
      detail: { payoutKind: form.payoutKind, currencies: form.currencies },
      requestId: actor.requestId,
    });
    return findPaymentConfig(tx, trainerId);
  });
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
