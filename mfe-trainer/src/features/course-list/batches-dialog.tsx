import { firstBatch, upcomingFirst } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { ButtonLink } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useId, useState } from 'react';
import { batchPath } from '../../paths';
import { BatchOption } from './batch-option';

export interface BatchesDialogProps {
  course: CourseSummary;
  now: Date;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All batches of a course, those that are over last. Initially the next one is selected, else the last. The selected batch shows its details. */
export function BatchesDialog({ course, now, open, onOpenChange }: BatchesDialogProps) {
  const name = useId();
  const [chosen, setChosen] = useState(() => firstBatch(course.batches, now)?.id ?? null);
  const batches = upcomingFirst(course.batches, now);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Available Batches for ${course.name || 'Untitled Course'}`}
      footer={
        chosen !== null && (
          <ButtonLink to={batchPath(chosen)} variant="ink">
            Open this batch
          </ButtonLink>
        )
      }
    >
      {batches.length === 0 ? (
        <p>No batch timings available</p>
      ) : (
        <div role="radiogroup" aria-label="Batches" className="stack gap-2">
          {batches.map((batch) => (
            <BatchOption
              key={batch.id}
              batch={batch}
              now={now}
              name={name}
              chosen={batch.id === chosen}
              onChoose={() => setChosen(batch.id)}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
