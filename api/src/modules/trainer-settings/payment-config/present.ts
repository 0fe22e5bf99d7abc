import { toMajor } from '@kaksha/domain/money';
import type { PaymentConfig } from './service';
import { paymentVersion } from './version';

const major = (minor: number | null) => (minor === null ? null : toMajor(minor));

const none = {
  currencies: [],
  payoutKind: null,
  upiId: null,
  accountName: null,
  ifsc: null,
  bankName: null,
  taxNumber: null,
  updatedAt: null,
};

export const presentPaymentConfig = (trainerId: number, { row, courses }: PaymentConfig) => ({
  ...(row ?? none),
  trainerId,
  accountNumberEnding: row?.accountNumber?.slice(-4) ?? null,
  refundTermsAccepted: row?.refundTermsAcceptedAt != null,
  version: paymentVersion(row),
  courses: courses.map(({ id, name, feeMinor, feeUsdMinor, discount }) => ({
    id,
    courseName: name,
    fee: major(feeMinor),
    feeUsd: major(feeUsdMinor),
    discount,
  })),
});
