import { brand } from '@kaksha/domain/brand';
import { dayIn } from '@kaksha/domain/dates';
import { demoAccounts } from '@kaksha/domain/demo';
import {
  type LedgerEntry,
  noTax,
  refundEntries,
  refundShares,
  saleEntries,
  type TaxParts,
} from '@kaksha/domain/ledger';
import {
  type BillingParty,
  financialYearOf,
  gstinCheckCharacter,
  gstRateOn,
  type InvoiceKind,
  invoiceNumber,
  taxIn,
} from '@kaksha/domain/tax';
import { required } from '@kaksha/domain/typed';
import { invoiceCounters, invoices, taxProfiles } from '../../src/platform/database/schema/invoices';
import { ledgerEntries, ledgerTransfers } from '../../src/platform/database/schema/ledger';
import { orders, payments, refunds } from '../../src/platform/database/schema/payments';
import { users } from '../../src/platform/database/schema/people';
import type { Numbered, RowBook } from './rows';
import type { Trainer } from './trainers';

/** Platform fee of the demo data, per cent. */
const feePercent = 10;

type OrderRow = Numbered<typeof orders>;
type PaymentRow = Numbered<typeof payments>;

/** Payments and refunds of the demo data in the ledger, with their invoices and credit notes. */
export function addLedger(book: RowBook, trainers: ReadonlyMap<string, Trainer>): void {
  const profile = addTaxProfile(book, trainers);
  const issue = createIssuer(book, trainers, profile);
  const orderOf = new Map(book.of(orders).map((order) => [order.id, order]));
  const refundOf = new Map(book.of(refunds).map((refund) => [refund.paymentId, refund]));
  const atOf = (row: { createdAt?: Date | undefined }) => row.createdAt?.getTime() ?? 0;
  const paid = book.of(payments).filter(({ status }) => status !== 'failed');
  const later: { at: number; add: () => void }[] = [];
  for (const payment of paid) {
    const order = required(orderOf.get(payment.orderId), 'the order');
    const { amountMinor } = payment;
    const coupon = order.couponMinor ?? 0;
    const percent =
      order.trainerId === profile.trainerId ? gstRateOn(dayIn(brand.timeZone, new Date(atOf(payment)))) : 0;
    const tax = taxIn(amountMinor, { percent, withinState: true });
    const sale = saleEntries({ payment: amountMinor, coupon, feePercent, tax });
    later.push({
      at: atOf(payment),
      add: () => {
        addTransfer(book, order, payment, { kind: 'sale', id: payment.providerPaymentId, entries: sale });
        issue(order, { kind: 'invoice', at: payment.createdAt, amountMinor, tax, percent });
      },
    });
    const refund = refundOf.get(payment.id);
    if (refund?.status !== 'succeeded') continue;
    later.push({
      at: refund.updatedAt?.getTime() ?? 0,
      add: () => {
        const fee = sale.find(({ account, line }) => account === 'trainer' && line === 'platform-fee')?.amount ?? 0;
        const sold = { payment: amountMinor, coupon, fee, ...tax };
        const nothing = { payment: 0, coupon: 0, fee: 0, ...noTax };
        const { coupon: _coupon, ...back } = refundShares(refund.amountMinor, sold, nothing);
        const amounts = { amount: refund.amountMinor, line: 'refund' } as const;
        const entries = refundEntries({ ...amounts, sale: sold, returned: nothing, refunded: nothing });
        const at = refund.updatedAt;
        addTransfer(book, order, payment, { kind: 'refund', id: refund.providerRefundId ?? '', entries, at });
        issue(order, {
          kind: 'credit-note',
          at,
          amountMinor: refund.amountMinor,
          tax: back,
          percent,
          refundId: refund.id,
        });
      },
    });
  }
  // Numbers follow the order of time.
  for (const { add } of later.sort((one, other) => one.at - other.at)) add();
}

function addTransfer(
  book: RowBook,
  { id: orderId, trainerId }: OrderRow,
  { provider, currency, createdAt }: PaymentRow,
  {
    kind,
    id,
    entries,
    at = createdAt,
  }: { kind: 'sale' | 'refund'; id: string; entries: readonly LedgerEntry[]; at?: Date | undefined },
): void {
  const key = `${kind === 'sale' ? 'payment' : 'refund'} ${provider} ${id}`;
  const transfer = book.add(ledgerTransfers, { key, kind, orderId, currency, at });
  for (const { account, line, amount } of entries) {
    const owner = account === 'trainer' ? trainerId : null;
    book.add(ledgerEntries, { transferId: transfer.id, account, trainerId: owner, line, amountMinor: amount });
  }
}

/** The demo trainer is registered for GST in Karnataka. */
function addTaxProfile(book: RowBook, trainers: ReadonlyMap<string, Trainer>) {
  const trainer = required(
    [...trainers.values()].find(({ seed }) => seed.email === demoAccounts.trainer),
    'the demo trainer',
  );
  const number = '29AAGPR5055K1Z';
  return book.add(taxProfiles, {
    trainerId: trainer.row.id,
    name: trainer.row.name,
    address: '14 Residency Road\nBengaluru 560025',
    state: '29',
    gstin: number + gstinCheckCharacter(number),
    updatedAt: trainer.row.createdAt,
  });
}

interface Issued {
  kind: InvoiceKind;
  at: Date | undefined;
  amountMinor: number;
  tax: TaxParts;
  percent: number;
  refundId?: number;
}

function createIssuer(book: RowBook, trainers: ReadonlyMap<string, Trainer>, profile: Numbered<typeof taxProfiles>) {
  const nameOf = new Map([...trainers.values()].map(({ row }) => [row.id, row.name]));
  const learners = new Map(book.of(users).map(({ id, name, email }) => [id, name || email]));
  const counters = new Map<string, Numbered<typeof invoiceCounters>>();
  const invoiceOf = new Map<number, number>();
  return (order: OrderRow, { kind, at = new Date(0), amountMinor, tax, percent, refundId }: Issued): void => {
    const year = financialYearOf(at);
    const { trainerId } = order;
    const key = `${trainerId} ${kind} ${year}`;
    const counter = counters.get(key) ?? book.add(invoiceCounters, { trainerId, kind, year, last: 0 });
    counters.set(key, counter);
    counter.last += 1;
    const isRegistered = trainerId === profile.trainerId;
    const seller: BillingParty = isRegistered
      ? { name: profile.name, address: profile.address, state: '29', gstin: profile.gstin ?? null }
      : { name: nameOf.get(trainerId) ?? '', address: '', state: null, gstin: null };
    const row = book.add(invoices, {
      kind,
      trainerId,
      year,
      serial: counter.last,
      number: invoiceNumber(kind, year, counter.last),
      orderId: order.id,
      refundId: refundId ?? null,
      invoiceId: invoiceOf.get(order.id) ?? null,
      issuedAt: at,
      currency: order.currency,
      amountMinor,
      cgstMinor: tax.cgst,
      sgstMinor: tax.sgst,
      igstMinor: tax.igst,
      percent,
      seller,
      courseName: order.courseName,
      buyer: { name: learners.get(order.userId) ?? '', address: '', state: null, gstin: null },
    });
    if (kind === 'invoice') invoiceOf.set(order.id, row.id);
  };
}
