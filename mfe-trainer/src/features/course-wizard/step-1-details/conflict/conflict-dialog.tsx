import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { RadioGroup } from '@kaksha/ui/radio-group';
import { useState } from 'react';
import { useTrainerStore } from '../../../../store/store-context';
import type { DetailsValues } from '../details-values';
import styles from './conflict-dialog.module.css';
import { type Difference, differencesOf, withTheirs } from './differences';

export interface ConflictDialogProps {
  open: boolean;
  mine: DetailsValues;
  theirs: DetailsValues;
  /** Receives the values to save. */
  onChoice: (choice: DetailsValues) => void;
  onCancel: () => void;
}

/** Another save came first: shows both values of each field that differs, and lets the user choose. */
export function ConflictDialog({ open, mine, theirs, onChoice, onCancel }: ConflictDialogProps) {
  const store = useTrainerStore();
  const [theirFields, setTheirFields] = useState<readonly Difference['field'][]>([]);
  const differences = differencesOf(mine, theirs, store);
  const choose = (field: Difference['field'], version: string) =>
    setTheirFields((before) => [
      ...before.filter((other) => other !== field),
      ...(version === 'theirs' ? [field] : []),
    ]);
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
          <Button variant="accent" onClick={() => onChoice(withTheirs(mine, theirs, theirFields))}>
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
            value={theirFields.includes(field) ? 'theirs' : 'mine'}
            onValueChange={(version) => choose(field, version)}
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
