import * as limits from '@kaksha/domain/limits';
import { CodeField } from '@kaksha/forms/code-field';
import { Form } from '@kaksha/forms/form';
import { clientErrorMessage } from '@kaksha/forms/server-errors';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { codeSchema } from '@kaksha/forms/use-code-form';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import styles from './proof.module.css';

interface AppProofProps {
  /** Throws when the code is refused. */
  onCode: (code: string) => Promise<void>;
  submitLabel?: string;
}

const digits = limits.secondFactor.totpDigits;
const schema = codeSchema(digits);

/** The code that an authenticator app shows. */
export function AppProof({ onCode, submitLabel = 'Verify' }: AppProofProps) {
  const form = useYupForm(schema, { code: '' }, { mode: 'onSubmit' });
  const verify = async ({ code }: { code: string }) => {
    try {
      await onCode(code);
    } catch (error) {
      const message = clientErrorMessage(error);
      if (message === null) throw error;
      form.setError('code', { type: 'server', message }, { shouldFocus: true });
    }
  };
  return (
    <Form form={form} onSubmit={verify} className={`stack gap-5 ${styles.step}`} aria-label="Authenticator app">
      <CodeField label="Code from your authenticator app" length={digits} autoFocus />
      <SubmitButton size="l" block>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
