import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { isPass, makePass } from '../../platform/encryption/signing-key';
import type { Mail } from '../../platform/mail/mailer';
import { apiUrl, siteOrigin } from '../../platform/settings/site';
import { refusalNotFound } from './errors';
import { mailboxHashOf } from './mailbox-hash';
import { addRefusedMailbox, isRefusedMailbox, removeRefusedMailbox } from './repo';

const validDays = 365;

const subjectOf = (mailboxHash: string) => `refuse mails ${mailboxHash}`;

/**
 * A mail that a stranger causes, with the link that refuses all such mails (also as one click, RFC 8058); null when the
 * owner of the mailbox refused them.
 */
export async function forStranger(context: ServiceContext, mail: Mail): Promise<Mail | null> {
  const { db, signingKey, clock, settings } = context;
  const mailboxHash = mailboxHashOf(context, mail.to);
  if (await isRefusedMailbox(db, mailboxHash)) return null;
  const until = new Date(clock.now().getTime() + validDays * dayMs);
  const key = `${mailboxHash}.${makePass(signingKey, subjectOf(mailboxHash), until)}`;
  const preferences = {
    label: 'I do not want mails from here',
    url: `${siteOrigin(settings)}/no-mails?key=${key}`,
  };
  return {
    ...mail,
    content: { ...mail.content, preferences },
    headers: {
      'List-Unsubscribe': `<${apiUrl(settings, `/mail-refusals?key=${key}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * Ends the mails that others cause to the mailbox of the link. Sign-in codes and mails about an account of its own
 * remain.
 * @throws ApiError REFUSAL_NOT_FOUND (404)
 */
export async function refuseMails(context: ServiceContext, { key }: { key: string }): Promise<void> {
  const { db, signingKey, clock } = context;
  const [, mailboxHash, pass] = /^([0-9a-f]{64})\.([0-9a-f.]{66,77})$/.exec(key) ?? [];
  if (!mailboxHash || !pass || !isPass(signingKey, subjectOf(mailboxHash), pass, clock.now())) throw refusalNotFound();
  await addRefusedMailbox(db, mailboxHash, clock.now());
}

/** For an owner who signed in and asks for such mails again. */
export const acceptMails = (context: ServiceContext, { email }: { email: string }): Promise<void> =>
  removeRefusedMailbox(context.db, mailboxHashOf(context, email));
