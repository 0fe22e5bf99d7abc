import * as limits from '@kaksha/domain/limits';
import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { isPass, makePass } from '../../platform/encryption/signing-key';
import type { Mail } from '../../platform/mail/mailer';
import { apiUrl, siteOrigin } from '../../platform/settings/site';

type Signing = Pick<ServiceContext, 'signingKey' | 'clock'>;

/** What the link of a mail does. Each key does one. */
export type LinkAction = 'confirm' | 'end';

const validDays: Readonly<Record<LinkAction, number>> = { confirm: limits.newsletterConfirmDays, end: 365 };

// Mails of earlier versions have keys of both actions with the second subject. They end a subscription.
const subjectOf = (action: LinkAction, subscriptionId: number) =>
  action === 'confirm' ? `newsletter confirm ${subscriptionId}` : `newsletter ${subscriptionId}`;

/** A key for one subscription. Only its address receives it. */
function makeKey({ signingKey, clock }: Signing, action: LinkAction, subscriptionId: number): string {
  const until = new Date(clock.now().getTime() + validDays[action] * dayMs);
  return `${subscriptionId}.${makePass(signingKey, subjectOf(action, subscriptionId), until)}`;
}

/** What a key does; null for one that is malformed, expired or not signed by this site. */
export function readKey({ signingKey, clock }: Signing, key: string): { id: number; action: LinkAction } | null {
  const [, digits, pass] = /^(\d{1,10})\.([0-9a-f.]{66,77})$/.exec(key) ?? [];
  if (!digits || !pass) return null;
  const id = Number(digits);
  const actions: readonly LinkAction[] = ['confirm', 'end'];
  const action = actions.find((each) => isPass(signingKey, subjectOf(each, id), pass, clock.now()));
  return action ? { id, action } : null;
}

const pageUrl = ({ settings }: Pick<ServiceContext, 'settings'>, key: string) =>
  `${siteOrigin(settings)}/newsletter?key=${key}`;

/** The page on which a reader confirms the subscription. */
export const confirmUrl = (context: Signing & Pick<ServiceContext, 'settings'>, subscriptionId: number): string =>
  pageUrl(context, makeKey(context, 'confirm', subscriptionId));

/** Adds the link that ends the subscription, and one-click unsubscription (RFC 8058). */
export function withUnsubscribe(
  context: Signing & Pick<ServiceContext, 'settings'>,
  mail: Mail,
  subscriptionId: number,
): Mail {
  const key = makeKey(context, 'end', subscriptionId);
  const oneClick = apiUrl(context.settings, `/newsletter/unsubscribe?key=${key}`);
  return {
    ...mail,
    content: { ...mail.content, preferences: { label: 'Unsubscribe', url: pageUrl(context, key) } },
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
