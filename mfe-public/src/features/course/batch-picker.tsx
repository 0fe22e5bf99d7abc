import { useNow } from '@kaksha/contract/now';
import { hasClassroom } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { BatchOption } from '@kaksha/ui/batch-option';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import type { ReactNode } from 'react';
import styles from './batch-picker.module.css';

/** Not in the first script of the page: few batches have a classroom. */
const ChosenClassroom = retryableLazy(
  async () => (await import(/* webpackChunkName: "classroom" */ '@kaksha/ui/classroom')).Classroom,
);

interface BatchPickerProps {
  /** Open batches, soonest first. */
  batches: readonly Batch[];
  courseTrainerId: number;
  /** City of the trainer. */
  city: string | undefined;
  chosen: Batch | null;
  onChoose: (batch: Batch) => void;
  /** Below the batches. */
  note: ReactNode;
}

export function BatchPicker({ batches, courseTrainerId, city, chosen, onChoose, note }: BatchPickerProps) {
  const now = useNow();
  const viewerZone = useViewerZone();
  const hasSeveralTrainers = batches.some(({ trainerId }) => trainerId !== courseTrainerId);
  if (batches.length === 0) {
    return (
      <section aria-labelledby="batches">
        <SectionHeading
          id="batches"
          title="Batches"
          text="No batch is planned right now. Ask the trainer, who then knows that you wait for one."
        />
      </section>
    );
  }
  return (
    <section aria-labelledby="batches">
      <SectionHeading
        id="batches"
        title="Batches"
        text={
          <>
            <span>Choose the days that fit.</span>
            <span className={styles.legend}> Each square is a day, each column a week.</span>
          </>
        }
      />
      <div role="radiogroup" aria-labelledby="batches" className={`stack gap-3 ${styles.options}`}>
        {batches.map((batch) => (
          <BatchOption
            key={batch.id}
            batch={batch}
            now={now}
            viewerZone={viewerZone}
            teacher={hasSeveralTrainers ? batch.trainerName : undefined}
            checked={batch.id === chosen?.id}
            onChoose={() => onChoose(batch)}
          />
        ))}
      </div>
      {chosen && viewerZone && hasClassroom(chosen) && (
        <ChosenClassroom batch={chosen} city={city} className={styles.note} />
      )}
      {note && <div className={styles.note}>{note}</div>}
    </section>
  );
}
