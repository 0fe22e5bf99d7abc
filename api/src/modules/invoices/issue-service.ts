import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { dayIn } from '@kaksha/domain/dates';
import { noTax, type TaxParts } from '@kaksha/domain/ledger';
import {
  type BillingParty,
  financialYearOf,
  gstRateOn,
  type InvoiceKind,
  invoiceNumber,
  isGstState,
  isWithinState,
  taxIn,
} from '@kaksha/domain/tax';
import type { ServiceContext } from '../../platform/context/context';
import { formerLearner, isDeletedAddress } from '../../platform/database/deleted-account';
import { addInvoice, findInvoiceOfOrder, findParties, type InvoiceRow, takeSerial } from './repo';

interface SoldOrder {
  id: number;
  trainerId: number;
  currency: Currency;
  courseName: string;
}

/** The taxes of a payment and the parties of its invoice. */
export interface TaxedSale {
  tax: TaxParts;
  /** Per cent; 0 when the seller is not registered. */
  percent: number;
  seller: BillingParty;
  buyer: BillingParty;
  /** The invoice that the order has already. */
  invoice: InvoiceRow | null;
}

const stateOf = (code: string | undefined) => (code !== undefined && isGstState(code) ? code : null);

/**
 * The taxes that a payment contains, with the parties of its invoice. The place of supply is the buyer's state, and the
 * seller's without one. A seller without a GST number collects no tax.
 */
export async function taxSale({ db, clock }: ServiceContext, orderId: number, amountMinor: number): Promise<TaxedSale> {
  const found = await findParties(db, orderId);
  if (!found) throw new Error(`order ${orderId} has no parties`);
  const { trainerName, learner, profile, billing, invoice } = found;
  const seller: BillingParty = {
    name: profile?.name ?? trainerName,
    address: profile?.address ?? '',
    state: stateOf(profile?.state),
    gstin: profile?.gstin ?? null,
  };
  const buyer: BillingParty = {
    name: billing?.name ?? (isDeletedAddress(learner.email) ? formerLearner : learner.name || learner.email),
    address: billing?.address ?? '',
    state: stateOf(billing?.state),
    gstin: billing?.gstin ?? null,
  };
  if (!seller.gstin || !seller.state) return { tax: noTax, percent: 0, seller, buyer, invoice };
  const percent = gstRateOn(dayIn(brand.timeZone, clock.now()));
  const withinState = isWithinState(seller.state, buyer.state);
  return { tax: taxIn(amountMinor, { percent, withinState }), percent, seller, buyer, invoice };
}

/**
 * Issues the invoice of a paid order, once. Call it with what `taxSale` found in the same transaction, in which the order
 * is locked.
 */
export async function issueInvoice(
  context: ServiceContext,
  order: SoldOrder,
  { amountMinor, tax, percent, seller, buyer, invoice }: TaxedSale & { amountMinor: number },
): Promise<InvoiceRow> {
  if (invoice) return invoice;
  const parties = { orderId: order.id, courseName: order.courseName, percent, seller, buyer };
  return addInvoice(context.db, {
    ...(await numbered(context, order, 'invoice')),
    ...parties,
    ...amounts(amountMinor, tax),
  });
}

/**
 * Issues the credit note of a refund. Null for an order from before invoices. Call it in the transaction of the refund.
 */
export async function issueCreditNote(
  context: ServiceContext,
  order: SoldOrder,
  { refundId, amountMinor, tax }: { refundId: number; amountMinor: number; tax: TaxParts },
): Promise<InvoiceRow | null> {
  const invoice = await findInvoiceOfOrder(context.db, order.id);
  if (!invoice) return null;
  const { courseName, percent, seller, buyer } = invoice;
  return addInvoice(context.db, {
    ...(await numbered(context, order, 'credit-note')),
    orderId: order.id,
    refundId,
    invoiceId: invoice.id,
    courseName,
    percent,
    seller,
    buyer,
    ...amounts(amountMinor, tax),
  });
}

async function numbered({ db, clock }: ServiceContext, { trainerId, currency }: SoldOrder, kind: InvoiceKind) {
  const issuedAt = clock.now();
  const year = financialYearOf(issuedAt);
  const serial = await takeSerial(db, { trainerId, kind, year });
  return { kind, trainerId, currency, year, serial, number: invoiceNumber(kind, year, serial), issuedAt };
}

const amounts = (amountMinor: number, { cgst, sgst, igst }: TaxParts) => ({
  amountMinor,
  cgstMinor: cgst,
  sgstMinor: sgst,
  igstMinor: igst,
});
