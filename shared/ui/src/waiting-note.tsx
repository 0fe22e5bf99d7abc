import type { Batch } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import type { WaitingEntry } from '@kaksha/domain/payments';
import { offerEndText } from '@kaksha/domain/seats';
import { Banner } from './banner';
import { Button } from './button';
import styles from './waiting-note.module.css';

export interface WaitingNoteProps {
  batch: Batch;
  /** The user's place on the list, or the offer. */
  entry: WaitingEntry | null;
  /** Whether the list still takes learners. */
  isOpen: boolean;
  onDecline: () => void;
}

/** Explains a full batch: its waiting list, the user's place on it, or the seat that is held for the user. */
export function WaitingNote({ batch, entry, isOpen, onDecline }: WaitingNoteProps) {
  if (entry?.offerEndsAt) {
    return (
      <Banner tone="good" role="status">
        <strong>A seat is free for you.</strong>
        <span>{` We hold it until ${offerEndText(entry.offerEndsAt, batch)}. After that it goes to the next learner.`}</span>
        <div className={styles.action}>
          <Button size="s" onClick={onDecline}>
            Decline the seat
          </Button>
        </div>
      </Banner>
    );
  }
  if (entry) {
    return (
      <Banner role="status">
        <strong>{`You are number ${entry.position} on the waiting list.`}</strong>
        <span>{` When a seat is free for you, we write to you and hold it for ${limits.waitingList.offerHours} hours.`}</span>
      </Banner>
    );
  }
  return (
    <Banner role="status">
      <strong>This batch is full.</strong>
      <span>{` ${isOpen ? waitingText(batch) : 'Its waiting list is closed.'}`}</span>
    </Banner>
  );
}

function waitingText({ waiting }: Batch): string {
  if (waiting === 0) return 'Join its waiting list, and you get the next free seat.';
  return `${waiting === 1 ? '1 learner waits' : `${waiting} learners wait`} for a seat. You can join the list.`;
}
