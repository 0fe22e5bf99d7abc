import { batchCalendarUrl, getBatchCalendar } from '@kaksha/api-client/calendar';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import type { Enrolment } from '@kaksha/domain/payments';
import { Button, ButtonLink, type ButtonProps } from '@kaksha/ui/button';
import { downloadText } from '@kaksha/ui/download-text';
import { CalendarPlus } from 'lucide-react';

interface AddToCalendarProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  seat: Enrolment;
}

const nameOf = ({ batch }: Enrolment) => `kaksha-batch-${batch.id}.ics`;

/** Downloads the calendar file of a seat's batch with the session. */
export function useCalendarFile(seat: Enrolment) {
  const { http } = useHost();
  const { busy, run } = useAction();
  const file = { name: nameOf(seat), type: 'text/calendar' };
  const attempt = (): Promise<unknown> =>
    run(async () => downloadText(await getBatchCalendar(http, seat.batch.id), file), {
      failed: 'The calendar file was not downloaded',
      retry: attempt,
    });
  return { busy, download: () => void attempt() };
}

/** Calendar file of a seat's batch: a plain link for public batches, else a download with the session. */
export function AddToCalendar({ seat, ...look }: AddToCalendarProps) {
  const { http } = useHost();
  const { busy, download } = useCalendarFile(seat);
  const icon = <CalendarPlus aria-hidden="true" />;
  const { batch, course } = seat;
  if (batch.state === 'open' && course.status === 'published') {
    return (
      <ButtonLink {...look} reloadDocument download={nameOf(seat)} to={batchCalendarUrl(http, batch.id)} icon={icon}>
        Add to calendar
      </ButtonLink>
    );
  }
  return (
    <Button {...look} busy={busy} icon={icon} onClick={download}>
      Add to calendar
    </Button>
  );
}
