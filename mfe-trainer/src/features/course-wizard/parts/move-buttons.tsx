import { IconButton } from '@kaksha/ui/icon-button';
import clsx from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import styles from './move-buttons.module.css';
import type { Direction } from './use-ordering';

export interface MoveButtonsProps {
  id: number;
  /** What is moved. */
  name: string;
  first: boolean;
  last: boolean;
  onMove: (direction: Direction) => void;
  /** On a phone they stand side by side, below what they move. */
  below?: boolean;
}

/** One place up or down. At the end of its way a button stays where it is, so that the focus does, too. */
export function MoveButtons({ id, name, first, last, onMove, below }: MoveButtonsProps) {
  return (
    <div className={clsx(styles.moves, below && styles.row)}>
      <IconButton
        size="s"
        label={`Move ${name} up`}
        icon={<ChevronUp aria-hidden="true" />}
        data-move={`${id}-up`}
        aria-disabled={first}
        onClick={() => onMove('up')}
      />
      <IconButton
        size="s"
        label={`Move ${name} down`}
        icon={<ChevronDown aria-hidden="true" />}
        data-move={`${id}-down`}
        aria-disabled={last}
        onClick={() => onMove('down')}
      />
    </div>
  );
}
