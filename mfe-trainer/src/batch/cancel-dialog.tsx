import type { Batch } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { formRules, text } from '@kaksha/domain/rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import styles from './change-dialog.module.css';
import { notifiedText, useLearnerCount } from './use-learner-count';

const rules = formRules<{ reason: string }>({ reason: text(limits.course.changeReasonMax) });

export interface CancelDialogProps {
  batch: Batch;
  /** Names the batch. */
  schedule: string;
  onCancel: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Confirmation before a batch is cancelled and its learners are refunded. */
export function CancelDialog({ batch, schedule, onCancel, onClose }: CancelDialogProps) {
  const form = useYupForm(rules, { reason: '' });
  const learners = useLearnerCount(batch);
  const refunds = learners === 0 ? '' : ' Everyone who paid gets a full refund.';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Cancel this batch?"
      description={`${notifiedText(learners)}${refunds} A cancelled batch cannot be opened again.`}
    >
      <Form
        form={form}
        className="stack gap-4"
        onSubmit={async ({ reason }) => {
          await onCancel(reason.trim());
          onClose();
        }}
      >
        <p className={styles.schedule}>{schedule}</p>
        <TextAreaField
          name="reason"
          label="Reason"
          hint="Learners read it in the mail"
          rows={3}
          maxLength={limits.course.changeReasonMax}
        />
        <div className="cluster gap-2 end">
          <Button onClick={onClose}>Keep the batch</Button>
          <SubmitButton danger>Cancel the batch</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
