import { joinClass } from '@kaksha/api-client/classes';
import { messageOf } from '@kaksha/api-client/errors';
import type { Batch } from '@kaksha/domain/catalogue';
import { isJoinedOnline, joinableSession } from '@kaksha/domain/meetings';
import { Button, type ButtonProps } from '@kaksha/ui/button';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { openMeetingTab } from './open-meeting';
import { useLearnerStore } from './store/store-context';

/** Whether 'Join class' is shown: an online class takes place or begins within 15 minutes. */
export const canJoin = (batch: Batch, now: Date): boolean =>
  isJoinedOnline(batch) && joinableSession(batch, now) !== null;

interface JoinClassProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  batch: Batch;
}

/** Opens the meeting of the current session in a new tab. */
export function JoinClass({ batch, ...buttonProps }: JoinClassProps) {
  const { host } = useLearnerStore();
  const [busy, setBusy] = useState(false);
  const join = async () => {
    const notice = `join-${batch.id}`;
    host.notify.dismiss(notice);
    setBusy(true);
    const tab = openMeetingTab();
    try {
      tab.show(await joinClass(host.http, batch.id));
    } catch (error) {
      tab.close();
      const description = messageOf(error, 'Please try again.');
      host.notify.error('The class could not be opened', { id: notice, description });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      {...buttonProps}
      variant="accent"
      busy={busy}
      icon={<Video aria-hidden="true" />}
      onClick={() => void join()}
    >
      Join class
    </Button>
  );
}
