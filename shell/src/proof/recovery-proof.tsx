import { trimmedText } from '@kaksha/domain/blank-text';
import { Form } from '@kaksha/forms/form';
import { clientErrorMessage } from '@kaksha/forms/server-errors';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { object, string } from 'yup';
import styles from './proof.module.css';

const schema = object({
  code: string()
    .transform(trimmedText)
    .required('Please enter a recovery code')
    .max(40, 'A recovery code has 16 letters and digits'),
});

/** One of the recovery codes that the user saved. */
export function RecoveryProof({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const form = useYupForm(schema, { code: '' }, { mode: 'onSubmit' });
  const verify = async ({ code }: { code: string }) => {
    try {
      await onCode(code.trim());
    } catch (error) {
      const message = clientErrorMessage(error);
      if (message === null) throw error;
      form.setError('code', { type: 'server', message }, { shouldFocus: true });
    }
  };
  return (
    <Form form={form} onSubmit={verify} className={`stack gap-5 ${styles.step}`} aria-label="Recovery code">
      <TextField
        name="code"
        label="Recovery code"
        hint="One of the codes that you saved, such as ABCD-EFGH-IJKL-MNOP. Each works once."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
      />
      <SubmitButton size="l" block>
        Verify
      </SubmitButton>
    </Form>
  );
}
