import { isEmail } from '@kaksha/domain/email-address';
import { isRecord } from '@kaksha/domain/typed';
import type { Transporter } from 'nodemailer';
import type { Database } from '../database/database';
import { keptMails } from '../database/schema/platform';
import { isDeadStatus } from '../mail-events/mail-event';
import type { MailContent } from './content';
import { mailboxOf } from './mailbox';
import type { MailSettings } from './settings';

/** The content of a mail and its recipient. `render-mail.ts` makes a RenderedMail of it. */
export interface Mail {
  to: string;
  content: MailContent;
  /** Recipient of replies; default is the sender. */
  replyTo?: string;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** Further headers, e.g. `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  /** A user wrote the text and the platform forwards it. Every other mail says that a program made it. */
  forwarded?: true;
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

type MailerSettings = Pick<MailSettings, 'smtpUrl' | 'mailFrom'> & Partial<Pick<MailSettings, 'returnPath' | 'dkim'>>;

/** Sends through SMTP, or stores mails in the database when no server is configured (demo mode only). */
export function createMailer({ smtpUrl, ...settings }: MailerSettings, db: Database): Mailer {
  return smtpUrl === null ? storing(db) : sending(smtpUrl, settings);
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

/** RFC 3834: automatic answers, such as those of absent readers, are not sent to mails with this header. */
const madeByProgram = { 'Auto-Submitted': 'auto-generated' };

function sending(smtpUrl: string, { mailFrom, returnPath, dkim }: Omit<MailerSettings, 'smtpUrl'>): Mailer {
  let opened: Promise<Transporter> | undefined;
  // Loaded with the first mail, because most processes start without one.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const from = mailboxOf(mailFrom) ?? mailFrom;
    const options = { url: smtpUrl, pool: true as const, maxConnections, ...timeouts, ...(dkim && { dkim }) };
    return createTransport(options, { from });
  };
  const transport = () => {
    opened ??= open();
    return opened;
  };
  return {
    async send({ otp: _stored, to, replyTo, forwarded, headers, ...mail }) {
      if (!isEmail(to)) throw new TypeError('The recipient is no address');
      // Addresses as objects: the library reads a text as a list of names, comments and addresses.
      await (await transport()).sendMail({
        ...mail,
        headers: { ...(!forwarded && madeByProgram), ...headers },
        to: { name: '', address: to },
        ...(returnPath && { envelope: { from: returnPath, to } }),
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

/** Whether no connection came about, so no server has seen the mail. */
export const isUnconnected = (error: unknown): boolean => isRecord(error) && error.syscall === 'connect';

/** The answer of a mail server that knows no such mailbox; null for other failures, which later attempts may overcome. */
export function refusalOfAddress(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('response' in error)) return null;
  const { response } = error;
  if (typeof response !== 'string' || !('command' in error) || error.command !== 'RCPT TO') return null;
  const [, status = ''] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return isDeadStatus(status) ? response : null;
}
