import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { dayIn, formatDateTime } from '@kaksha/domain/dates';
import { html } from '@kaksha/domain/html-template';
import { formatMoney } from '@kaksha/domain/money';
import { type PlainPage, plainPage } from '../html/page';
import { plainStyle } from '../html/plain-style';

/** The data of a receipt. Amounts are minor units of the order. */
export interface Receipt {
  number: string;
  paidAt: Date;
  learner: { name: string; email: string };
  trainer: { name: string; taxNumber: string | null };
  courseName: string;
  /** The batch, e.g. `Weekend(Sat,Sun), 10:00 AM–1:00 PM IST, from Nov 28, 2026`. */
  batch: string;
  currency: Currency;
  feeMinor: number;
  /** Percent. */
  discount: number;
  coupon: { code: string; amountMinor: number } | null;
  amountMinor: number;
  /** The method, e.g. `UPI`, and the provider's id; null for a free course. */
  payment: { method: string; id: string } | null;
  refund: { amountMinor: number; at: Date } | null;
}

/** `KAK-2026-000042`: the year of the payment and the order id. */
export function receiptNumber(orderId: number, paidAt: Date): string {
  const year = dayIn(brand.timeZone, paidAt).slice(0, 4);
  return `${brand.name.slice(0, 3).toUpperCase()}-${year}-${String(orderId).padStart(6, '0')}`;
}

/**
 * A receipt as a printable page. It contains no tax, because the tax depends on the trainer and the country; trainers
 * issue their own tax invoices.
 */
export function receiptPage(receipt: Receipt): PlainPage {
  const { number, paidAt, learner, trainer, courseName, batch, payment, refund } = receipt;
  const money = (minor: number) => formatMoney(minor, receipt.currency);
  const moment = (at: Date) => `${formatDateTime(at.toISOString(), brand.timeZone)} IST`;
  const { coupon } = receipt;
  const saved = receipt.feeMinor - receipt.amountMinor - (coupon?.amountMinor ?? 0);
  return plainPage({
    title: `Receipt ${number} – ${brand.name}`,
    style: plainStyle,
    body: html`<main>
<p class="brand">${brand.name}</p>
<h1>Receipt</h1>
<dl>
<dt>Number</dt><dd>${number}</dd>
<dt>Paid on</dt><dd>${moment(paidAt)}</dd>
<dt>Received from</dt><dd>${learner.name ? `${learner.name}, ${learner.email}` : learner.email}</dd>
<dt>Course by</dt><dd>${trainer.name}${trainer.taxNumber && html`<br>Tax number ${trainer.taxNumber}`}</dd>
${payment && html`<dt>Paid by</dt><dd>${payment.method}, ${payment.id}</dd>`}
</dl>
<table>
<tr><th scope="row">${courseName}<br><span class="small">${batch}</span></th><td>${money(receipt.feeMinor)}</td></tr>
${saved > 0 && html`<tr><th scope="row">Discount of ${receipt.discount}%</th><td>${money(-saved)}</td></tr>`}
${coupon && html`<tr><th scope="row">Coupon ${coupon.code}</th><td>${money(-coupon.amountMinor)}</td></tr>`}
<tr class="total"><th scope="row">Paid</th><td>${money(receipt.amountMinor)}</td></tr>
${refund && html`<tr><th scope="row">Refunded on ${moment(refund.at)}</th><td>${money(-refund.amountMinor)}</td></tr>`}
</table>
<p class="small">This receipt confirms a payment and is not a tax invoice. The amount is all that was charged,
including any tax that applies. For a tax invoice, please ask the trainer.</p>
<p class="small">${brand.name}, ${brand.address} · ${brand.supportEmail}</p>
<p class="small screen">To keep a copy, print this page or save it as PDF.</p>
</main>`,
  });
}
