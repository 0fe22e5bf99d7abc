import * as limits from '@kaksha/domain/limits';
import { hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { emit } from '../../platform/outbox/emit';
import { getAuthoredPost } from '../blog/authoring/service';
import { countMail } from '../mail-limits/budget-service';
import { acceptMails } from '../mail-limits/refusal-service';
import { alreadySent, noSubscribers, notPublished, subscriptionNotFound } from './errors';
import { type LinkAction, readKey } from './links';
import {
  addIssue,
  confirmSubscription,
  countSubscribers,
  deleteUnconfirmedBefore,
  endSubscription,
  findIssue,
  findSubscription,
  isAddressOf,
  listSubscribers,
  requestSubscription,
  type SubscriptionRow,
} from './repo';

/** Events that one transaction stores. */
const subscribersAtATime = 100;

/**
 * Mails the address a link that confirms the subscription, at most once an hour. The work and the answer are the same
 * for every address, so they do not tell who subscribes.
 * @throws ApiError TOO_MANY_MAILS (429)
 */
export async function subscribeToNewsletter(context: ServiceContext, { email }: { email: string }): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    await countMail(tx, { to: email });
    if (tx.principal && (await isAddressOf(tx.db, tx.principal.id, email))) await acceptMails(tx, { email });
    const subscriptionId = await requestSubscription(tx.db, email, now);
    const key = `newsletter.requested ${subscriptionId} ${Math.floor(now.getTime() / hourMs)}`;
    await emit(tx, { kind: 'newsletter.requested', payload: { subscriptionId }, key });
  });
}

export interface LinkedSubscription {
  row: SubscriptionRow;
  action: LinkAction;
}

/**
 * The subscription that a mail's link belongs to. A link that confirms is over once its reader ended the subscription
 * after it was asked for.
 * @throws ApiError SUBSCRIPTION_NOT_FOUND (404)
 */
export async function getNewsletterSubscription(
  context: ServiceContext,
  { key }: { key: string },
): Promise<LinkedSubscription> {
  const link = readKey(context, key);
  const row = link && (await findSubscription(context.db, link.id));
  if (!row || !link) throw subscriptionNotFound();
  const { action } = link;
  const hasEnded = row.unsubscribedAt !== null && row.unsubscribedAt >= row.requestedAt;
  if (action === 'confirm' && hasEnded) throw subscriptionNotFound();
  return { row, action };
}

/** Confirms or ends the subscription, as the link says. @throws ApiError SUBSCRIPTION_NOT_FOUND (404) */
export async function updateNewsletterSubscription(
  context: ServiceContext,
  { key, subscribed }: { key: string; subscribed: boolean },
): Promise<LinkedSubscription> {
  const { row, action } = await getNewsletterSubscription(context, { key });
  if (subscribed !== (action === 'confirm')) throw subscriptionNotFound();
  const change = subscribed ? confirmSubscription : endSubscription;
  await change(context.db, row.id, context.clock.now());
  return getNewsletterSubscription(context, { key });
}

/** Ends the subscription of the link (RFC 8058). @throws ApiError SUBSCRIPTION_NOT_FOUND (404) */
export async function unsubscribeFromNewsletter(context: ServiceContext, { key }: { key: string }): Promise<void> {
  await updateNewsletterSubscription(context, { key, subscribed: false });
}

export interface NewsletterIssue {
  /** How many the newsletter has now. */
  subscribers: number;
  /** Null for a post that was not sent. */
  sentAt: Date | null;
  recipients: number | null;
}

/** Whether a post was sent, and to how many. @throws ApiError BLOG_NOT_FOUND (404) */
export async function getNewsletterIssue(
  context: UserContext,
  { postId }: { postId: number },
): Promise<NewsletterIssue> {
  await getAuthoredPost(context, postId);
  const [issue, subscribers] = await Promise.all([findIssue(context.db, postId), countSubscribers(context.db)]);
  return { subscribers, sentAt: issue?.sentAt ?? null, recipients: issue?.recipients ?? null };
}

/**
 * Sends a published post to the subscribers, each once. Jobs send the mails.
 * @throws ApiError BLOG_NOT_FOUND (404), POST_NOT_PUBLISHED (409), NO_SUBSCRIBERS (409), NEWSLETTER_SENT (409)
 */
export async function sendNewsletterIssue(
  context: UserContext,
  { postId }: { postId: number },
): Promise<NewsletterIssue> {
  const { status } = await getAuthoredPost(context, postId);
  if (status !== 'published') throw notPublished();
  await inTransaction(context, async (tx) => {
    const { id: sentBy } = tx.principal;
    const recipients = await countSubscribers(tx.db);
    if (recipients === 0) throw noSubscribers();
    if (!(await addIssue(tx.db, { postId, recipients, sentBy, sentAt: tx.clock.now() }))) throw alreadySent();
    await emit(tx, { kind: 'newsletter.sent', payload: { postId } });
    const { requestId } = tx;
    await writeAudit(tx.db, { actorId: sentBy, action: 'newsletter.send', entityId: postId, requestId });
  });
  return getNewsletterIssue(context, { postId });
}

/** Stores an event for each subscriber of a sent post. A repeated call stores none twice. */
export async function addressNewsletter(context: ServiceContext, { postId }: { postId: number }): Promise<void> {
  const issue = await findIssue(context.db, postId);
  if (!issue) return;
  for (let after = 0; ; ) {
    const page = { until: issue.sentAt, after, max: subscribersAtATime };
    const ids = await listSubscribers(context.db, page);
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTransaction(context, async (tx) => {
      for (const subscriptionId of ids) {
        const key = `newsletter.addressed ${postId} ${subscriptionId}`;
        await emit(tx, { kind: 'newsletter.addressed', payload: { postId, subscriptionId }, key });
      }
    });
    after = last;
  }
}

/** Deletes addresses that were not confirmed while their link was valid. */
export async function deleteUnconfirmedSubscriptions({ db, clock }: ServiceContext): Promise<void> {
  await deleteUnconfirmedBefore(db, new Date(clock.now().getTime() - limits.newsletterConfirmDays * 24 * hourMs));
}
