import { batchCalendarUrl, getBatchCalendar } from '@kaksha/api-client/calendar';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { Enrolment } from '@kaksha/domain/payments';
import { Button, ButtonLink, type ButtonProps } from '@kaksha/ui/button';
import { downloadText } from '@kaksha/ui/download-text';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

interface AddToCalendarProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  seat: Enrolment;
}

/** Calendar file of a seat's batch: a plain link for public batches, else a download with the session. */
export function AddToCalendar({ seat: { batch, course }, ...look }: AddToCalendarProps) {
  const { http, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const name = `kaksha-batch-${batch.id}.ics`;
  const icon = <CalendarPlus aria-hidden="true" />;
  if (batch.state === 'open' && course.status === 'published') {
    return (
      <ButtonLink {...look} reloadDocument download={name} to={batchCalendarUrl(http, batch.id)} icon={icon}>
        Add to calendar
      </ButtonLink>
    );
  }
  const download = async () => {
    setBusy(true);
    try {
      downloadText(await getBatchCalendar(http, batch.id), { name, type: 'text/calendar' });
    } catch (error) {
      notify.error('The calendar file was not downloaded', {
        description: messageOf(error, 'Please try again.'),
        action: { label: 'Retry', onClick: () => void download() },
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} busy={busy} icon={icon} onClick={() => void download()}>
      Add to calendar
    </Button>
  );
}
