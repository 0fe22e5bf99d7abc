import { isNotificationKind, type NotificationKind } from '@kaksha/domain/notifications';
import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { isPass, makePass } from '../../platform/encryption/signing-key';
import { preferencesLabel } from '../../platform/mail/content';
import type { Mail } from '../../platform/mail/mailer';
import { apiUrl, siteOrigin } from '../../platform/settings/site';

const validDays = 365;

/** The account and the kind of mail that a link in a mail is for. */
export interface MailSubscription {
  userId: number;
  kind: NotificationKind;
}

const subjectOf = ({ userId, kind }: MailSubscription) => `notifications ${userId} ${kind}`;

/** A key that ends the mails of one kind to an account. It names the account by its number and has no personal data. */
export function makeKey(
  { signingKey, clock }: Pick<ServiceContext, 'signingKey' | 'clock'>,
  subscription: MailSubscription,
): string {
  const until = new Date(clock.now().getTime() + validDays * dayMs);
  return `${subscription.userId}.${subscription.kind}.${makePass(signingKey, subjectOf(subscription), until)}`;
}

/** Null for a key that is malformed, expired or not signed by this site. */
export function readKey(
  { signingKey, clock }: Pick<ServiceContext, 'signingKey' | 'clock'>,
  key: string,
): MailSubscription | null {
  const [, id, kind, pass] = /^(\d{1,10})\.([a-z0-9-]{1,40})\.([0-9a-f.]{66,77})$/.exec(key) ?? [];
  if (!id || !pass || !isNotificationKind(kind)) return null;
  const subscription = { userId: Number(id), kind };
  return isPass(signingKey, subjectOf(subscription), pass, clock.now()) ? subscription : null;
}

/**
 * Adds the link that ends the mails of the kind, also as one click (RFC 8058). Mails of a mandatory kind have no key:
 * their link leads to the settings of the signed-in user.
 */
export function withUnsubscribe(
  context: Pick<ServiceContext, 'signingKey' | 'clock' | 'settings'>,
  mail: Mail,
  { optional, ...subscription }: MailSubscription & { optional: boolean },
): Mail {
  const { settings } = context;
  const label = preferencesLabel({ optional });
  const linkedTo = (url: string) => ({ ...mail, content: { ...mail.content, preferences: { label, url } } });
  if (!optional) return linkedTo(`${siteOrigin(settings)}/user-dashboard/profile?tab=notifications`);
  const key = makeKey(context, subscription);
  const url = apiUrl(settings, `/notification-preferences/unsubscribe?key=${key}`);
  return {
    ...linkedTo(`${siteOrigin(settings)}/notification-preferences?key=${key}`),
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
