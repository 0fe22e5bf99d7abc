import { formatDate, formatDateTime } from '@kaksha/domain/dates';
import type { EnrolledStudent } from '@kaksha/domain/engagement';
import { currencySign } from '@kaksha/domain/money';
import { Badge } from '@kaksha/ui/badge';
import { ContactLinks } from '../../contact-links/contact-links';
import { UserCard } from './user-card';

interface StudentCardProps {
  student: EnrolledStudent;
  courseName: string;
  /** IANA. */
  timeZone: string;
}

export function StudentCard({ student, courseName, timeZone }: StudentCardProps) {
  const { status, enrolledAt, amount, currency, batches } = student;
  return (
    <UserCard
      name={student.name}
      photo={student.photo}
      badge={<Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>}
      foot={<ContactLinks user={student} subject={courseName} compact />}
    >
      <p>Enrolled on: {formatDateTime(enrolledAt, timeZone)}</p>
      <p>{`Amount Paid: ${currencySign(currency)} ${(amount / 100).toFixed(2)}`}</p>
      {batches.length > 0 && <p>{batchWords(batches)}</p>}
    </UserCard>
  );
}

/** `Batch of Nov 23, 2026`. */
function batchWords(batches: EnrolledStudent['batches']): string {
  const days = batches.map(({ startDate }) => formatDate(startDate));
  return `${days.length === 1 ? 'Batch' : 'Batches'} of ${days.join('; ')}`;
}
