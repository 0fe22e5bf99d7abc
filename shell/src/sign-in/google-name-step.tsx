import type { SecondStep, SignIn } from '@kaksha/api-client/auth';
import { formRules } from '@kaksha/domain/rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import type { GoogleSignIn } from './google-button';
import { NameField, nameRule } from './name-field';

interface GoogleNameStepProps {
  signIn: GoogleSignIn;
  onVerified: (result: SignIn | SecondStep) => void;
}

const rules = formRules<{ name: string }>({ name: nameRule });

/** The name of a new user whose Google account shows none. */
export function GoogleNameStep({ signIn, onVerified }: GoogleNameStepProps) {
  const form = useYupForm(rules, { name: '' }, { mode: 'onSubmit' });
  const create = async ({ name }: { name: string }) => {
    const result = await signIn({ name: name.trim() });
    if (!('needsName' in result)) onVerified(result);
  };
  return (
    <Form form={form} onSubmit={create} className="stack gap-5">
      <NameField />
      <SubmitButton size="l" block>
        Create account
      </SubmitButton>
    </Form>
  );
}
