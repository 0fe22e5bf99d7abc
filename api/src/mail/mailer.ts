import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Database } from '../db/database';
import { keptMails } from '../db/schema/platform';
import type { Settings } from '../settings';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Recipient of replies; default is the sender. */
  replyTo?: string;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** The sign-in code, for the demo mailbox. */
  otp?: string;
}

export interface Mailer {
  /** Resolves when the mail server accepted the mail or the mail is stored. */
  send(mail: Mail): Promise<void>;
  /** Sends in the background and logs a failure, for mails about changes that are committed already. */
  sendSoon(mail: Mail): void;
  /** Resolves when no mail of `sendSoon` is in progress. */
  settled(): Promise<void>;
  close(): void;
}

/** Sends through SMTP, or stores mails in the database when no server is configured (demo mode only). */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  db: Database,
  log: FastifyBaseLogger,
): Mailer {
  const { send, close } = smtpUrl === null ? storing(db) : sending(smtpUrl, mailFrom);
  const inProgress = new Set<Promise<void>>();
  return {
    send,
    close,
    sendSoon(mail) {
      const sent = send(mail)
        .catch((error: unknown) => log.error({ err: error }, 'mail not sent'))
        .finally(() => inProgress.delete(sent));
      inProgress.add(sent);
    },
    async settled() {
      await Promise.all(inProgress);
    },
  };
}

function storing(db: Database): Pick<Mailer, 'send' | 'close'> {
  return {
    async send({ to, subject, text, html, otp }) {
      await db.insert(keptMails).values({ to, subject, text, html, otp });
    },
    close: () => {},
  };
}

function sending(smtpUrl: string, from: string): Pick<Mailer, 'send' | 'close'> {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send({ otp: _stored, ...mail }) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
