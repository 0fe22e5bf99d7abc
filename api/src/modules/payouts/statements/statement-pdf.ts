import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import type { TransferKind } from '@kaksha/domain/ledger';
import { formatMoney } from '@kaksha/domain/money';
import { lineLabels, type PayoutState, payoutStateLabels } from '@kaksha/domain/payouts';
import type { FontWeight } from '../../../platform/drawing/fonts';
import { heightOf, latinLineHeight } from '../../../platform/drawing/lines';
import { PdfFile } from '../../../platform/drawing/pdf';
import { type DrawingLog, warnOfReplaced } from '../../../platform/drawing/shaping';

const left = 40;
const right = 555;
const bottom = 790;
const rowHeight = 30;
const colours = { ink: '#151923', quiet: '#565c68', line: '#cfcbc0', saffron: '#f6a21b' };

/** Amounts are minor units. */
interface PrintedLine {
  at: Date;
  kind: TransferKind;
  orderNumber: string;
  courseName: string;
  invoiceNumber: string | null;
  amount: number;
  fee: number;
  net: number;
}

export interface PrintedStatement {
  trainerName: string;
  currency: Currency;
  /** `2026-11`; null for a payout. */
  month: string | null;
  payout: {
    id: number;
    state: PayoutState;
    account: string | null;
    reference: string | null;
    /** `23 Nov 2026`. */
    day: string;
    amountMinor: number;
  } | null;
  lines: readonly PrintedLine[];
  /** Lines that are not printed. */
  missing: number;
  createdAt: Date;
}

interface Column {
  label: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}

const columns = {
  date: { label: 'Date', x: left, width: 70, align: 'left' },
  what: { label: 'Order', x: 112, width: 220, align: 'left' },
  amount: { label: 'Amount', x: 335, width: 75, align: 'right' },
  fee: { label: 'Fee', x: 412, width: 65, align: 'right' },
  net: { label: 'Yours', x: 480, width: 75, align: 'right' },
} as const satisfies Record<string, Column>;

/** A statement as a PDF file of A4 pages, with embedded fonts. */
export function drawStatementPdf(statement: PrintedStatement, log: DrawingLog): Promise<Buffer> {
  const { trainerName, currency, month, payout, lines, missing, createdAt } = statement;
  warnOfReplaced(log, [trainerName, ...lines.map(({ courseName }) => courseName)]);
  const title = payout ? `Payout ${payout.id}` : `Earnings of ${month}`;
  const file = new PdfFile({ size: 'A4', title: `${title}, ${trainerName}`, date: createdAt });
  const { document } = file;
  const money = (minor: number) => formatMoney(minor, currency);
  const cell = (content: string, y: number, { x, width, align }: Omit<Column, 'label'>, style: CellStyle = {}) => {
    const { size = 9, weight = 'regular', colour = colours.ink } = style;
    return file.paragraph(content, { x, top: y, width, align, size, weight, colour }) - y - latinLineHeight * size;
  };
  /** Height of a text beyond its first line. */
  const moreOf = (
    content: string,
    { width }: Pick<Column, 'width'>,
    { size = 9, weight = 'regular' }: CellStyle = {},
  ) => heightOf(content, { width, size, weight }) - latinLineHeight * size;
  const wide = { x: left, width: right - left, align: 'left' } as const;
  const rule = (y: number) => document.moveTo(left, y).lineTo(right, y).lineWidth(0.7).stroke(colours.line);
  const heading = (y: number) => {
    for (const column of Object.values(columns)) cell(column.label, y, column, { colour: colours.quiet });
    rule(y + 16);
    return y + 24;
  };

  document.rect(0, 0, 596, 8).fill(colours.saffron);
  cell(title, 40, wide, { size: 22, weight: 'semibold' });
  let shift = cell(trainerName, 70, wide, { size: 11 });
  const facts = payout
    ? [payoutStateLabels[payout.state], payout.day, payout.account, payout.reference && `Reference ${payout.reference}`]
    : [`All movements in ${currency}`];
  shift += cell(facts.filter(Boolean).join(' · '), 88 + shift, wide, { colour: colours.quiet });

  let y = heading(122 + shift);
  for (const line of lines) {
    const number = `${lineLabels[line.kind]} · ${line.orderNumber.slice(0, 8)}`;
    const below = [number, line.invoiceNumber].filter(Boolean).join(' · ');
    const small = { size: 8, colour: colours.quiet } as const;
    const nameMore = moreOf(line.courseName, columns.what);
    const height = rowHeight + nameMore + moreOf(below, columns.what, small);
    if (y + height > bottom) {
      document.addPage();
      y = heading(40);
    }
    cell(formatDate(dayIn(brand.timeZone, line.at)), y, columns.date);
    cell(line.courseName, y, columns.what);
    cell(below, y + 12 + nameMore, columns.what, small);
    cell(money(line.amount), y, columns.amount);
    cell(money(0 - line.fee), y, columns.fee);
    cell(money(line.net), y, columns.net);
    y += height;
  }
  if (y + 60 > bottom) {
    document.addPage();
    y = 40;
  }
  rule(y);
  const sum = (key: 'amount' | 'fee' | 'net') => lines.reduce((total, line) => total + line[key], 0);
  const bold = { weight: 'semibold', size: 10 } as const;
  cell('Total', y + 8, columns.date, bold);
  cell(money(sum('amount')), y + 8, columns.amount, bold);
  cell(money(0 - sum('fee')), y + 8, columns.fee, bold);
  cell(money(payout ? payout.amountMinor : sum('net')), y + 8, columns.net, bold);
  if (missing > 0) cell(`${missing} more lines are in the CSV file.`, y + 26, wide, { colour: colours.quiet });
  const about = 'Amounts contain the taxes of your invoices. Refunds give back the same share of the fee.';
  cell(about, y + 40, wide, { size: 8, colour: colours.quiet });
  return file.end();
}

interface CellStyle {
  size?: number;
  weight?: FontWeight;
  colour?: string;
}
