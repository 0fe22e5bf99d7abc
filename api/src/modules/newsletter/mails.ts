import { postPath } from '@kaksha/domain/paths';
import type { ServiceContext } from '../../platform/context/context';
import type { Mail } from '../../platform/mail/mailer';
import type { OutboxEvent } from '../../platform/outbox/events';
import { siteOrigin } from '../../platform/settings/site';
import { findPublishedPost } from '../blog/posts/service';
import { confirmUrl, withUnsubscribe } from './links';
import { newsletterConfirmationMail, newsletterMail } from './newsletter-mail';
import { findSubscription } from './repo';

/** The link that confirms a subscription; nothing for an address that subscribes already. */
export async function newsletterConfirmationMailOf(
  context: ServiceContext,
  { payload: { subscriptionId } }: OutboxEvent<'newsletter.requested'>,
): Promise<Mail | null> {
  const row = await findSubscription(context.db, subscriptionId);
  if (!row || (row.confirmedAt && !row.unsubscribedAt)) return null;
  return newsletterConfirmationMail({ email: row.email, confirmUrl: confirmUrl(context, subscriptionId) });
}

/** A sent post for one subscriber; nothing when the subscription ended or the post is no longer public. */
export async function newsletterMailOf(
  context: ServiceContext,
  { payload: { postId, subscriptionId } }: OutboxEvent<'newsletter.addressed'>,
): Promise<Mail | null> {
  const row = await findSubscription(context.db, subscriptionId);
  const post = await findPublishedPost(context, postId);
  if (!row?.confirmedAt || row.unsubscribedAt || !post) return null;
  const { title, metaDescription, content, slug } = post;
  const url = siteOrigin(context.settings) + postPath(slug);
  return withUnsubscribe(
    context,
    newsletterMail({ email: row.email, title, summary: metaDescription, html: content, url }),
    subscriptionId,
  );
}
