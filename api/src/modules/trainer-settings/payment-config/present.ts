import { toMajor } from '@kaksha/domain/money';
import type { PaymentConfigWire } from './schema';
import type { PaymentConfig } from './service';
import { paymentVersion } from './version';

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
