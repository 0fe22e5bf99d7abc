import type { CourseSummary } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';

interface DeleteCourseDialogProps {
  course: CourseSummary;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteCourseDialog({ course, onConfirm, onClose }: DeleteCourseDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Delete this course?"
      description={<Consequence course={course} />}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button danger onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}

function Consequence({ course: { name, activity } }: { course: CourseSummary }) {
  const enrolled = activity?.enrolled ?? 0;
  const subject = <strong dir="auto">{name || 'Untitled Course'}</strong>;
  if (enrolled > 0) {
    return (
      <>
        {subject}
        <span>
          {` has ${enrolled === 1 ? '1 learner' : `${enrolled.toLocaleString('en-IN')} learners`}. They keep what they paid for; no one else will find the course any more. You can restore it from Deleted.`}
        </span>
      </>
    );
  }
  return (
    <>
      {subject}
      <span> will be gone with its batches, contents and modules. This cannot be undone.</span>
    </>
  );
}
