import { deleteBatch } from '@kaksha/api-client/batches';
import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { openBatches, upcomingFirst } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { hasFormDraft } from '@kaksha/forms/form-draft';
import { Button } from '@kaksha/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { scheduleText } from '../../../batch/schedule-text';
import styles from '../shared/step.module.css';
import { StepFooter } from '../shared/step-footer';
import { useDeleting } from '../shared/use-deleting';
import { firstField, useFocusAfter } from '../shared/use-focus-after';
import type { StepProps } from '../steps';
import { BatchForm } from './batch-form';
import { BatchList } from './batch-list';

/** Step 2: the batches of the course. */
export function BatchesStep({ course, reload, complete, previous, draftKey }: StepProps) {
  const host = useHost();
  const now = useNow();
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
  const { deleteOne, shown } = useDeleting<Batch>({
    remove: async ({ id }) => (await deleteBatch(host.http, id)).message,
    reload,
    failed: 'The batch was not deleted',
    nameOf: (batch) => scheduleText(batch, now),
  });
  const batches = shown(upcomingFirst(course.batches, now));
  const [adding, setAdding] = useState(() => hasFormDraft(draftKey('batch-new')));
  const [editing, setEditing] = useState(
    () => batches.find(({ id }) => hasFormDraft(draftKey(`batch-${id}`)))?.id ?? null,
  );
  const [busy, setBusy] = useState(false);
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
    <div ref={root} className={`stack gap-8 ${styles.step}`}>
      <BatchList
        batches={batches}
        editing={editing}
        onEdit={setEditing}
        onDelete={(batch) => void deleteOne(batch)}
        reload={reload}
        draftKey={draftKey}
        onFocus={focus}
      />
      {showsForm ? (
        <BatchForm
          courseId={course.id}
          draftKey={draftKey('batch-new')}
          reload={reload}
          onSaved={(complete) => {
            setAdding(!complete);
            if (complete) focus('[data-focus="list"]');
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
      <StepFooter onPrevious={previous} note={footerNote(batches.length, openBatches(batches, now).length)}>
        <Button variant="accent" disabled={batches.length === 0} busy={busy} onClick={() => void next()}>
          Next
        </Button>
      </StepFooter>
    </div>
  );
}

function footerNote(count: number, openCount: number): string | null {
  if (count === 0) return 'Next unlocks with the first batch';
  return openCount > 0 ? null : 'Publishing needs a batch that is open for enrolment';
}
