import { toMajor } from '@kaksha/domain/money';
import { versionOf } from '../../../edit-conflict';
import type { PaymentConfigRow } from './repo';
import type { PaymentConfigWire } from './schema';
import type { PaymentConfig } from './service';

const major = (minor: number | null) => (minor === null ? null : toMajor(minor));

export function presentPaymentConfig(trainerId: number, { row, courses }: PaymentConfig): PaymentConfigWire {
  return {
    trainer_id: trainerId,
    currencies: row?.currencies ?? [],
    payout_kind: row?.payoutKind ?? null,
    upi_id: row?.upiId ?? null,
    account_name: row?.accountName ?? null,
    account_number_ending: row?.accountNumber?.slice(-4) ?? null,
    ifsc: row?.ifsc ?? null,
    bank_name: row?.bankName ?? null,
    tax_number: row?.taxNumber ?? null,
    refund_terms_accepted: row?.refundTermsAcceptedAt != null,
    updated_at: row?.updatedAt.toISOString() ?? null,
    version: paymentVersion(row),
    courses: courses.map(({ id, name, feeMinor, feeUsdMinor, discount }) => ({
      id,
      course_name: name,
      fee: major(feeMinor),
      fee_usd: major(feeUsdMinor),
      discount,
    })),
  };
}

/** @param row  with the account number in plain text, because each encryption of it is different */
export function paymentVersion(row: PaymentConfigRow | null): number {
  const { currencies, payoutKind, upiId, accountName, accountNumber, ifsc, bankName, taxNumber } = row ?? {};
  return versionOf([currencies, payoutKind, upiId, accountName, accountNumber, ifsc, bankName, taxNumber]);
}
