import { endMeeting, joinClass } from '@kaksha/api-client/classes';
import { messageOf } from '@kaksha/api-client/errors';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { useClock } from '@kaksha/contract/now';
import type { Batch } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { canJoin, JoinClass } from '@kaksha/ui/join-class';
import { useEffect } from 'react';
import { useTrainerStore } from '../store/store-context';
import styles from './change-dialog.module.css';

interface RoomPanelProps {
  batch: Batch;
  /** Whether the site makes a meeting for each class, because there is no link. */
  isOnDemand: boolean;
}

/** The trainer joins the class of now, and ends the meeting that the site made for it. */
export function RoomPanel({ batch, isOnDemand }: RoomPanelProps) {
  const { host, room } = useTrainerStore();
  const now = useClock();
  const found = useResource(room, batch.id).data;
  const isRunning = isOnDemand && found?.isRunning === true;
  const { busy: isEnding, run } = useAction();
  useEffect(() => {
    if (isOnDemand) void room.reload(batch.id);
  }, [room, batch.id, isOnDemand]);
  const id = `join-${batch.id}`;
  const tell = (title: string, error: unknown) => {
    if (error === null) host.notify.dismiss(id);
    else host.notify.error(title, { id, description: messageOf(error, 'Please try again.') });
  };
  const end = () =>
    run(
      async () => {
        await endMeeting(host.http, batch.id);
        room.put({ isRunning: false }, batch.id);
        host.notify.success('The meeting has ended');
      },
      { id, failed: 'The meeting was not ended' },
    );
  const isOpen = canJoin(batch, now);
  if (!isOnDemand && !isOpen) return null;
  return (
    <div className={`stack gap-3 ${styles.room}`}>
      {isOnDemand && (
        <p>
          {isRunning
            ? 'The meeting of this class is running.'
            : `Without a link, each class has its own BigBlueButton meeting. You join as its moderator, from ${limits.meeting.joinMinutes} minutes before, here.`}
        </p>
      )}
      {(isOpen || isRunning) && (
        <div className="cluster gap-2">
          {isOpen && (
            <JoinClass
              size="s"
              label="Start class"
              onJoin={() => joinClass(host.http, batch.id)}
              onFailure={(error) => tell('The class could not be opened', error)}
            />
          )}
          {isRunning && (
            <Button size="s" busy={isEnding} onClick={() => void end()}>
              End for everybody
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
