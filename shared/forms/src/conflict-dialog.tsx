import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { RadioGroup } from '@kaksha/ui/radio-group';
import { useState } from 'react';
import styles from './conflict-dialog.module.css';

/** A field that has another value in the stored record. */
export interface Difference {
  label: string;
  /** Values as shown to the user. */
  mine: string;
  theirs: string;
  /** The values are addresses of pictures. */
  isPicture?: boolean;
  /** The stored value is chosen at first, because the user did not change the field. */
  isUntouched: boolean;
}

export interface ConflictDialogProps {
  /** Completes the sentence 'This … was changed meanwhile'. */
  record: string;
  differences: readonly Difference[];
  /** Receives for each difference whether the stored value is chosen. */
  onChoice: (theirs: readonly boolean[]) => void;
  onCancel: () => void;
}

/** Another save came first: shows both values of each field that differs, and lets the user choose. */
export function ConflictDialog({ record, differences, onChoice, onCancel }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState(() => differences.map(({ isUntouched }) => isUntouched));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      size="m"
      title={`This ${record} was changed meanwhile`}
      description="It was saved in another place since you opened it. Choose what to keep; nothing is saved before you do."
      footer={
        <>
          <Button onClick={onCancel}>Go on editing</Button>
          <Button variant="accent" onClick={() => onChoice(theirs)}>
            Save my choice
          </Button>
        </>
      }
    >
      <div className="stack gap-5">
        {differences.map(({ label, mine, theirs: stored, isPicture }, index) => (
          <RadioGroup
            key={label}
            label={label}
            value={theirs[index] ? 'theirs' : 'mine'}
            onValueChange={(choice) => setTheirs(theirs.map((was, at) => (at === index ? choice === 'theirs' : was)))}
            options={[
              { value: 'mine', label: 'Yours', hint: <Value text={mine} isPicture={isPicture} /> },
              { value: 'theirs', label: 'As it was saved', hint: <Value text={stored} isPicture={isPicture} /> },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Value({ text, isPicture = false }: { text: string; isPicture?: boolean }) {
  if (isPicture && text.includes('/')) {
    return <img className={styles.picture} src={text} alt="" width={90} height={60} />;
  }
  return <span className={styles.text}>{text}</span>;
}
