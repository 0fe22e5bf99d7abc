import { type SignIn, sendCode, verifyCode } from '@kaksha/api-client/auth';
import { isApiError } from '@kaksha/api-client/errors';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { normalEmail } from '@kaksha/domain/email-address';
import type { RegistrationForm } from '@kaksha/domain/registration-rules';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DetailsStep } from './details-step';
import { emptyRegistration, type Registration, readRegistration, writeRegistration } from './registration-draft';

const loadCodeStep = async () =>
  (await import(/* webpackChunkName: "registration-code" */ './registration-code-step')).RegistrationCodeStep;
const RegistrationCodeStep = retryableLazy(loadCodeStep);

/** Field errors of the server; they are shown in the details step. */
type Refusal = Readonly<Record<string, string>>;

const ownFields = Object.keys(emptyRegistration.values);

/** First the details, then the mailed code; verifying it signs the user in. */
export function RegistrationSteps() {
  const { http, session, notify } = useHost();
  const { user } = useSession();
  const navigate = useNavigate();
  const [registration, setRegistration] = useState<Registration | null>(null);
  const [refusal, setRefusal] = useState<Refusal>({});

  // The server render cannot read the tab's storage. A form without stored input stays as it is.
  const canRead = useRef(false);
  useEffect(() => {
    canRead.current = true;
    setRegistration(readRegistration());
  }, []);

  const change = (next: Registration) => {
    setRegistration(next);
    writeRegistration(next);
  };
  // The tab's storage has the latest input; the state has the last submitted input.
  const { values, step } = (canRead.current ? readRegistration() : null) ?? registration ?? emptyRegistration;

  const askForCode = async (form: RegistrationForm) => {
    // The next step is there when the code is sent; if it is not, that step shows a retry.
    loadCodeStep().catch(() => {});
    await sendCode(http, normalEmail(form.email));
    setRefusal({});
    change({ values: form, step: 'code' });
  };

  const verify = async (code: string) => {
    try {
      const { email, ...registration } = values;
      const result = await verifyCode(http, { email: normalEmail(email), code, registration });
      // The API refuses a registration before the second step (SIGN_IN_FIRST), so no other result comes.
      if ('token' in result) finish(result);
    } catch (error) {
      const blamed = isApiError(error) ? Object.entries(error.fields).filter(([name]) => ownFields.includes(name)) : [];
      if (blamed.length === 0) throw error;
      setRefusal(Object.fromEntries(blamed));
      change({ values, step: 'details' });
    }
  };

  const finish = ({ token, userId, user: trainer }: SignIn) => {
    writeRegistration(null);
    session.adopt({ token, userId: String(userId) }, trainer);
    notify.success(`Welcome, ${trainer.name}`, { description: 'You are a trainer now. Create your first course.' });
    navigate('/patron/basicdetails');
  };

  if (step === 'code') {
    return (
      <RegistrationCodeStep
        email={values.email}
        onVerify={verify}
        onResend={() => askForCode(values)}
        onBack={() => change({ values, step: 'details' })}
      />
    );
  }
  return (
    <DetailsStep
      // Starts with the stored input and the address of the signed-in user.
      key={`${registration ? 'stored' : 'new'}/${user?.id ?? 'visitor'}`}
      values={user ? { ...values, email: user.email, name: values.name || user.name } : values}
      ownEmail={user !== null}
      refusal={refusal}
      onChange={(next) => writeRegistration({ values: next, step: 'details' })}
      onSubmit={askForCode}
    />
  );
}
