import { TextLink } from '@kaksha/ui/link';
import { TextButton } from '@kaksha/ui/text-button';
import type { ReactNode } from 'react';
import { CodeField } from './code-field';
import styles from './code-step.module.css';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { type CodeFormOptions, useCodeForm } from './use-code-form';

export interface CodeStepProps extends CodeFormOptions {
  digits: number;
  /** Text about where the code was sent, with a way to change that. */
  children: ReactNode;
  /** Beside the field's label, e.g. how long the code is valid. */
  aside?: string;
  /** In demo mode, the page that shows the mail instead of a mail server. */
  mailboxUrl: string | null;
  /** Accessible name of the form. */
  label?: string;
  /** Fields below the code. */
  more?: ReactNode;
  submitLabel?: string;
}

/** The input for a mailed code, with a button that sends another one. Used by sign-in and trainer registration. */
export function CodeStep({
  digits,
  children,
  aside,
  mailboxUrl,
  label: formLabel,
  more,
  submitLabel = 'Verify',
  ...options
}: CodeStepProps) {
  const { form, verify, resend, resending, secondsLeft, label } = useCodeForm(options);
  return (
    <Form form={form} onSubmit={verify} aria-label={formLabel} className="stack gap-5">
      {children}
      <div className={styles.code}>
        <CodeField aside={aside} length={digits} autoFocus />
        <div className={`cluster gap-2 gap-x-4 baseline between meta ${styles.below}`}>
          {secondsLeft > 0 ? (
            <span>{label}</span>
          ) : (
            <TextButton tone="quiet" aria-disabled={resending || undefined} onClick={() => !resending && void resend()}>
              {label}
            </TextButton>
          )}
          {mailboxUrl && (
            <TextLink tone="quiet" reloadDocument target="_blank" rel="noopener" to={mailboxUrl}>
              Open demo mailbox
            </TextLink>
          )}
        </div>
      </div>
      {more}
      <SubmitButton size="l" block>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
