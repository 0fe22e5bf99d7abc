import { trimmedText } from '@kaksha/domain/blank-text';
import * as limits from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { type ObjectSchema, object, string } from 'yup';

interface Values {
  reason: string;
}

const schema: ObjectSchema<Values> = object({
  reason: string().transform(trimmedText).required('Please say why').max(limits.certificate.reasonMax),
});

interface RevokeDialogProps {
  learnerName: string;
  onRevoke: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason before a certificate is revoked. */
export function RevokeDialog({ learnerName, onRevoke, onClose }: RevokeDialogProps) {
  const form = useYupForm(schema, { reason: '' });
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
