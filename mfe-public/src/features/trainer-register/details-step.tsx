import * as limits from '@kaksha/domain/limits';
import { genders, trainingTypes } from '@kaksha/domain/profile';
import type { RegistrationForm } from '@kaksha/domain/registration-rules';
import { Form } from '@kaksha/forms/form';
import { SegmentedField } from '@kaksha/forms/segmented-field';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useEffect, useRef } from 'react';
import styles from './register-page.module.css';

/** The rules are not part of the first visit. */
const loadRules = async () =>
  (await import(/* webpackChunkName: "registration-rules" */ '@kaksha/domain/registration-rules')).registrationRules;

interface DetailsStepProps {
  values: RegistrationForm;
  /** True when the user is signed in; the address of their account is used. */
  ownEmail: boolean;
  /** Field errors of the server. */
  refusal: Readonly<Record<string, string>>;
  onChange: (values: RegistrationForm) => void;
  onSubmit: (values: RegistrationForm) => Promise<void>;
}

/** The details of the new trainer. */
export function DetailsStep({ values, ownEmail, refusal, onChange, onSubmit }: DetailsStepProps) {
  const form = useYupForm<RegistrationForm>(loadRules, values);
  const isInstitute = form.watch('kind') === 'institute';

  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (state) => latest.current(state.values) }),
    [form],
  );
  useEffect(() => {
    Object.entries(refusal).forEach(([field, message], index) => {
      form.setError(field as keyof RegistrationForm, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }, [form, refusal]);

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Become a trainer" className="stack gap-5">
      <SegmentedField
        name="kind"
        label="I register as"
        options={[
          { value: 'individual', label: 'Individual' },
          { value: 'institute', label: 'Institute' },
        ]}
      />
      <TextField
        name="name"
        label={isInstitute ? 'Institute name' : 'Name'}
        required
        autoComplete={isInstitute ? 'organization' : 'name'}
        maxLength={limits.nameMax}
        hint="As learners will read it."
      />
      {isInstitute && (
        <TextField name="ownerName" label="Owner name" required autoComplete="name" maxLength={limits.nameMax} />
      )}
      <TextField
        name="email"
        label="Email"
        type="email"
        required
        autoComplete="email"
        maxLength={limits.emailMax}
        readOnly={ownEmail}
        hint={ownEmail ? 'You are signed in with this address.' : 'We send you a code. No password.'}
      />
      <div className={`stack gap-5 top ${styles.pair}`}>
        <TextField
          name="contactNo"
          label="Contact number"
          inputMode="tel"
          required
          autoComplete="tel-national"
          maxLength={16}
          start={`+${limits.defaultCountryCode}`}
        />
        <TextField name="pincode" label="PIN code" inputMode="numeric" autoComplete="postal-code" maxLength={6} />
      </div>
      <div className={`stack gap-5 top ${styles.pair}`}>
        {!isInstitute && (
          <SelectField name="gender" label="Gender" placeholder="Choose">
            {genders.map((gender) => (
              <option key={gender}>{gender}</option>
            ))}
          </SelectField>
        )}
        <SelectField name="trainingType" label="Training type" placeholder="Choose">
          {trainingTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
      </div>
      <SubmitButton size="l" block>
        Send code
      </SubmitButton>
    </Form>
  );
}
