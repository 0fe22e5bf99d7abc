import { Button } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DetailsValues } from '../details-values';
import styles from './preview-aside.module.css';
import type { PreviewedCourse } from './preview-of';

const PreviewSheet = retryableLazy(
  async () => (await import(/* webpackChunkName: "course-preview" */ './preview-sheet')).PreviewSheet,
);

/** Opens the preview on screens too narrow to show it beside the form. */
export function PreviewButton({ course }: { course: PreviewedCourse | null }) {
  const { getValues } = useFormContext<DetailsValues>();
  /** Null before the first opening. */
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        className={styles.opener}
        size="s"
        icon={<Eye aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Preview
      </Button>
      {open !== null && <PreviewSheet values={getValues()} course={course} open={open} onOpenChange={setOpen} />}
    </>
  );
}
