import { type LedgerEntry, refundEntries, saleEntries } from '@kaksha/domain/ledger';
import { ledgerEntries, ledgerTransfers } from '../../schema/ledger';
import { orders, payments, refunds } from '../../schema/payments';
import type { RowBook } from './rows';

/** Platform fee of the demo data, per cent. */
const feePercent = 10;

/** Payments and refunds of the demo data in the ledger. */
export function addLedger(book: RowBook): void {
  const orderOf = new Map(book.of(orders).map((order) => [order.id, order]));
  const refundOf = new Map(book.of(refunds).map((refund) => [refund.paymentId, refund]));
  for (const { id, orderId, provider, providerPaymentId, amountMinor, currency, status, createdAt } of book.of(
    payments,
  )) {
    const order = orderOf.get(orderId);
    if (!order || status === 'failed') continue;
    const add = (kind: 'sale' | 'refund', key: string, at: Date | undefined, entries: readonly LedgerEntry[]) => {
      const transfer = book.add(ledgerTransfers, { key, kind, orderId, currency, at });
      for (const { account, line, amount } of entries) {
        const trainerId = account === 'trainer' ? order.trainerId : null;
        book.add(ledgerEntries, { transferId: transfer.id, account, trainerId, line, amountMinor: amount });
      }
    };
    const sale = saleEntries({ payment: amountMinor, coupon: order.couponMinor ?? 0, feePercent });
    add('sale', `payment ${provider} ${providerPaymentId}`, createdAt, sale);
    const refund = refundOf.get(id);
    if (refund?.status !== 'succeeded') continue;
    const fee = sale.find(({ account, line }) => account === 'trainer' && line === 'platform-fee')?.amount ?? 0;
    const before = { payment: amountMinor, fee, refundedBefore: 0, feeReturnedBefore: 0 };
    const back = refundEntries({ amount: refund.amountMinor, line: 'refund', ...before });
    add('refund', `refund ${provider} ${refund.providerRefundId}`, refund.updatedAt, back);
  }
}
