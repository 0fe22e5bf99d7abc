import * as limits from '@kaksha/domain/limits';
import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { tooManyMails } from './errors';
import { mailboxHashOf, subjectHashOf } from './mailbox-hash';
import { addMail, deleteCountsBefore } from './repo';

const { perMailbox, perSender, perNetwork, codesPerNetwork, perAccount } = limits.mailBudget;

/** `max` is null where a limit only counts. */
interface Limit {
  subjectHash: string;
  max: number | null;
}

/**
 * Counts a mail that the caller causes: of the mailbox, of the caller and the institute for which they act, and of the
 * network. Call it in the transaction of the event. A mailbox counts also when the mail is not sent, so that the answer
 * does not tell it.
 * @param to  null for a mail to an account or to the platform, whose number the other limits bound
 * @throws ApiError TOO_MANY_MAILS (429)
 */
export async function countMail(tx: ServiceContext, { to }: { to: string | null }): Promise<void> {
  const { principal, client } = tx;
  const of = (max: number, subject: string): Limit => ({ subjectHash: subjectHashOf(tx, subject), max });
  await countAll(tx, [
    ...(to === null ? [] : [{ subjectHash: mailboxHashOf(tx, to), max: perMailbox }]),
    ...(principal ? [of(perSender, `user ${principal.id}`)] : []),
    ...(principal && principal.trainerId !== null ? [of(perSender, `trainer ${principal.trainerId}`)] : []),
    ...(client ? [of(perNetwork, `network ${client.network}`)] : []),
  ]);
}

/**
 * Counts a sign-in code that a browser unknown to the account asks for. Codes leave less of the mailbox's budget to
 * others, and others leave all codes: else they could keep the owner from signing in.
 * @throws ApiError TOO_MANY_MAILS (429)
 */
export async function countCode(tx: ServiceContext, { to, network }: { to: string; network: string }): Promise<void> {
  await countAll(tx, [
    { subjectHash: mailboxHashOf(tx, to), max: null },
    { subjectHash: subjectHashOf(tx, `codes ${network}`), max: codesPerNetwork },
  ]);
}

/**
 * Counts an optional mail to an account. False when it got as many as a day allows; the notification in the app remains.
 */
export async function countAccountMail(context: ServiceContext, { userId }: { userId: number }): Promise<boolean> {
  const { mails } = await addMail(context.db, {
    subjectHash: subjectHashOf(context, `account ${userId}`),
    ...momentsOf(context),
  });
  return mails <= perAccount;
}

/** In one order, so that concurrent transactions do not wait for each other's rows. */
async function countAll(tx: ServiceContext, counted: readonly Limit[]): Promise<void> {
  const moments = momentsOf(tx);
  const sorted = [...counted].sort((a, b) => (a.subjectHash < b.subjectHash ? -1 : 1));
  for (const { subjectHash, max } of sorted) {
    const { mails, since } = await addMail(tx.db, { subjectHash, ...moments });
    if (max !== null && mails > max) throw tooManyMails(since.getTime() + dayMs - moments.now.getTime());
  }
}

function momentsOf({ clock }: ServiceContext): { now: Date; dayBefore: Date } {
  const now = clock.now();
  return { now, dayBefore: new Date(now.getTime() - dayMs) };
}

/** Deletes counts of earlier days. */
export async function deleteOldMailCounts({ db, clock }: ServiceContext): Promise<void> {
  await deleteCountsBefore(db, new Date(clock.now().getTime() - dayMs));
}
