import { createTransport } from 'nodemailer';
import type { Database } from '../db/database';
import { keptMails } from '../db/schema/platform';
import type { Settings } from '../settings';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who an answer goes to, when it is not the house. */
  replyTo?: string;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** The sign-in code in it, for the demo mailbox. */
  otp?: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail, or it is kept. Rejects when neither can be. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends through SMTP where it is set up; keeps mails in the database otherwise, which settings allow in demo mode only. */
export function createMailer({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>, db: Database): Mailer {
  if (smtpUrl === null) {
    return {
      async send({ to, subject, text, html, otp }) {
        await db.insert(keptMails).values({ to, subject, text, html, otp });
      },
      close: () => {},
    };
  }
  const transport = createTransport(smtpUrl, { from: mailFrom });
  return {
    async send({ otp: _kept, ...mail }) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
