import type { CourseSummary } from '@kaksha/domain/catalogue';
import { Chip } from '@kaksha/ui/chip';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';

const BatchesDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "batches-dialog" */ './batches-dialog')).BatchesDialog,
);

/** Chip '+3 Batches' that opens the batches dialog. */
export function BatchesButton({ course, now }: { course: CourseSummary; now: Date }) {
  /** Null before the first opening. */
  const [open, setOpen] = useState<boolean | null>(null);
  const count = course.batches.length;
  return (
    <>
      <Chip
        icon={<CalendarDays aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >{`+${count} ${count === 1 ? 'Batch' : 'Batches'}`}</Chip>
      {open !== null && <BatchesDialog course={course} now={now} open={open} onOpenChange={setOpen} />}
    </>
  );
}
