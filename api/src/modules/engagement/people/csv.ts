import { toMajor } from '@kaksha/domain/money';
import { type CsvColumn, writeCsv } from '../../../platform/export/csv';
import type { presentContact, presentEnrolled, presentViewer } from './present';

/** The lists of a trainer as CSV, with the fields that the pages show. */

const userColumns: CsvColumn<{ name: string; email: string | null; phone: string | null }>[] = [
  { heading: 'Name', value: ({ name }) => name },
  { heading: 'E-mail', value: ({ email }) => email },
  { heading: 'Phone', value: ({ phone }) => phone },
];

export function enrolledCsv(rows: readonly ReturnType<typeof presentEnrolled>[]): string {
  return writeCsv(
    [
      ...userColumns,
      { heading: 'Status', value: ({ status }) => status },
      { heading: 'Reason for the refund', value: ({ refundReason }) => refundReason },
      { heading: 'Enrolled on', value: ({ enrolledAt }) => enrolledAt },
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

export function contactsCsv(rows: readonly ReturnType<typeof presentContact>[]): string {
  return writeCsv(
    [
      ...userColumns,
      { heading: 'Views', value: ({ views }) => views },
      { heading: 'Chat', value: ({ chats }) => chats },
      { heading: 'Interested', value: ({ interests }) => interests },
      { heading: 'Last seen', value: ({ lastSeenAt }) => lastSeenAt },
      { heading: 'Enquiries', value: ({ enquiries }) => enquiries.map(({ message }) => message).join('\n') },
    ],
    rows,
  );
}

export function viewersCsv(rows: readonly ReturnType<typeof presentViewer>[]): string {
  return writeCsv(
    [
      ...userColumns,
      { heading: 'Views', value: ({ views }) => views },
      { heading: 'Last viewed', value: ({ lastViewedAt }) => lastViewedAt },
    ],
    rows,
  );
}
