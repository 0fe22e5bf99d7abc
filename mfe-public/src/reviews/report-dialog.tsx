import { reportFeedback } from '@kaksha/api-client/feedback-changes';
import { useHost } from '@kaksha/contract/host-context';
import { type PublicReview, type ReportReason, reportReasonLabels, reportReasons } from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import { reportRules } from '@kaksha/domain/review-rules';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { RadioField } from '@kaksha/forms/radio-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import styles from './review-card.module.css';

const { reportNoteMax } = limits.reviews;

interface ReportValues {
  reason: ReportReason;
  note: string;
}

const options = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

/** Tells the administrators about a review that breaks the rules. */
export function ReportDialog({ review, onClose }: { review: PublicReview; onClose: () => void }) {
  const { http, notify } = useHost();
  const form = useYupForm<ReportValues>(reportRules, { reason: 'off-topic', note: '' });

  const send = async (values: ReportValues) => {
    await reportFeedback(http, review.id, { ...values, note: values.note.trim() });
    notify.success('Thank you, the review is reported', { description: 'An administrator will look at it.' });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Report the review by ${review.authorName}`}
      description="Only administrators see your report. The author is not told who reported."
    >
      <Form form={form} onSubmit={send} aria-label="Report a review" className={`stack gap-4 ${styles.form}`}>
        <RadioField name="reason" label="What is wrong with it?" options={options} />
        <TextAreaField name="note" label="Note" rows={3} maxLength={reportNoteMax} hint="Optional." />
        <div className="cluster gap-2">
          <SubmitButton variant="ink">Report review</SubmitButton>
          <FormButton variant="ghost" onClick={onClose}>
            Cancel
          </FormButton>
        </div>
      </Form>
    </Dialog>
  );
}
