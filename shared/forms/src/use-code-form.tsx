import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ObjectSchema, object, string } from 'yup';
import { applyServerErrors, clientErrorMessage } from './server-errors';
import { useResendTimer } from './use-resend-timer';
import { type FormRules, useYupForm } from './use-yup-form';

export interface CodeValues {
  code: string;
  /** Of a new user, where the form asks for it. */
  name?: string | undefined;
}

/** Schema of a form with one code of `digits` digits. Create it at module level. */
export const codeSchema = (digits: number): ObjectSchema<{ code: string }> =>
  object({
    code: string()
      .defined()
      .required('Please enter the code')
      .matches(new RegExp(`^\\d{${digits}}$`), `The code has ${digits} digits`),
  });

export interface CodeFormOptions {
  schema: FormRules;
  resendAfterSeconds: number;
  /** Throws when the check fails; a client error is shown on the code field. */
  onVerify: (code: string, name?: string) => Promise<void>;
  onResend: () => Promise<void>;
}

export interface CodeForm {
  form: UseFormReturn<CodeValues, unknown, CodeValues>;
  verify: (values: CodeValues) => Promise<void>;
  resend: () => Promise<void>;
  resending: boolean;
  /** Seconds until another code may be requested. */
  secondsLeft: number;
  label: string;
}

/** Checks a mailed code and requests another one. */
export function useCodeForm({ schema, resendAfterSeconds, onVerify, onResend }: CodeFormOptions): CodeForm {
  const form = useYupForm<CodeValues>(schema, { code: '' }, { mode: 'onSubmit' });
  const { label, secondsLeft, start } = useResendTimer(resendAfterSeconds);
  const [resending, setResending] = useState(false);
  useEffect(start, [start]);

  const verify = async ({ code, name }: CodeValues) => {
    try {
      await onVerify(code, name);
    } catch (error) {
      // A client error concerns the code: wrong, expired or too many tries. The digits stay for correction.
      const message = clientErrorMessage(error);
      if (message === null) throw error;
      form.setError('code', { type: 'server', message }, { shouldFocus: true });
    }
  };

  const resend = async () => {
    setResending(true);
    form.clearErrors();
    try {
      await onResend();
      form.resetField('code');
      start();
    } catch (error) {
      applyServerErrors(form, error);
    } finally {
      setResending(false);
      form.setFocus('code');
    }
  };

  return { form, verify, resend, resending, secondsLeft, label };
}
