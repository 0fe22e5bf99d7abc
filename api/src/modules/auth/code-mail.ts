import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import type { Mail } from '../../platform/mail/mailer';

const minutes = limits.otp.validForMinutes;

/** `confirm`: the code proves a signed-in user again. */
export type CodePurpose = 'sign-in' | 'confirm';

const texts = {
  'sign-in': { heading: 'Your sign-in code', use: 'for one sign-in' },
  confirm: { heading: 'Your code to confirm that it is you', use: 'for one use' },
};

/** The subject begins with the code, so that a lock screen shows it. */
export function codeMail(to: string, code: string, purpose: CodePurpose = 'sign-in'): Mail {
  const { heading, use } = texts[purpose];
  return {
    to,
    otp: code,
    content: {
      subject: `${code} is your ${brand.name} code`,
      preview: `It is good for ${minutes} minutes.`,
      heading,
      paragraphs: [`Type this code on the page where you asked for it. It is good for ${minutes} minutes and ${use}.`],
      code,
      footnote: `No one at ${brand.name} will ever ask you for it. If you did not ask for a code, you can forget this mail.`,
    },
  };
}
