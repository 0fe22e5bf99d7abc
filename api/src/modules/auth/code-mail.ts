import { brand } from '@kaksha/domain/brand';
import { limits } from '@kaksha/domain/limits';
import { mailOf } from '../../mail/layout';
import type { Mail } from '../../mail/mailer';

const minutes = limits.otp.validForMinutes;

/** The subject begins with the code, so that a lock screen shows it. */
export function codeMail(to: string, code: string): Mail {
  return {
    to,
    otp: code,
    ...mailOf({
      subject: `${code} is your ${brand.name} code`,
      preview: `It is good for ${minutes} minutes.`,
      heading: 'Your sign-in code',
      paragraphs: [
        `Type this code on the page where you asked for it. It is good for ${minutes} minutes and for one sign-in.`,
      ],
      code,
      footnote: `Nobody at ${brand.name} will ever ask you for it. If you did not ask for a code, you can forget this mail.`,
    }),
  };
}
