import { toMajor } from '@kaksha/domain/money';
import { type CsvColumn, writeCsv } from '../../../platform/export/csv';
import type { ContactWire, EnrolledWire, ViewerWire } from './schema';

/** The lists of a trainer as CSV, with the fields that the pages show. */

const userColumns: CsvColumn<{ name: string; email: string | null; phone: string | null }>[] = [
  { heading: 'Name', value: ({ name }) => name },
  { heading: 'E-mail', value: ({ email }) => email },
  { heading: 'Phone', value: ({ phone }) => phone },
];

const timesOf = ({ actions }: ContactWire, type: number) => actions.find((action) => action.type === type)?.count ?? 0;

export function enrolledCsv(rows: readonly EnrolledWire[]): string {
  return writeCsv<EnrolledWire>(
    [
      ...userColumns,
      { heading: 'Status', value: (row) => row.enrollment_status },
      { heading: 'Reason for the refund', value: (row) => row.refund_reason ?? null },
      { heading: 'Enrolled on', value: (row) => new Date(row.purchase_date) },
      { heading: 'Amount paid', value: ({ amount }) => toMajor(amount) },
      { heading: 'Currency', value: ({ currency }) => currency },
      {
        heading: 'Batches',
        value: ({ batches }) =>
          batches.map(({ label, state }) => (state === 'Active' ? label : `${label} (${state})`)).join('; '),
      },
    ],
    rows,
  );
}

export function contactsCsv(rows: readonly ContactWire[]): string {
  return writeCsv<ContactWire>(
    [
      ...userColumns,
      { heading: 'Views', value: (row) => timesOf(row, 1) },
      { heading: 'Chat', value: (row) => timesOf(row, 2) },
      { heading: 'Interested', value: (row) => timesOf(row, 3) },
      { heading: 'Last seen', value: (row) => new Date(row.updated_at) },
      { heading: 'Enquiries', value: ({ enquiries }) => enquiries.map(({ message }) => message).join('\n') },
    ],
    rows,
  );
}

export function viewersCsv(rows: readonly ViewerWire[]): string {
  return writeCsv<ViewerWire>(
    [
      ...userColumns,
      { heading: 'Views', value: ({ views }) => views },
      { heading: 'Last viewed', value: (row) => new Date(row.enrollment_date) },
    ],
    rows,
  );
}
