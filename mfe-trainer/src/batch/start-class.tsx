import { joinClass } from '@kaksha/api-client/classes';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { type Session, sessionStart } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { dayIn, formatWeekdayAndDay, ianaZone } from '@kaksha/domain/dates';
import { isJoinedOnline, joinOpensAt, lacksMeeting } from '@kaksha/domain/meetings';
import { Button, type ButtonProps } from '@kaksha/ui/button';
import { canJoin, JoinClass } from '@kaksha/ui/join-class';
import { useId } from 'react';
import { MeetingLinkButton } from './meeting-link';
import { NoLinkBadge } from './no-link-badge';

interface StartClassProps {
  batch: Batch;
  /** The class of now, or the next one. */
  session: Session;
  now: Date;
  /** Whether the trainer may add a meeting link; staff may not. */
  mayEdit: boolean;
  /** `accent` by default; a list has one main button. */
  variant?: ButtonProps['variant'];
  /** Id of the name of the batch, where several are listed. */
  'aria-describedby'?: string;
}

/** The trainer's way into the meeting, from the moment on that the API allows. Nothing for a classroom. */
export function StartClass({
  batch,
  session,
  now,
  mayEdit,
  variant = 'accent',
  'aria-describedby': name,
}: StartClassProps) {
  const { http, notify } = useHost();
  const when = useId();
  if (!isJoinedOnline(batch)) return null;
  if (lacksMeeting(batch)) {
    return (
      <div className="cluster gap-2 middle">
        <NoLinkBadge batch={batch} />
        {mayEdit ? (
          <MeetingLinkButton batch={batch} label="Add link" variant={variant} aria-describedby={name} />
        ) : (
          <span className="note">The institute adds it</span>
        )}
      </div>
    );
  }
  const id = `join-${batch.id}`;
  if (canJoin(batch, now)) {
    return (
      <JoinClass
        label="Start class"
        variant={variant}
        aria-describedby={name}
        onJoin={() => joinClass(http, batch.id)}
        onFailure={(error) => {
          if (error === null) notify.dismiss(id);
          else
            notify.error('The class could not be opened', { id, description: messageOf(error, 'Please try again.') });
        }}
      />
    );
  }
  return (
    <div className="cluster gap-2 gap-x-4 middle">
      <Button variant={variant} disabled aria-describedby={name ? `${name} ${when}` : when}>
        Start class
      </Button>
      <p id={when} className="note">{`From ${opensText(session, now)}`}</p>
    </div>
  );
}

/** `6:45 PM IST` today, else `Sun, 6 Dec, 6:45 PM IST`. */
function opensText(session: Session, now: Date): string {
  const zone = ianaZone(session.timeZone);
  const opens = joinOpensAt(session);
  const day = dayIn(zone, opens);
  const time = sessionStart({ ...session, start: opens });
  return day === dayIn(zone, now) ? time : `${formatWeekdayAndDay(day)}, ${time}`;
}
