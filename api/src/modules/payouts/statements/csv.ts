import { brand } from '@kaksha/domain/brand';
import { dayIn } from '@kaksha/domain/dates';
import { toMajor } from '@kaksha/domain/money';
import { type CsvColumn, writeCsv } from '../../../platform/export/csv';
import type { LineRow } from './repo';

const columns: readonly CsvColumn<LineRow>[] = [
  { heading: 'Date', value: ({ at }) => dayIn(brand.timeZone, at) },
  { heading: 'Kind', value: ({ kind }) => kind },
  { heading: 'Order', value: ({ orderNumber }) => orderNumber },
  { heading: 'Course', value: ({ courseName }) => courseName },
  { heading: 'Learner', value: ({ learnerName }) => learnerName },
  { heading: 'Document', value: ({ invoiceNumber }) => invoiceNumber },
  { heading: 'Currency', value: ({ currency }) => currency },
  { heading: 'Amount', value: ({ amount }) => toMajor(amount).toFixed(2) },
  { heading: 'Tax in it', value: ({ tax }) => toMajor(tax).toFixed(2) },
  { heading: 'Platform fee', value: ({ fee }) => toMajor(fee).toFixed(2) },
  { heading: 'Net', value: ({ net }) => toMajor(net).toFixed(2) },
  { heading: 'Payout', value: ({ payoutId }) => payoutId },
];

/** One line for each movement of money. */
export const statementCsv = (lines: readonly LineRow[]): string => writeCsv(columns, lines);
