import type { SeatToCheckIn } from '@kaksha/api-client/check-in';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { SearchBox } from '@kaksha/ui/search-box';
import { useId, useState } from 'react';
import { matches } from '../../list/paginate';
import type { Arrived } from './arrivals';
import styles from './check-in.module.css';
import { clockOf } from './verdict-banner';

interface SeatListProps {
  seats: readonly SeatToCheckIn[];
  arrived: ReadonlyMap<number, Arrived>;
  timeZone: string;
  /** False before the day of the session. */
  isOpen: boolean;
  onCheckIn: (userId: number) => void;
  onUndo: (userId: number, checkIn: { id: string; at: string }) => void;
}

/** The learners of the batch, to be found by name and checked in without a ticket. */
export function SeatList({ seats, arrived, ...actions }: SeatListProps) {
  const [text, setText] = useState('');
  const shown = seats.filter((seat) => !seat.refunded && matches(text, [seat.name]));
  return (
    <section className="stack gap-3" aria-label="Learners">
      <div>
        <SearchBox label="Find a learner" boxSize="s" value={text} onValueChange={setText} />
      </div>
      {shown.length === 0 ? (
        <p className="note">{text ? `No learner is called “${text}”.` : 'No learner has a seat yet.'}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((seat) => (
            <ItemBoundary key={seat.userId}>
              <Row seat={seat} arrived={arrived.get(seat.userId)} {...actions} />
            </ItemBoundary>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps extends Omit<SeatListProps, 'seats' | 'arrived'> {
  seat: SeatToCheckIn;
  arrived: Arrived | undefined;
}

function Row({ seat: { userId, name }, arrived, timeZone, isOpen, onCheckIn, onUndo }: RowProps) {
  const id = useId();
  const checkInId = arrived?.checkInId;
  return (
    <li className={`row gap-2 gap-x-3 middle ${styles.row}`}>
      <span id={id} className={styles.name} dir="auto">
        {name || 'Without a name'}
      </span>
      {arrived && (
        <Badge tone={arrived.isSent ? 'good' : 'saffron'}>
          {arrived.isSent ? clockOf(arrived.at, timeZone) : `${clockOf(arrived.at, timeZone)}, not sent`}
        </Badge>
      )}
      {!arrived && isOpen && (
        <Button size="s" aria-describedby={id} onClick={() => onCheckIn(userId)}>
          Check in
        </Button>
      )}
      {arrived && checkInId && (
        <Button
          size="s"
          variant="ghost"
          aria-describedby={id}
          onClick={() => onUndo(userId, { id: checkInId, at: arrived.at })}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
