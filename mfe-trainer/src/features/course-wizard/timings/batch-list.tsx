import { useNow } from '@kaksha/contract/now';
import type { Batch } from '@kaksha/domain/catalogue';
import { dayIn, ianaZone } from '@kaksha/domain/dates';
import { useState } from 'react';
import { type FormPlace, isKept } from '../../../kept/kept-form';
import { ConfirmDelete, loadConfirmDelete } from '../parts/confirm-delete';
import styles from '../parts/step.module.css';
import { firstField } from '../parts/use-focus-after';
import { useWarm } from '../parts/use-warm';
import { BatchForm } from './batch-form';
import { BatchRow } from './batch-row';
import { spellSchedule } from './spell-schedule';

export interface BatchListProps {
  batches: readonly Batch[];
  /** The batch that is edited in its place. */
  editing: number | null;
  onEdit: (id: number | null) => void;
  onDelete: (batch: Batch) => void;
  reload: () => Promise<void>;
  place: (form: string) => FormPlace;
  onFocus: (selector: string) => void;
}

/** 'Batch Timings': what there is, edited in place. */
export function BatchList({ batches, editing, onEdit, onDelete, reload, place, onFocus }: BatchListProps) {
  const now = useNow();
  useWarm(loadConfirmDelete);
  const [asked, setAsked] = useState<Batch | null>(null);
  const close = (id: number) => {
    onEdit(null);
    onFocus(`[data-focus="edit-${id}"]`);
  };
  const remove = (batch: Batch) => {
    setAsked(null);
    if (editing === batch.id) onEdit(null);
    onDelete(batch);
    // The row takes its buttons, and the focus, with it.
    onFocus('[data-focus="list"]');
  };
  return (
    <section className={styles.section} aria-labelledby="batch-timings">
      <h2 id="batch-timings" tabIndex={-1} className={styles.title} data-focus="list">
        Batch Timings <span className={styles.count}>{`Total: ${batches.length}`}</span>
      </h2>
      {batches.length === 0 && (
        <p className={styles.none}>No timings yet. Learners enrol in a batch: add the first one.</p>
      )}
      {batches.length > 0 && (
        <ul className={styles.list} aria-labelledby="batch-timings">
          {batches.map((batch) => (
            <li key={batch.id} className={styles.row}>
              {editing === batch.id ? (
                <BatchForm
                  courseId={batch.courseId}
                  batch={batch}
                  place={place(`batch-${batch.id}`)}
                  reload={reload}
                  onSaved={(all) => all && close(batch.id)}
                  onClose={() => close(batch.id)}
                />
              ) : (
                <BatchRow
                  batch={batch}
                  now={now}
                  kept={isKept(place(`batch-${batch.id}`))}
                  onEdit={() => {
                    onEdit(batch.id);
                    onFocus(firstField('edit'));
                  }}
                  onDelete={() => setAsked(batch)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDelete title="Delete this batch?" onConfirm={() => remove(asked)} onClose={() => setAsked(null)}>
          <strong>{spellSchedule(asked, dayIn(ianaZone(asked.timeZone), now))}</strong> will be gone. If learners
          ordered it, they keep it: it stays in this list and takes no more of them.
        </ConfirmDelete>
      )}
    </section>
  );
}
