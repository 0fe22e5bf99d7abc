import { renamePasskey } from '@kaksha/api-client/second-factor';
import type { Passkey } from '@kaksha/domain/second-factor';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { useShellHost } from '../host/shell-host';
import { passkeyNameSchema } from './passkey-name';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onRenamed: () => void;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const { http } = useShellHost();
  const form = useYupForm(passkeyNameSchema, { name: passkey.name }, { mode: 'onSubmit' });
  const rename = async ({ name }: { name: string }) => {
    await renamePasskey(http, passkey.id, name.trim());
    onRenamed();
  };
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} size="s" title="Rename the passkey">
      <Form form={form} onSubmit={rename} className="stack gap-5" aria-label="Rename the passkey">
        <TextField name="name" label="Name" autoComplete="off" />
        <div className="cluster gap-2 gap-x-3 middle">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
