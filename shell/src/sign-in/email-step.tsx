import { useHost } from '@kaksha/contract/host-context';
import { normalEmail } from '@kaksha/domain/email-address';
import { emailText, formRules } from '@kaksha/domain/rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useEffect } from 'react';

interface EmailStepProps {
  /** The address typed before, when the user returns to change it. */
  email: string;
  onSubmit: (email: string) => Promise<void>;
}

const rules = formRules<{ email: string }>({ email: emailText().required('Please enter your email address') });

export function EmailStep({ email, onSubmit }: EmailStepProps) {
  const { demo } = useHost().environment;
  const form = useYupForm(rules, { email }, { mode: 'onSubmit' });
  // The user returned from the code step to change the address.
  useEffect(() => {
    if (email) form.setFocus('email', { shouldSelect: true });
  }, [email, form]);
  return (
    <Form form={form} onSubmit={(values) => onSubmit(normalEmail(values.email))} className="stack gap-5">
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint={
          demo
            ? 'Demo mode: no mail is sent, the code waits in the demo mailbox. Try learner@kaksha.test.'
            : 'We send you a code. No password.'
        }
      />
      <SubmitButton size="l" block>
        Send code
      </SubmitButton>
    </Form>
  );
}
