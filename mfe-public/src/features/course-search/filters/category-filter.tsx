import type { Category } from '@kaksha/domain/catalogue';
import { Checkbox } from '@kaksha/ui/checkbox';
import { Skeleton } from '@kaksha/ui/skeleton';
import { TextButton } from '@kaksha/ui/text-button';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './category-filter.module.css';
import { FilterGroup } from './filter-group';
import { toggleItem } from './toggle-item';

interface CategoryFilterProps {
  categories: readonly Category[];
  chosen: readonly string[];
  countOf: (name: string) => number | undefined;
  onChange: (chosen: string[]) => void;
}

/** Number shown before the list unfolds. Selected categories are always shown. */
const initialCount = 5;

export function CategoryFilter({ categories, chosen, countOf, onChange }: CategoryFilterProps) {
  const [open, setOpen] = useState(false);
  const isFolded = (category: Category, index: number) =>
    !open && index >= initialCount && !chosen.includes(category.name);
  const folded = categories.filter(isFolded).length;
  return (
    <FilterGroup label="Category">
      <div>
        {categories.length === 0 &&
          Array.from({ length: initialCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet
            <Skeleton key={place} className={styles.pending} />
          ))}
        {categories.map((category, index) => (
          <Checkbox
            key={category.name}
            className={clsx(isFolded(category, index) && styles.folded)}
            label={category.displayName}
            count={countOf(category.name)}
            name="category"
            value={category.name}
            checked={chosen.includes(category.name)}
            onChange={() => onChange(toggleItem(chosen, category.name))}
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
