import { Button } from '@kaksha/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { isKept } from '../../../kept/kept-form';
import { PartFooter } from '../parts/part-footer';
import styles from '../parts/step.module.css';
import { firstField, useFocusAfter } from '../parts/use-focus-after';
import { useFormPlace } from '../parts/use-form-place';
import type { StepProps } from '../step-props';
import { BatchForm } from './batch-form';
import { BatchList } from './batch-list';
import { useBatches } from './use-batches';

/** Step 2: when the course takes place. */
export function TimingsStep({ course, reload, complete, previous }: StepProps) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
  const place = useFormPlace(course.id);
  const { batches, remove } = useBatches(course, reload);
  const [adding, setAdding] = useState(() => isKept(place('batch-new')));
  const [editing, setEditing] = useState(() => batches.find(({ id }) => isKept(place(`batch-${id}`)))?.id ?? null);
  const [busy, setBusy] = useState(false);
  const open = batches.some(({ active }) => active);
  const showsForm = adding || batches.length === 0;

  const next = async () => {
    setBusy(true);
    await complete();
    setBusy(false);
  };
  const add = () => {
    setAdding(true);
    focus(firstField('new'));
  };
  const close = () => {
    setAdding(false);
    focus('[data-focus="add"]');
  };
  return (
    <div ref={root} className={styles.step}>
      <BatchList
        batches={batches}
        editing={editing}
        onEdit={setEditing}
        onDelete={remove}
        reload={reload}
        place={place}
        onFocus={focus}
      />
      {showsForm ? (
        <BatchForm
          courseId={course.id}
          place={place('batch-new')}
          reload={reload}
          onSaved={(all) => {
            setAdding(!all);
            if (all) focus('[data-focus="list"]');
          }}
          onClose={batches.length > 0 ? close : undefined}
        />
      ) : (
        <div>
          <Button icon={<Plus aria-hidden="true" />} data-focus="add" onClick={add}>
            Add Timing
          </Button>
        </div>
      )}
      <PartFooter onPrevious={previous} note={!open && noteOf(batches.length)}>
        <Button variant="accent" disabled={!open} busy={busy} onClick={() => void next()}>
          Next
        </Button>
      </PartFooter>
    </div>
  );
}

const noteOf = (count: number) =>
  count === 0 ? 'Next unlocks with the first batch' : 'Next unlocks when a batch is open for enrolment';
