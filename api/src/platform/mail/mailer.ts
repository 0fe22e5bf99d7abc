import { isEmail } from '@kaksha/domain/email-address';
import type { Transporter } from 'nodemailer';
import type { Database } from '../database/database';
import { keptMails } from '../database/schema/platform';
import type { Settings } from '../settings/settings';
import type { MailContent } from './content';
import { mailboxOf } from './mailbox';

/** The content of a mail and its recipient. `render-mail.ts` makes a RenderedMail of it. */
export interface Mail {
  to: string;
  content: MailContent;
  /** Recipient of replies; default is the sender. */
  replyTo?: string;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** Further headers, e.g. `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  /** The sign-in code, for the demo mailbox. */
  otp?: string;
}

export interface RenderedMail extends Omit<Mail, 'content'> {
  subject: string;
  text: string;
  html: string;
}

/** A mail with its id. A repeated mail keeps its id, so that mail servers and programs can recognise it. */
export interface OutgoingMail extends RenderedMail {
  /** `<…@host>` */
  messageId: string;
}

export interface Mailer {
  /** Resolves when the mail server accepted the mail or the mail is stored. Jobs call it; services emit an event. */
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the mail server answers. */
  isReachable(): Promise<boolean>;
  close(): void;
}

/** Sends through SMTP, or stores mails in the database when no server is configured (demo mode only). */
export function createMailer({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>, db: Database): Mailer {
  return smtpUrl === null ? storing(db) : sending(smtpUrl, mailFrom);
}

function storing(db: Database): Mailer {
  return {
    async send({ to, subject, text, html, otp, messageId }) {
      await db.insert(keptMails).values({ to, subject, text, html, otp, messageId }).onConflictDoNothing();
    },
    isReachable: async () => true,
    close: () => {},
  };
}

/** Shorter than the time in which a mail job expires. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };
const maxConnections = 5;

function sending(smtpUrl: string, from: string): Mailer {
  let opened: Promise<Transporter> | undefined;
  // Loaded with the first mail, because most processes start without one.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const sender = mailboxOf(from) ?? from;
    return createTransport({ url: smtpUrl, pool: true, maxConnections, ...timeouts }, { from: sender });
  };
  const transport = () => {
    opened ??= open();
    return opened;
  };
  return {
    async send({ otp: _stored, to, replyTo, ...mail }) {
      if (!isEmail(to)) throw new TypeError('The recipient is no address');
      // Addresses as objects: the library reads a text as a list of names, comments and addresses.
      await (await transport()).sendMail({
        ...mail,
        to: { name: '', address: to },
        ...(replyTo && isEmail(replyTo) && { replyTo: { name: '', address: replyTo } }),
      });
    },
    isReachable: async () => {
      try {
        return await (await transport()).verify();
      } catch {
        return false;
      }
    },
    close: () => void opened?.then((each) => each.close()),
  };
}

const connectionCodes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL', 'ECONNREFUSED'];

/** Whether the mail failed before the server had accepted or refused it. */
export function isConnectionError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? error.code : undefined;
  const responseCode = 'responseCode' in error ? error.responseCode : undefined;
  // 421: the server closes the connection, e.g. because it has too many.
  return responseCode === 421 || (typeof code === 'string' && connectionCodes.includes(code));
}
