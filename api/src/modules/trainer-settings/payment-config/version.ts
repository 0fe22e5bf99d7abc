import { versionOf } from '../../../platform/http/edit-conflict';
import type { PaymentConfigRow } from './repo';

/** @param row  with the account number in plain text, because each encryption of it is different */
export function paymentVersion(row: PaymentConfigRow | null): number {
  const { currencies, payoutKind, upiId, accountName, accountNumber, ifsc, bankName, taxNumber } = row ?? {};
  return versionOf([currencies, payoutKind, upiId, accountName, accountNumber, ifsc, bankName, taxNumber]);
}
