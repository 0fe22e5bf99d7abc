import { countText } from '@kaksha/domain/count-text';
import { formatDate } from '@kaksha/domain/dates';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface CertificateOfMail {
  courseName: string;
  trainerName: string;
  endDate: string;
  sessions: number;
  attended: number;
}

interface CertificateMail {
  learner: { email: string };
  certificate: CertificateOfMail;
  /** Absolute address of the certificate's page. */
  url: string;
}

/** Tells a learner that their certificate is ready. */
export function certificateMail({ learner, certificate, url }: CertificateMail): Mail {
  const { courseName, trainerName, endDate, sessions, attended } = certificate;
  return {
    to: learner.email,
    content: {
      subject: `Your certificate: ${inert(courseName)}`,
      preview: `You attended ${attended} of ${countText(sessions, 'session')}.`,
      heading: 'Your certificate is ready',
      paragraphs: [
        `You finished ${inert(courseName)} with ${inert(trainerName)}.`,
        'Everyone who has the address of your certificate can verify it. The page also has it as a PDF file and as a signed Open Badge.',
      ],
      facts: [
        ['Attended', `${attended} of ${countText(sessions, 'session')}`],
        ['Last class', formatDate(endDate)],
      ],
      action: { label: 'Open my certificate', url },
    },
  };
}

/** Tells a learner that the trainer revoked their certificate, and why. */
export function certificateRevokedMail({
  learner,
  certificate,
  url,
  reason,
}: CertificateMail & { reason: string }): Mail {
  const { courseName, trainerName } = certificate;
  return {
    to: learner.email,
    content: {
      subject: `Your certificate was revoked: ${inert(courseName)}`,
      preview: `${inert(trainerName)} revoked it.`,
      heading: 'Your certificate was revoked',
      paragraphs: [
        `${inert(trainerName)} revoked your certificate for ${inert(courseName)}. Its page now says so.`,
        'Ask the trainer when you think that this is a mistake.',
      ],
      facts: [['Reason', reason]],
      action: { label: 'Open the certificate', url },
    },
  };
}
