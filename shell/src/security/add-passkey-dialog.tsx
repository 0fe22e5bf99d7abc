import { addPasskey, startPasskey } from '@kaksha/api-client/second-factor';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { startRegistration } from '@simplewebauthn/browser';
import { useShellHost } from '../host/shell-host';
import { passkeyProblem } from '../proof/passkey-problem';
import { passkeyNameSchema } from './passkey-name';

interface AddPasskeyDialogProps {
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const { http } = useShellHost();
  const form = useYupForm(passkeyNameSchema, { name: 'My passkey' }, { mode: 'onSubmit' });
  const add = async ({ name }: { name: string }) => {
    try {
      const credential = await startRegistration({ optionsJSON: await startPasskey(http) });
      onAdded(await addPasskey(http, { name: name.trim(), credential }));
    } catch (error) {
      form.setError('root.server', { type: 'server', message: passkeyProblem(error) });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="s"
      title="Add a passkey"
      description="Your browser then asks where to save it: on this device, in your password manager or on a security key."
    >
      <Form form={form} onSubmit={add} className="stack gap-5" aria-label="Add a passkey">
        <TextField
          name="name"
          label="Name"
          hint="So that you recognise it later, e.g. 'Work laptop'"
          autoComplete="off"
        />
        <div className="cluster gap-2 gap-x-3 middle">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton>Continue</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
