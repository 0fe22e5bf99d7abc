import * as limits from '@kaksha/domain/limits';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

interface DecisionMail {
  /** Of the trainer. */
  email: string;
  /** Absolute address of the trainer's page Verification. */
  url: string;
}

const removal = `We remove your documents ${limits.verification.keptDays} days after this decision.`;

/** Tells a trainer that the platform verified them. */
export function verifiedMail({ email, until, url }: DecisionMail & { until: string }): Mail {
  return {
    to: email,
    content: {
      subject: `You are verified until ${until}`,
      preview: 'Your page and your courses show it.',
      heading: 'You are verified',
      paragraphs: [
        `An administrator checked your documents. Your page and your courses show “Verified” until ${until}.`,
        removal,
      ],
      action: { label: 'See your verification', url },
    },
  };
}

/** Tells a trainer that a verification was refused or ended. */
export function refusedMail({ email, title, reason, url }: DecisionMail & { title: string; reason: string }): Mail {
  return {
    to: email,
    content: {
      subject: title,
      preview: inert(reason),
      heading: title,
      paragraphs: ['An administrator looked at your documents and gave this reason:', removal],
      quote: reason,
      action: { label: 'Ask again', url },
    },
  };
}
