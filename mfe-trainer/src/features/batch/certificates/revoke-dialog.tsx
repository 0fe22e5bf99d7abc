import * as limits from '@kaksha/domain/limits';
import { formRules, requiredText } from '@kaksha/domain/rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';

const rules = formRules<{ reason: string }>({
  reason: requiredText(limits.certificate.reasonMax, 'Please say why'),
});

interface RevokeDialogProps {
  learnerName: string;
  onRevoke: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason before a certificate is revoked. */
export function RevokeDialog({ learnerName, onRevoke, onClose }: RevokeDialogProps) {
  const form = useYupForm(rules, { reason: '' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Revoke this certificate?"
      description={`The public page of the certificate of ${learnerName} will say that it is revoked. This cannot be undone.`}
    >
      <p>
        A learner who corrects the name on their profile gets a new certificate. To give none, correct the attendance
        first.
      </p>
      <Form
        form={form}
        className="stack gap-4"
        onSubmit={async ({ reason }) => {
          await onRevoke(reason.trim());
          onClose();
        }}
      >
        <TextAreaField
          name="reason"
          label="Reason"
          hint="The learner and everyone who opens the page read it"
          rows={3}
          maxLength={limits.certificate.reasonMax}
          required
        />
        <div className="cluster gap-2 end">
          <Button onClick={onClose}>Keep it</Button>
          <SubmitButton danger>Revoke the certificate</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
