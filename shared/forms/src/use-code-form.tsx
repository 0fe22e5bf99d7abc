import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ObjectSchema, object, string } from 'yup';
import { applyServerErrors, clientErrorMessage } from './server-errors';
import { useResendTimer } from './use-resend-timer';
import { useYupForm } from './use-yup-form';

interface CodeValues {
  code: string;
}

/** What a form holds whose one field is a code of `digits` digits. At module level: a schema is made once. */
export const codeSchema = (digits: number): ObjectSchema<CodeValues> =>
  object({
    code: string()
      .defined()
      .required('Please enter the code')
      .matches(new RegExp(`^\\d{${digits}}$`), `The code has ${digits} digits`),
  });

export interface CodeFormOptions {
  schema: ObjectSchema<CodeValues>;
  resendAfterSeconds: number;
  /** Rejects with what is wrong; a code that was refused is said on its field. */
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
}

export interface CodeForm {
  form: UseFormReturn<CodeValues, unknown, CodeValues>;
  verify: (values: CodeValues) => Promise<void>;
  resend: () => Promise<void>;
  resending: boolean;
  /** Whole seconds until another code may be asked for. */
  secondsLeft: number;
  label: string;
}

/** The form of a code that was mailed a moment ago: checks it, and has another one sent. */
export function useCodeForm({ schema, resendAfterSeconds, onVerify, onResend }: CodeFormOptions): CodeForm {
  const form = useYupForm(schema, { code: '' }, { mode: 'onSubmit' });
  const { label, secondsLeft, start } = useResendTimer(resendAfterSeconds);
  const [resending, setResending] = useState(false);
  useEffect(start, [start]);

  const verify = async ({ code }: CodeValues) => {
    try {
      await onVerify(code);
    } catch (error) {
      // Wrong, too late, too often: the server says which, and it concerns the code. The digits stay to be mended.
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
