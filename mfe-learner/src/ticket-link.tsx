import { useClock } from '@kaksha/contract/now';
import { currentSession } from '@kaksha/domain/batch-sessions';
import { hasClassroom } from '@kaksha/domain/batches';
import { ticketPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { ButtonLink, type ButtonLinkProps } from '@kaksha/ui/button';
import { QrCode } from 'lucide-react';

interface TicketLinkProps extends Pick<ButtonLinkProps, 'size' | 'aria-describedby'> {
  seat: Enrolment;
}

/** The way to the ticket of a seat in a classroom, while classes are left. */
export function TicketLink({ seat: { batch, status }, ...look }: TicketLinkProps) {
  const now = useClock();
  if (status === 'Refunded' || !hasClassroom(batch) || !currentSession(batch, now)) return null;
  return (
    <ButtonLink {...look} to={ticketPath(batch.id)} icon={<QrCode aria-hidden="true" />}>
      Ticket
    </ButtonLink>
  );
}
