import type { Batch } from '@kaksha/domain/catalogue';
import { formatDate } from '@kaksha/domain/dates';
import { firstClassDay } from '@kaksha/domain/timetable';
import { Banner } from '@kaksha/ui/banner';
import { BatchOption } from '@kaksha/ui/batch-option';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import type { ReactNode } from 'react';
import type { BatchChoice } from './batch-choice';
import styles from './checkout-view.module.css';

interface BatchSectionProps {
  choice: BatchChoice;
  /** Disables the choice during a payment. */
  locked: boolean;
  now: Date;
  onChoose: (batch: Batch) => void;
  /** Below the batches. */
  note: ReactNode;
}

export function BatchSection({ choice: { batches, chosen, over }, locked, now, onChoose, note }: BatchSectionProps) {
  const viewerZone = useViewerZone();
  return (
    <section aria-labelledby="batch">
      <SectionHeading
        id="batch"
        title="Batch"
        text={
          batches.length > 0
            ? 'Choose the days that fit. You can come back to this choice until you pay.'
            : 'No batch of this course is open right now.'
        }
      />
      {over && (
        <Banner tone="saffron" role="status" className={styles.note}>
          {`The batch that began on ${formatDate(firstClassDay(over))} is over.${batches.length > 0 ? ' These can still be joined.' : ''}`}
        </Banner>
      )}
      {batches.length > 0 && (
        <div role="radiogroup" aria-labelledby="batch" className={`stack gap-3 ${styles.options}`}>
          {batches.map((batch) => (
            <BatchOption
              key={batch.id}
              batch={batch}
              now={now}
              viewerZone={viewerZone}
              checked={batch.id === chosen?.id}
              disabled={locked}
              onChoose={() => onChoose(batch)}
            />
          ))}
        </div>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </section>
  );
}
