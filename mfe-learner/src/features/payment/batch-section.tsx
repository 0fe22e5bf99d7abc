import { usualHours } from '@kaksha/domain/batch-sessions';
import { batchProgress } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatDate, formatWeekdayAndDay } from '@kaksha/domain/dates';
import { firstClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import { Banner } from '@kaksha/ui/banner';
import { BatchOption } from '@kaksha/ui/batch-option';
import { Button } from '@kaksha/ui/button';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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

/** The chosen batch on one line, or the choice of one: after "Change", and while the chosen batch cannot be bought. */
export function BatchSection({ choice, locked, now, onChoose, note }: BatchSectionProps) {
  const { batches, chosen, over, seat } = choice;
  const [isOpen, setIsOpen] = useState(false);
  const options = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) options.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOpen]);
  const viewerZone = useViewerZone();
  const isFolded = chosen !== null && !isOpen && !over && !seat && !note;
  const text =
    batches.length > 0
      ? 'Choose the days that fit. You can come back to this choice until you pay.'
      : 'No batch of this course is open right now.';
  const first = chosen && firstClassDay(chosen);
  const from = first ? `From ${formatWeekdayAndDay(first)}. ` : '';
  return (
    <section aria-labelledby="batch">
      <SectionHeading id="batch" title="Batch" variant="rule" text={isFolded ? undefined : text} />
      {over && (
        <Banner tone="saffron" role="status" className={styles.note}>
          {`The batch that began on ${formatDate(firstClassDay(over))} is over.${batches.length > 0 ? ' These can still be joined.' : ''}`}
        </Banner>
      )}
      {isFolded && (
        <div className={`row gap-3 middle between panel round ${styles.folded}`}>
          <p>
            <strong>{`${scheduleLabel(chosen)}, ${usualHours(chosen, now)}`}</strong>
            <span>{`${from}${batchProgress(chosen, now)}`}</span>
          </p>
          {batches.length > 1 && (
            <Button size="s" disabled={locked} aria-label="Change the batch" onClick={() => setIsOpen(true)}>
              Change
            </Button>
          )}
        </div>
      )}
      {!isFolded && batches.length > 0 && (
        <div ref={options} role="radiogroup" aria-labelledby="batch" className={`stack gap-3 ${styles.options}`}>
          {batches.map((batch) => (
            <BatchOption
              key={batch.id}
              batch={batch}
              now={now}
              viewerZone={viewerZone}
              checked={batch.id === chosen?.id}
              disabled={locked}
              onChoose={() => {
                setIsOpen(true);
                onChoose(batch);
              }}
            />
          ))}
        </div>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </section>
  );
}
