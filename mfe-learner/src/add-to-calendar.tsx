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

/** Calendar file of a seat's batch: a plain link for public batches, else a download with the session. */
export function AddToCalendar({ seat: { batch, course }, ...look }: AddToCalendarProps) {
  const { http } = useHost();
  const { busy, run } = useAction();
  const name = `kaksha-batch-${batch.id}.ics`;
  const icon = <CalendarPlus aria-hidden="true" />;
  if (batch.state === 'open' && course.status === 'published') {
    return (
      <ButtonLink {...look} reloadDocument download={name} to={batchCalendarUrl(http, batch.id)} icon={icon}>
        Add to calendar
      </ButtonLink>
    );
  }
  const download = (): Promise<unknown> =>
    run(async () => downloadText(await getBatchCalendar(http, batch.id), { name, type: 'text/calendar' }), {
      failed: 'The calendar file was not downloaded',
      retry: download,
    });
  return (
    <Button {...look} busy={busy} icon={icon} onClick={() => void download()}>
      Add to calendar
    </Button>
  );
}
