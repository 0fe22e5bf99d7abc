import { isNotificationKind, type NotificationKind } from '@kaksha/domain/notifications';
import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../context';
import { preferencesLabel } from '../../mail/content';
import type { Mail } from '../../mail/mailer';
import { isPass, makePass } from '../../signing-key';
import { apiUrl, siteOrigin } from '../../site';

const validDays = 365;

/** The account and the kind of mail that a link in a mail is for. */
export interface MailSubscription {
  userId: number;
  kind: NotificationKind;
}

const subjectOf = ({ userId, kind }: MailSubscription) => `notifications ${userId} ${kind}`;

/** A key for the settings of one account. It names the account by its number and has no personal data. */
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

/** Adds the link to the settings, and one-click unsubscription (RFC 8058) where the kind is optional. */
export function withUnsubscribe(
  context: Pick<ServiceContext, 'signingKey' | 'clock' | 'settings'>,
  mail: Mail,
  { optional, ...subscription }: MailSubscription & { optional: boolean },
): Mail {
  const { settings } = context;
  const key = makeKey(context, subscription);
  const preferences = {
    label: preferencesLabel({ optional }),
    url: `${siteOrigin(settings)}/notification-preferences?key=${key}`,
  };
  const linked = { ...mail, content: { ...mail.content, preferences } };
  if (!optional) return linked;
  const url = apiUrl(settings, `/notification-preferences/unsubscribe?key=${key}`);
  return {
    ...linked,
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
