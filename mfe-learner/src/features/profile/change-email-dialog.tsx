import { changeEmail, sendCode } from '@kaksha/api-client/auth';
import { useHost } from '@kaksha/contract/host-context';
import { normalEmail } from '@kaksha/domain/email-address';
import * as limits from '@kaksha/domain/limits';
import { emailText, formRules } from '@kaksha/domain/rules';
import { CodeStep } from '@kaksha/forms/code-step';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { codeSchema } from '@kaksha/forms/use-code-form';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { useLearnerStore } from '../../store/store-context';

const { digits, validForMinutes, resendAfterSeconds } = limits.otp;
const schema = codeSchema(digits);
const rules = formRules<{ email: string }>({ email: emailText().required('Please enter your new email address') });

/**
 * Changes the address of the account. A code proves the new address; the host asks for a proof of the caller, which goes
 * to the present one.
 */
export function ChangeEmailDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const host = useHost();
  const store = useLearnerStore();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  const send = async (to: string) => {
    await sendCode(host.http, to);
    setEmail(to);
    setSent(true);
  };
  const change = async (code: string) => {
    await changeEmail(host.http, { email, code });
    onClose();
    host.notify.success('Your email address is changed', {
      description: `Sign-in codes and mails now go to ${email}.`,
    });
    await Promise.all([store.profile.load(), host.session.refresh()]);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change your email address"
      description={`Sign-in codes and mails go to ${current} today. A code proves that the new address is yours. If you signed in a while ago, another code goes to the present one.`}
    >
      {isSent ? (
        <CodeStep
          schema={schema}
          digits={digits}
          resendAfterSeconds={resendAfterSeconds}
          onVerify={change}
          onResend={() => sendCode(host.http, email)}
          aside={`Sent, good for ${validForMinutes} minutes`}
          mailboxUrl={
            host.environment.demo ? `${host.environment.apiHost}/dev/mailbox?to=${encodeURIComponent(email)}` : null
          }
          label="Code of the new address"
        >
          <p>
            <span>{`The code is on its way to ${email}. `}</span>
            <TextButton onClick={() => setSent(false)}>Change</TextButton>
          </p>
        </CodeStep>
      ) : (
        <NewAddress current={current} typed={email} onSubmit={send} />
      )}
    </Dialog>
  );
}

interface NewAddressProps {
  current: string;
  typed: string;
  onSubmit: (email: string) => Promise<void>;
}

function NewAddress({ current, typed, onSubmit }: NewAddressProps) {
  const form = useYupForm(rules, { email: typed }, { mode: 'onSubmit' });
  const submit = async (values: { email: string }) => {
    const email = normalEmail(values.email);
    if (email === current) form.setError('email', { message: 'This is your present address' }, { shouldFocus: true });
    else await onSubmit(email);
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="New address" className="stack gap-5">
      <TextField name="email" label="New email" type="email" autoComplete="email" />
      <SubmitButton size="l" block>
        Send code
      </SubmitButton>
    </Form>
  );
}
