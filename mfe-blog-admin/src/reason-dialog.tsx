import * as limits from '@kaksha/domain/limits';
import { reasonRules } from '@kaksha/domain/review-rules';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';

interface ReasonDialogProps {
  title: string;
  description: string;
  /** The button that decides. */
  action: string;
  /** Who reads the reason. */
  reader?: 'trainer' | 'person';
  /** Called with the reason. Errors it throws are shown in the dialog. */
  decide: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a decision, which its trainer or person reads. */
export function ReasonDialog({ title, description, action, reader = 'trainer', decide, onClose }: ReasonDialogProps) {
  const form = useYupForm<{ reason: string }>(reasonRules, { reason: '' });
  const send = async ({ reason }: { reason: string }) => {
    await decide(reason.trim());
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="s" title={title} description={description}>
      <Form form={form} onSubmit={send} aria-label={title} className="stack gap-4">
        <TextAreaField
          name="reason"
          label="Reason"
          rows={3}
          required
          maxLength={limits.reasonMax}
          hint={`The ${reader} reads it`}
        />
        <div className="cluster gap-2 end">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton variant="ink">{action}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
