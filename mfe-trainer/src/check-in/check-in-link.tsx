import { useClock } from '@kaksha/contract/now';
import { hasClassroom } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { checkInPath, checkInSessions } from '@kaksha/domain/check-in';
import { ButtonLink, type ButtonLinkProps } from '@kaksha/ui/button';
import { UserCheck } from 'lucide-react';

interface CheckInLinkProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'aria-describedby'> {
  batch: Batch;
}

/** The way to the check-in of a classroom batch that has classes in the next days. */
export function CheckInLink({ batch, ...look }: CheckInLinkProps) {
  const now = useClock();
  if (!hasClassroom(batch) || checkInSessions(batch, now).length === 0) return null;
  return (
    // A load of its own: only then the document may use the camera and works without a network.
    <ButtonLink {...look} reloadDocument to={checkInPath(batch.id)} icon={<UserCheck aria-hidden="true" />}>
      Check-in
    </ButtonLink>
  );
}
