import { deleteMyAccount } from '@kaksha/api-client/profile';
import { withSession } from '@kaksha/api-client/with-session';
import { useHost, useReadable } from '@kaksha/contract/host-context';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { useLearnerStore } from '../../store/store-context';
import styles from './profile-page.module.css';

const word = 'DELETE';

const schema = object({
  confirmation: string()
    .defined()
    .test('word', `Please type ${word}`, (text) => text.trim() === word),
});

/** Ends the account after a word was typed, so that no slip of the finger does. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const userId = useReadable(useLearnerStore().userId);
  const navigate = useNavigate();
  const form = useYupForm(schema, { confirmation: '' });
  const end = async () => {
    await withSession(host, userId, 'We delete your account right after this.', () => deleteMyAccount(host.http));
    // First of all the session: with it go the forms, and what was typed in them no longer holds anybody here.
    await host.session.signOut();
    host.notify.success('Your account is deleted');
    await navigate('/', { replace: true });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Delete my account"
      description="Your profile, saved courses and requests are deleted for ever. This cannot be undone."
    >
      <Form form={form} onSubmit={end} aria-label="Delete my account" className={styles.form}>
        <TextField name="confirmation" label={`Type ${word} to confirm`} autoComplete="off" />
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep my account</Button>
          <SubmitButton variant="outline" danger>
            Delete for ever
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
