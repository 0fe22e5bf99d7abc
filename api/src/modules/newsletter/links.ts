import * as limits from '@kaksha/domain/limits';
import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../context';
import type { Mail } from '../../mail/mailer';
import { isPass, makePass } from '../../signing-key';
import { apiUrl, siteOrigin } from '../../site';

const mailDays = 365;

type Signing = Pick<ServiceContext, 'signingKey' | 'clock'>;

const subjectOf = (subscriptionId: number) => `newsletter ${subscriptionId}`;

/** A key for one subscription. Only its address receives it. */
function makeKey({ signingKey, clock }: Signing, subscriptionId: number, days: number): string {
  const until = new Date(clock.now().getTime() + days * dayMs);
  return `${subscriptionId}.${makePass(signingKey, subjectOf(subscriptionId), until)}`;
}

/** The id of the subscription; null for a key that is malformed, expired or not signed by this site. */
export function readKey({ signingKey, clock }: Signing, key: string): number | null {
  const [, id, pass] = /^(\d{1,10})\.([0-9a-f.]{66,77})$/.exec(key) ?? [];
  if (!id || !pass || !isPass(signingKey, subjectOf(Number(id)), pass, clock.now())) return null;
  return Number(id);
}

const pageUrl = ({ settings }: Pick<ServiceContext, 'settings'>, key: string) =>
  `${siteOrigin(settings)}/newsletter?key=${key}`;

/** The page on which a reader confirms the subscription. */
export const confirmUrl = (context: Signing & Pick<ServiceContext, 'settings'>, subscriptionId: number): string =>
  pageUrl(context, makeKey(context, subscriptionId, limits.newsletterConfirmDays));

/** Adds the link that ends the subscription, and one-click unsubscription (RFC 8058). */
export function withUnsubscribe(
  context: Signing & Pick<ServiceContext, 'settings'>,
  mail: Mail,
  subscriptionId: number,
): Mail {
  const key = makeKey(context, subscriptionId, mailDays);
  const oneClick = apiUrl(context.settings, `/newsletter/unsubscribe?key=${key}`);
  return {
    ...mail,
    content: { ...mail.content, preferences: { label: 'Unsubscribe', url: pageUrl(context, key) } },
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
