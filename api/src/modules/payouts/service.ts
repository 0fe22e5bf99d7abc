import { payoutRouteRules } from '@kaksha/domain/payout-rules';
import { maskedAccount, type PayoutState } from '@kaksha/domain/payouts';
import { messagesOf } from '@kaksha/domain/rules';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { refuse } from '../../platform/http/form';
import type { PageOfRows } from '../../platform/http/wire';
import { emit } from '../../platform/outbox/emit';
import { recordPayout } from '../ledger/service';
import { type PayoutAccountRow, readPayoutAccount, setRouteAccount } from '../trainer-settings/payment-config/service';
import { accountFingerprint, payableFrom, readPaidAccount } from './account';
import { type ApprovalRow, listApprovals } from './approvals-repo';
import { noPayoutAccount, payoutAccountChanged, payoutNotFound, payoutState } from './errors';
import { approvalsNeeded, mustNotReceive, receivesFor } from './policy';
import { preparePayout } from './prepare-service';
import {
  type AdminPayoutRow,
  changePayout,
  findAdminPayout,
  findPayout,
  listPayouts,
  lockPayout,
  lockPayouts,
  type PayoutRow,
  releaseLines,
  sumOpenPayouts as selectOpenSums,
} from './repo';

export interface AdminPayoutView extends Omit<AdminPayoutRow, 'config'> {
  /** The account that the trainer has typed now. */
  account: PayoutAccountRow | null;
  /** Names that account in an approval. Null without one, and after the approval. */
  fingerprint: string | null;
  /** When a payout to a new account can be approved; null when it can be now. */
  payableFrom: Date | null;
  /** Of this amount to this account. */
  approvals: ApprovalRow[];
  approvalsNeeded: number;
  /** The caller belongs to the trainer or institute that is paid. */
  callerReceives: boolean;
}

async function viewOf(context: UserContext, { config, ...row }: AdminPayoutRow): Promise<AdminPayoutView> {
  const { db, settings, clock } = context;
  const { id, state, trainerId, currency, amountMinor } = row.payout;
  const account = config && (await readPayoutAccount(context, config.trainerId));
  const fingerprint = account && state === 'awaiting' ? accountFingerprint(context, trainerId, account) : null;
  return {
    ...row,
    account,
    fingerprint,
    payableFrom: payableFrom(account, clock.now()),
    approvals: fingerprint === null ? [] : await listApprovals(db, id, { amountMinor, fingerprint }),
    approvalsNeeded: approvalsNeeded(settings.payoutSecondApproval, currency, amountMinor),
    callerReceives: await receivesFor(context, { trainerId }),
  };
}

/** Payouts in one of the states, latest first; for administrators. */
export async function findPayouts(
  context: UserContext,
  list: { states: readonly PayoutState[]; page: number; count: number },
): Promise<PageOfRows<AdminPayoutView>> {
  const { results, total } = await listPayouts(context.db, list);
  return { results: await Promise.all(results.map((row) => viewOf(context, row))), total, capped: false };
}

/** Sums of the open payouts by state and currency; the caller is an administrator with the right `finance`. */
export const sumOpenPayouts = ({ db }: ServiceContext) => selectOpenSums(db);

export async function getView(context: UserContext, id: number): Promise<AdminPayoutView> {
  const row = await findAdminPayout(context.db, id);
  if (!row) throw payoutNotFound();
  return viewOf(context, row);
}

/** Locks a payout after the payouts of its trainer and currency. @throws ApiError PAYOUT_NOT_FOUND (404) */
export async function lock({ db }: ServiceContext, id: number): Promise<PayoutRow> {
  const found = await findPayout(db, id);
  if (found) await lockPayouts(db, found);
  const payout = found && (await lockPayout(db, id));
  if (!payout) throw payoutNotFound();
  return payout;
}

/**
 * Marks an approved payout as paid by hand.
 * @throws ApiError FORBIDDEN (403), PAYOUT_NOT_FOUND (404), PAYOUT_STATE (409)
 */
export const markPayoutPaid = (context: UserContext, { id, reference }: { id: number; reference: string }) =>
  closeByHand(context, id, { reference });

/**
 * Marks an approved payout as failed. Its orders join the next payout.
 * @throws ApiError FORBIDDEN (403), PAYOUT_NOT_FOUND (404), PAYOUT_STATE (409)
 */
export const failPayout = (context: UserContext, { id, reason }: { id: number; reason: string }) =>
  closeByHand(context, id, { failure: reason });

async function closeByHand(
  context: UserContext,
  id: number,
  result: { reference: string } | { failure: string },
): Promise<AdminPayoutView> {
  await inTransaction(context, async (tx) => {
    await mustBePaidByHand(tx, id);
    await finishPayout(tx, id, { ...result, actorId: context.principal.id });
  });
  return getView(context, id);
}

async function mustBePaidByHand(tx: UserContext, id: number): Promise<void> {
  const payout = await lock(tx, id);
  await mustNotReceive(tx, payout);
  const { state, method } = payout;
  if (state !== 'approved') throw payoutState('This payout does not wait for its payment.');
  if (method === 'route') throw payoutState('Razorpay Route pays this payout and reports the result.');
}

/** Stores the result of an approved payout and tells the trainer. A result that is stored stays. */
export async function finishPayout(
  tx: ServiceContext,
  id: number,
  result: { actorId: number | null } & ({ reference: string } | { failure: string }),
): Promise<void> {
  const { db, clock, requestId } = tx;
  const payout = await lock(tx, id);
  if (payout.state !== 'approved') return;
  const isPaid = 'reference' in result;
  await changePayout(db, id, {
    ...(isPaid ? { state: 'paid', paymentReference: result.reference } : { state: 'failed', failure: result.failure }),
    closedAt: clock.now(),
    paidAccount: null,
  });
  await recordPayout(tx, payout, isPaid ? 'payout-paid' : 'payout-failed');
  if (!isPaid) {
    await releaseLines(db, id);
    await preparePayout(tx, payout, payout.cutoff);
  }
  const { actorId } = result;
  const action = isPaid ? 'trainer-payout.pay' : 'trainer-payout.fail';
  const detail = { amount: payout.amountMinor, currency: payout.currency };
  await writeAudit(db, { actorId, action, entityId: id, detail, requestId });
  await emit(tx, { kind: 'payout.finished', payload: { payoutId: id }, key: `payout finished ${id}` });
}

/**
 * The account of a payout in full, for a payment by hand: after the approval the one that was approved. Each call is in
 * the audit log.
 * @throws ApiError PAYOUT_NOT_FOUND (404), PAYOUT_ACCOUNT_MISSING, PAYOUT_ACCOUNT_CHANGED (409)
 */
export async function showPayoutAccount(context: UserContext, { id }: { id: number }): Promise<PayoutAccountRow> {
  const { principal, db, requestId, client } = context;
  const payout = await findPayout(db, id);
  if (!payout) throw payoutNotFound();
  const account = readPaidAccount(context, payout) ?? (await readPayoutAccount(context, payout.trainerId));
  if (!account) throw noPayoutAccount();
  // Payouts that an older version approved have the masked account only.
  if (payout.account !== null && payout.account !== maskedAccount(account)) throw payoutAccountChanged();
  const entry = { actorId: principal.id, entityId: id, detail: { trainerId: payout.trainerId }, client, requestId };
  await writeAudit(db, { ...entry, action: 'trainer-payout.show-account' });
  return account;
}

/**
 * Stores the linked account of Razorpay Route that leads to the trainer's bank account; null removes it.
 * @throws ApiError FORBIDDEN (403), PAYOUT_NOT_FOUND (404), VALIDATION_FAILED (400), PAYOUT_ACCOUNT_MISSING (409)
 */
export async function setPayoutRoute(
  context: UserContext,
  { id, accountId }: { id: number; accountId: string | null },
): Promise<AdminPayoutView> {
  const { principal, requestId } = context;
  const errors = messagesOf(payoutRouteRules, { routeAccount: accountId });
  refuse(errors, { routeAccount: 'account_id' }, errors.routeAccount);
  await inTransaction(context, async (tx) => {
    const payout = await lock(tx, id);
    await mustNotReceive(tx, payout);
    const { trainerId } = payout;
    const account = await readPayoutAccount(tx, trainerId);
    if (account?.payoutKind !== 'bank') throw noPayoutAccount();
    await setRouteAccount(tx, { trainerId, accountId });
    const detail = { trainerId, accountId };
    await writeAudit(tx.db, { actorId: principal.id, action: 'trainer-payout.route', entityId: id, detail, requestId });
  });
  return getView(context, id);
}
