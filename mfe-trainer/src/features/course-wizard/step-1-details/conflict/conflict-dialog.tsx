import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { RadioGroup } from '@kaksha/ui/radio-group';
import { useState } from 'react';
import { useTrainerState } from '../../../../store/store-context';
import type { DetailsValues } from '../details-values';
import styles from './conflict-dialog.module.css';
import { type Difference, differencesOf, withTheirs } from './differences';

export interface ConflictDialogProps {
  open: boolean;
  mine: DetailsValues;
  theirs: DetailsValues;
  /** What is to be saved. */
  onChoice: (choice: DetailsValues) => void;
  onCancel: () => void;
}

/** Somebody else saved meanwhile: for each field that differs, both texts and a choice. */
export function ConflictDialog({ open, mine, theirs, onChoice, onCancel }: ConflictDialogProps) {
  const wizard = useTrainerState((state) => state.wizard);
  const [taken, setTaken] = useState<readonly Difference['field'][]>([]);
  const differences = differencesOf(mine, theirs, wizard);
  const take = (field: Difference['field'], whose: string) =>
    setTaken((before) => [...before.filter((other) => other !== field), ...(whose === 'theirs' ? [field] : [])]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      size="m"
      title="This course was changed meanwhile"
      description="It was saved in another place since you opened it. Choose what to keep; nothing is saved before you do."
      footer={
        <>
          <Button onClick={onCancel}>Go on editing</Button>
          <Button variant="accent" onClick={() => onChoice(withTheirs(mine, theirs, taken))}>
            Save my choice
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {differences.map(({ field, label, mine: yours, theirs: other }) => (
          <RadioGroup
            key={field}
            label={label}
            value={taken.includes(field) ? 'theirs' : 'mine'}
            onValueChange={(whose) => take(field, whose)}
            options={[
              { value: 'mine', label: 'Yours', hint: <Text field={field} text={yours} /> },
              { value: 'theirs', label: 'As it was saved', hint: <Text field={field} text={other} /> },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Text({ field, text }: { field: Difference['field']; text: string }) {
  if (field === 'thumbnail' && text.includes('/')) {
    return <img className={styles.picture} src={text} alt="" width={90} height={60} />;
  }
  return <span className={styles.text}>{text}</span>;
}
