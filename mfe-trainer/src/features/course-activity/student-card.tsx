import { formatActivityTime, formatDate } from '@kaksha/domain/dates';
import type { EnrolledStudent } from '@kaksha/domain/engagement';
import { currencySign } from '@kaksha/domain/money';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { ContactLinks } from '../../contact-links/contact-links';
import { UserCard } from './user-card';
import { stateInCourse } from './user-sorting';

interface StudentCardProps {
  student: EnrolledStudent;
  /** The badge shows the state in this batch; null: in the course. */
  batchId: number | null;
  courseName: string;
  /** IANA. */
  timeZone: string;
  onRefund: () => void;
}

export function StudentCard({ student, batchId, courseName, timeZone, onRefund }: StudentCardProps) {
  const { enrolledAt, amount, currency, batches } = student;
  const state = batches.find(({ id }) => id === batchId)?.state ?? stateInCourse(student);
  return (
    <UserCard
      name={student.name}
      photo={student.profilePhoto}
      badge={<Badge tone={tones[state]}>{state === 'Left' ? 'Gave the seat back' : state}</Badge>}
      foot={
        <>
          <ContactLinks user={student} subject={courseName} compact />
          {student.canRefund && (
            <Button size="s" variant="ghost" onClick={onRefund} aria-label={`Refund ${student.name}`}>
              Refund
            </Button>
          )}
        </>
      }
    >
      <p>{`Enrolled on: ${formatActivityTime(enrolledAt, timeZone)}`}</p>
      <p>{`Amount Paid: ${currencySign(currency)} ${(amount / 100).toFixed(2)}`}</p>
      {batches.length > 0 && <p>{batchWords(batches)}</p>}
    </UserCard>
  );
}

const tones = { Active: 'good', Completed: 'neutral', Refunded: 'bad', Moved: 'info', Left: 'neutral' } as const;

/** `Batches of 23 Nov 2026 (moved); 1 Dec 2026`. */
function batchWords(batches: EnrolledStudent['batches']): string {
  const days = batches.map(({ startDate, state }) => {
    const left = state === 'Moved' || state === 'Left' || (state === 'Refunded' && batches.length > 1);
    return left ? `${formatDate(startDate)} (${state.toLowerCase()})` : formatDate(startDate);
  });
  return `${days.length === 1 ? 'Batch' : 'Batches'} of ${days.join('; ')}`;
}
