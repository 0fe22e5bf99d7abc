import { deleteMyAccount, previewAccountDeletion } from '@kaksha/api-client/profile';
import { type ResourceError, toResourceError } from '@kaksha/api-client/resource';
import { useHost } from '@kaksha/contract/host-context';
import type { DeletionPreview } from '@kaksha/domain/profile';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { DeletionFacts } from './deletion-facts';
import styles from './profile-page.module.css';

const confirmationWord = 'DELETE';

const schema = object({
  confirmation: string()
    .defined()
    .test('confirmation-word', `Please type ${confirmationWord}`, (text) => text.trim() === confirmationWord),
});

/** Says what is given up with the account, or why it cannot be deleted; deletes it after the user typed a confirmation word. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const [preview, setPreview] = useState<DeletionPreview | null>(null);
  const [problem, setProblem] = useState<ResourceError | null>(null);
  const load = useCallback(async () => {
    setProblem(null);
    try {
      setPreview(await previewAccountDeletion(host.http));
    } catch (error) {
      setProblem(toResourceError(error));
    }
  }, [host]);
  useEffect(() => void load(), [load]);
  const keep = <Button onClick={onClose}>Keep my account</Button>;
  const dialog = { open: true, onOpenChange: (open: boolean) => !open && onClose() };
  if (problem?.status === 409) {
    return (
      <Dialog {...dialog} title="Your account cannot be deleted yet" description={problem.message} footer={keep} />
    );
  }
  return (
    <Dialog
      {...dialog}
      title="Delete my account"
      description="Your profile, saved courses and requests are deleted for ever. This cannot be undone."
      footer={!preview && keep}
    >
      {problem ? (
        <RegionError
          level={3}
          title="What you give up did not load"
          text={problem.message}
          onRetry={() => void load()}
        />
      ) : preview ? (
        <Confirmation preview={preview} keep={keep} />
      ) : (
        <>
          <p role="status" className="visually-hidden">
            Loading what you give up…
          </p>
          <Skeleton shape="block" className={styles.facts} />
        </>
      )}
    </Dialog>
  );
}

function Confirmation({ preview, keep }: { preview: DeletionPreview; keep: ReactNode }) {
  const host = useHost();
  const navigate = useNavigate();
  const form = useYupForm(schema, { confirmation: '' });
  const deleteAccount = async () => {
    await deleteMyAccount(host.http);
    // Signing out first unmounts the forms, whose unsaved changes would block the navigation.
    await host.session.signOut();
    host.notify.success('Your account is deleted');
    await navigate('/', { replace: true });
  };
  return (
    <Form form={form} onSubmit={deleteAccount} aria-label="Delete my account" className={`stack gap-6 ${styles.form}`}>
      <DeletionFacts preview={preview} />
      <TextField name="confirmation" label={`Type ${confirmationWord} to confirm`} autoComplete="off" />
      <div className={`cluster gap-3 gap-x-4 middle ${styles.actions}`}>
        {keep}
        <SubmitButton danger>Delete for ever</SubmitButton>
      </div>
    </Form>
  );
}
