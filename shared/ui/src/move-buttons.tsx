import clsx from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from './icon-button';
import styles from './move-buttons.module.css';

export interface MoveButtonsProps {
  id: number;
  /** Name of the moved item. */
  name: string;
  first: boolean;
  last: boolean;
  onMove: (direction: 'up' | 'down') => void;
  /** Places the buttons side by side below the item on a phone. */
  below?: boolean;
}

/** Moves an item one place up or down. The first and last button stay focusable, so that the focus is not lost. */
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
