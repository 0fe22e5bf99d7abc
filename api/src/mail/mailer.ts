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
  /** Who an answer goes to, when it is not the house. */
  replyTo?: string;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** The sign-in code in it, for the demo mailbox. */
  otp?: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail, or it is kept. Rejects when neither can be. */
  send(mail: Mail): Promise<void>;
  /** Sends without anybody waiting for it, because what it tells of has happened anyway. A failure is reported. */
  sendSoon(mail: Mail): void;
  /** Resolves when every mail of `sendSoon` has left, or could not. */
  settled(): Promise<void>;
  close(): void;
}

/** Sends through SMTP where it is set up; keeps mails in the database otherwise, which settings allow in demo mode only. */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  db: Database,
  log: FastifyBaseLogger,
): Mailer {
  const { send, close } = smtpUrl === null ? keeping(db) : sending(smtpUrl, mailFrom);
  const underWay = new Set<Promise<void>>();
  return {
    send,
    close,
    sendSoon(mail) {
      const sent = send(mail)
        .catch((error: unknown) => log.error({ err: error }, 'mail not sent'))
        .finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

function keeping(db: Database): Pick<Mailer, 'send' | 'close'> {
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
    async send({ otp: _kept, ...mail }) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
