import { useNow } from '@kaksha/contract/now';
import { brand } from '@kaksha/domain/brand';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { defaultExpiry, expiryRules, latestExpiry } from '@kaksha/domain/verification-rules';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';

interface AcceptDialogProps {
  name: string;
  accept: (expiresOn: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the last day of a verification. */
export function AcceptDialog({ name, accept, onClose }: AcceptDialogProps) {
  const today = dayIn(brand.timeZone, useNow());
  const form = useYupForm<{ expiresOn: string }>(expiryRules(today), { expiresOn: defaultExpiry(today) });
  const send = async ({ expiresOn }: { expiresOn: string }) => {
    await accept(expiresOn);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Verify ${name}?`}
      description="Visitors see “Verified” beside the name. The trainer gets a mail."
    >
      <Form form={form} onSubmit={send} aria-label={`Verify ${name}`} className="stack gap-4">
        <TextField
          name="expiresOn"
          label="Last day"
          type="date"
          required
          min={addDays(today, 1)}
          max={latestExpiry(today)}
        />
        <div className="cluster gap-2 end">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton variant="ink">Accept</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
