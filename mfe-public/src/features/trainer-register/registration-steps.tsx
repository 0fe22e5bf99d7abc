import { registerTrainer, type SignIn, sendCode } from '@kaksha/api-client/auth';
import { isApiError } from '@kaksha/api-client/errors';
import { useHost, useSession } from '@kaksha/contract/host-context';
import type { RegistrationForm } from '@kaksha/domain/profile-rules';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeStep } from './code-step';
import { DetailsStep } from './details-step';
import { emptyRegistration, keepRegistration, type Registration, readRegistration } from './kept-registration';

/** What the server says of fields that were typed a step earlier; shown on them. */
type Refusal = Readonly<Record<string, string>>;

const ownFields = Object.keys(emptyRegistration.values);

/** First who somebody is, then the code from their mail; finishing signs them in. */
export function RegistrationSteps() {
  const { http, session, notify } = useHost();
  const { user } = useSession();
  const navigate = useNavigate();
  const [registration, setRegistration] = useState<Registration | null>(null);
  const [refusal, setRefusal] = useState<Refusal>({});

  // What the tab keeps is not known while the server renders.
  useEffect(() => setRegistration(readRegistration() ?? emptyRegistration), []);

  const change = (next: Registration) => {
    setRegistration(next);
    keepRegistration(next);
  };
  // What is typed is in what the tab keeps; the state holds what was sent.
  const { values, step } = (registration && readRegistration()) ?? registration ?? emptyRegistration;

  const askForCode = async (form: RegistrationForm) => {
    await sendCode(http, form.email.trim().toLowerCase());
    setRefusal({});
    change({ values: form, step: 'code' });
  };

  const verify = async (code: string) => {
    try {
      finish(await registerTrainer(http, { ...values, email: values.email.trim().toLowerCase() }, code));
    } catch (error) {
      const blamed = isApiError(error) ? Object.entries(error.fields).filter(([name]) => ownFields.includes(name)) : [];
      if (blamed.length === 0) throw error;
      setRefusal(Object.fromEntries(blamed));
      change({ values, step: 'details' });
    }
  };

  const finish = ({ token, userId, user: trainer }: SignIn) => {
    keepRegistration(null);
    session.adopt({ token, userId: String(userId) }, trainer);
    notify.success(`Welcome, ${trainer.name}`, { description: 'You are a trainer now. Create your first course.' });
    navigate('/patron/basicdetails');
  };

  if (step === 'code') {
    return (
      <CodeStep
        email={values.email}
        onVerify={verify}
        onResend={() => askForCode(values)}
        onBack={() => change({ values, step: 'details' })}
      />
    );
  }
  return (
    <DetailsStep
      // The fields begin with what the tab kept, and with the address of whoever is signed in.
      key={`${registration ? 'kept' : 'new'}/${user?.id ?? 'visitor'}`}
      values={user ? { ...values, email: user.email, name: values.name || user.name } : values}
      ownEmail={user !== null}
      refusal={refusal}
      onChange={(next) => keepRegistration({ values: next, step: 'details' })}
      onSubmit={askForCode}
    />
  );
}
