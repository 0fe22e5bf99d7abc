import { TextButton } from '@kaksha/ui/text-button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import styles from './outcomes.module.css';

const initialCount = 6;

/** What a learner can do after the course. A long list shows its first lines; the others stay in the document. */
export function Outcomes({ items }: { items: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const isLong = items.length > initialCount + 1;
  return (
    <>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item} className={styles.item} hidden={isLong && !open && index >= initialCount}>
            <Check aria-hidden="true" />
            <span dir="auto">{item}</span>
          </li>
        ))}
      </ul>
      {isLong && (
        <TextButton className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show fewer' : `Show all ${items.length}`}
        </TextButton>
      )}
    </>
  );
}
