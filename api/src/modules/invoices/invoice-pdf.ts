import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { isolated } from '@kaksha/domain/isolated';
import { taxSum } from '@kaksha/domain/ledger';
import { formatMoney } from '@kaksha/domain/money';
import { type BillingParty, gstStates, type InvoiceKind, outsideIndia, trainingServiceCode } from '@kaksha/domain/tax';
import type { FontWeight } from '../../platform/drawing/fonts';
import { PdfFile } from '../../platform/drawing/pdf';
import { type DrawingLog, warnOfReplaced } from '../../platform/drawing/shaping';

const left = 56;
const right = 539;
const colours = { ink: '#151923', quiet: '#565c68', line: '#cfcbc0', saffron: '#f6a21b' };

/** Amounts are minor units. */
export interface PrintedInvoice {
  kind: InvoiceKind;
  number: string;
  issuedAt: Date;
  /** `23 Nov 2026`. */
  date: string;
  /** The invoice that a credit note is about. */
  original: { number: string; date: string } | null;
  seller: BillingParty;
  buyer: BillingParty;
  courseName: string;
  currency: Currency;
  amountMinor: number;
  cgstMinor: number;
  sgstMinor: number;
  igstMinor: number;
  /** Per cent of GST; 0 when the seller is not registered. */
  percent: number;
}

const titleOf = ({ kind, percent }: PrintedInvoice) =>
  kind === 'credit-note' ? 'Credit note' : percent > 0 ? 'Tax invoice' : 'Bill of supply';

const partyLines = ({ address, state, gstin }: BillingParty) =>
  [address, state && gstStates[state], gstin && `GSTIN ${gstin}`].flatMap((text) => text || []);

/** An invoice, a bill of supply or a credit note as a PDF file of one page of A4, with embedded fonts. */
export function drawInvoicePdf(invoice: PrintedInvoice, log: DrawingLog): Promise<Buffer> {
  const { number, date, original, seller, buyer, courseName, currency, percent } = invoice;
  const names = [seller, buyer].flatMap((party) => [party.name, ...partyLines(party)]);
  warnOfReplaced(log, [courseName, ...names]);
  const title = titleOf(invoice);
  const file = new PdfFile({ size: 'A4', title: `${title} ${number}`, author: seller.name, date: invoice.issuedAt });
  const { document } = file;
  const money = (minor: number) => formatMoney(minor, currency);
  const text = (
    content: string,
    x: number,
    y: number,
    { size = 10, weight = 'regular', colour = colours.ink, width = right - x, align = 'left' }: TextStyle = {},
  ) => file.paragraph(content, { x, top: y, size, weight, colour, width, align });
  const rule = (y: number) => document.moveTo(left, y).lineTo(right, y).lineWidth(0.7).stroke(colours.line);

  document.rect(0, 0, 596, 8).fill(colours.saffron);
  text(title, left, 44, { size: 24, weight: 'semibold' });
  text(number, 340, 44, { size: 13, weight: 'semibold', align: 'right' });
  let y = text(date, 340, 64, { colour: colours.quiet, align: 'right' });
  if (original)
    y = text(`For ${original.number} of ${original.date}`, 340, y, { colour: colours.quiet, align: 'right' });

  const party = (label: string, one: BillingParty, x: number) => {
    let below = text(label, x, 116, { size: 9, colour: colours.quiet, width: 220 });
    below = text(one.name, x, below + 2, { size: 11, weight: 'semibold', width: 220 });
    for (const line of partyLines(one)) below = text(line, x, below, { width: 220 });
    return below;
  };
  y = Math.max(party('From', seller, left), party('To', buyer, 310)) + 18;
  if (percent > 0) {
    const place = buyer.state ?? seller.state;
    if (place) y = text(`Place of supply: ${gstStates[place]} (${place})`, left, y) + 4;
    if (place === outsideIndia) y = text('Export of services, with payment of integrated tax.', left, y) + 4;
  }
  y += 10;
  rule(y);
  text('Description', left, y + 7, { size: 9, colour: colours.quiet });
  text('SAC', 350, y + 7, { size: 9, colour: colours.quiet, width: 60 });
  text('Amount', 420, y + 7, { size: 9, colour: colours.quiet, align: 'right' });
  y += 24;
  rule(y);
  const tax = { cgst: invoice.cgstMinor, sgst: invoice.sgstMinor, igst: invoice.igstMinor };
  const taxable = invoice.amountMinor - taxSum(tax);
  text(trainingServiceCode, 350, y + 8, { width: 60 });
  text(money(taxable), 420, y + 8, { align: 'right' });
  y = text(courseName, left, y + 8, { weight: 'semibold', width: 280 });
  y =
    text(original ? 'Refund of the course fee' : 'Live online course', left, y, { colour: colours.quiet, width: 280 }) +
    10;
  rule(y);
  const sums: [string, number][] = [
    [percent > 0 ? 'Taxable value' : 'Value', taxable],
    ...(tax.cgst > 0 ? ([[`CGST ${percent / 2}%`, tax.cgst]] satisfies [string, number][]) : []),
    ...(tax.sgst > 0 ? ([[`SGST ${percent / 2}%`, tax.sgst]] satisfies [string, number][]) : []),
    ...(tax.igst > 0 ? ([[`IGST ${percent}%`, tax.igst]] satisfies [string, number][]) : []),
  ];
  y += 8;
  for (const [label, amount] of sums) {
    text(label, 310, y, { width: 110, colour: colours.quiet });
    y = text(money(amount), 420, y, { align: 'right' }) + 3;
  }
  rule(y + 4);
  text(original ? 'Total credit' : 'Total', 310, y + 12, { size: 12, weight: 'semibold', width: 110 });
  y = text(money(invoice.amountMinor), 400, y + 12, { size: 12, weight: 'semibold', align: 'right' }) + 20;
  const note =
    percent > 0
      ? 'The total includes GST. Tax is not payable on reverse charge.'
      : 'The seller is not registered for GST. No tax is charged.';
  y = text(note, left, y, { size: 9, colour: colours.quiet });
  text(`Issued by ${brand.name} for ${isolated(seller.name)}. ${brand.supportEmail}`, left, y + 2, {
    size: 9,
    colour: colours.quiet,
  });
  return file.end();
}

interface TextStyle {
  size?: number;
  weight?: FontWeight;
  colour?: string;
  width?: number;
  align?: 'left' | 'right';
}
