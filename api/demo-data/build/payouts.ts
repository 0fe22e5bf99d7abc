import { payoutEntries } from '@kaksha/domain/ledger';
import { maskedAccount, paidBefore, payoutCutoff } from '@kaksha/domain/payouts';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { required } from '@kaksha/domain/typed';
import { ledgerEntries, ledgerTransfers } from '../../src/platform/database/schema/ledger';
import { orders, paymentConfigs } from '../../src/platform/database/schema/payments';
import { payoutLines, payouts } from '../../src/platform/database/schema/payouts';
import { createRandom } from '../../src/platform/drawing/random';
import { type Clock, noLaterThan } from './clock';
import { uuid } from './enrolments';
import type { Numbered, RowBook } from './rows';

/** Weeks before the load whose payouts were paid. */
const paidWeeks = [12, 8, 4, 2];

type OrderRow = Numbered<typeof orders>;

/** Payouts that were paid, and one of each trainer and currency that waits for an approval. */
export function addPayouts(book: RowBook, clock: Clock, adminId: number): void {
  const orderOf = new Map(book.of(orders).map((order) => [order.id, order]));
  const amountOf = new Map<number, number>();
  for (const { transferId, account, amountMinor } of book.of(ledgerEntries)) {
    if (account === 'trainer') amountOf.set(transferId, (amountOf.get(transferId) ?? 0) - amountMinor);
  }
  const groups = new Map<string, { order: OrderRow; transfer: Numbered<typeof ledgerTransfers> }[]>();
  for (const transfer of book.of(ledgerTransfers)) {
    const order = required(orderOf.get(transfer.orderId ?? 0), 'the order');
    const key = `${order.trainerId} ${order.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), { order, transfer }]);
  }
  const latest = payoutCutoff(clock.midnight);
  const cutoffs = [...paidWeeks.map((weeks) => new Date(latest.getTime() - weeks * 7 * dayMs)), latest];
  const random = createRandom('payouts');
  for (const rows of groups.values()) {
    let left = rows;
    for (const cutoff of cutoffs) {
      const isDue = ({ order, transfer }: (typeof rows)[number]) =>
        required(order.paidAt, 'paidAt') <= paidBefore(cutoff) && required(transfer.at, 'at') <= cutoff;
      const due = left.filter(isDue);
      const amountMinor = due.reduce((sum, { transfer }) => sum + (amountOf.get(transfer.id) ?? 0), 0);
      const first = due[0];
      if (!first || amountMinor <= 0) continue;
      left = left.filter((row) => !due.includes(row));
      const { trainerId, currency } = first.order;
      const payout = book.add(payouts, {
        reference: uuid(random),
        trainerId,
        currency,
        cutoff,
        amountMinor,
        createdAt: noLaterThan(clock, new Date(cutoff.getTime() + hourMs)),
        updatedAt: noLaterThan(clock, new Date(cutoff.getTime() + hourMs)),
      });
      for (const { transfer } of due) book.add(payoutLines, { payoutId: payout.id, transferId: transfer.id });
      if (cutoff !== latest) pay(book, payout, { adminId, reference: `KKBKN${random.int(10_000_000, 99_999_999)}` });
    }
  }
}

function pay(
  book: RowBook,
  payout: Numbered<typeof payouts>,
  { adminId, reference }: { adminId: number; reference: string },
): void {
  const { id, trainerId, currency, amountMinor, cutoff } = payout;
  const config = required(
    book.of(paymentConfigs).find((row) => row.trainerId === trainerId),
    'the payout account',
  );
  const { payoutKind, upiId = null, accountNumber = null, ifsc = null } = config;
  const approvedAt = new Date(cutoff.getTime() + 34 * hourMs);
  const closedAt = new Date(cutoff.getTime() + 38 * hourMs);
  Object.assign(payout, {
    state: 'paid',
    method: 'manual',
    approvedBy: adminId,
    approvedAt,
    closedAt,
    updatedAt: closedAt,
    account: maskedAccount({ payoutKind, upiId, accountNumber, ifsc }),
    paymentReference: reference,
  });
  for (const [kind, at] of [
    ['payout', approvedAt],
    ['payout-paid', closedAt],
  ] as const) {
    const transfer = book.add(ledgerTransfers, { key: `${kind} ${id}`, kind, orderId: null, currency, at });
    for (const { account, line, amount } of payoutEntries(kind, amountMinor)) {
      const owner = account === 'trainer' ? trainerId : null;
      book.add(ledgerEntries, { transferId: transfer.id, account, trainerId: owner, line, amountMinor: amount });
    }
  }
}
