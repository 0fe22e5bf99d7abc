import { Checkbox } from '@kaksha/ui/checkbox';
import { Skeleton } from '@kaksha/ui/skeleton';
import { TextButton } from '@kaksha/ui/text-button';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './choices-filter.module.css';
import { FilterGroup } from './filter-group';
import { toggleItem } from './toggle-item';

interface Choice {
  name: string;
  displayName: string;
}

interface ChoicesFilterProps {
  label: string;
  /** The parameter of the address. */
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  countOf: (name: string) => number | undefined;
  onChange: (chosen: string[]) => void;
}

/** Number shown before the list unfolds. Selected ones are always shown. */
const initialCount = 5;

/** A long list of choices, of which several can be selected. */
export function ChoicesFilter({ label, name, choices, chosen, countOf, onChange }: ChoicesFilterProps) {
  const [open, setOpen] = useState(false);
  const isFolded = (choice: Choice, index: number) => !open && index >= initialCount && !chosen.includes(choice.name);
  const folded = choices.filter(isFolded).length;
  return (
    <FilterGroup label={label}>
      <div>
        {choices.length === 0 &&
          Array.from({ length: initialCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet
            <Skeleton key={place} className={styles.pending} />
          ))}
        {choices.map((choice, index) => (
          <Checkbox
            key={choice.name}
            className={clsx(isFolded(choice, index) && styles.folded)}
            label={choice.displayName}
            count={countOf(choice.name)}
            name={name}
            value={choice.name}
            checked={chosen.includes(choice.name)}
            onChange={() => onChange(toggleItem(chosen, choice.name))}
          />
        ))}
      </div>
      {(folded > 0 || open) && (
        <TextButton className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fewer' : `${folded} more`}
        </TextButton>
      )}
    </FilterGroup>
  );
}
