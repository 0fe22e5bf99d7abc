import type { Batch } from '@kaksha/domain/catalogue';
import { isJoinedOnline, joinableSession } from '@kaksha/domain/meetings';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from './button';
import { openMeetingTab } from './open-meeting';

/** Whether 'Join class' is shown: an online class takes place or begins within 15 minutes. */
export const canJoin = (batch: Batch, now: Date): boolean =>
  isJoinedOnline(batch) && joinableSession(batch, now) !== null;

interface JoinClassProps extends Pick<ButtonProps, 'size' | 'block' | 'variant' | 'aria-describedby'> {
  /** Asks the API for the address of the meeting. */
  onJoin: () => Promise<string>;
  /** Null when a new attempt begins. */
  onFailure: (error: unknown) => void;
  /** 'Join class' by default; the trainer starts it. */
  label?: string;
}

/** Opens the meeting of the current session in a new tab. */
export function JoinClass({ onJoin, onFailure, label = 'Join class', ...buttonProps }: JoinClassProps) {
  const [busy, setBusy] = useState(false);
  const join = async () => {
    onFailure(null);
    setBusy(true);
    const tab = openMeetingTab();
    try {
      tab.show(await onJoin());
    } catch (error) {
      tab.close();
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="accent"
      {...buttonProps}
      busy={busy}
      icon={<Video aria-hidden="true" />}
      onClick={() => void join()}
    >
      {label}
    </Button>
  );
}
