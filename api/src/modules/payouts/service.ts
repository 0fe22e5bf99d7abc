import { payableAmount } from '@kaksha/domain/money';
import type { PayoutMethod, PayoutState } from '@kaksha/domain/payouts';
import { isPayableByRoute, isRouteAccountId, maskedAccount } from '@kaksha/domain/payouts';
import { badRequest } from '../../api-error';
import { writeAudit } from '../../audit';
import { inTransaction, type ServiceContext, type UserContext } from '../../context';
import { emit } from '../../outbox/emit';
import type { PageOfRows } from '../../wire';
import { recordPayout } from '../ledger/service';
import { type PayoutAccountRow, readPayoutAccount, setRouteAccount } from '../trainer-settings/payment-config/service';
import { noPayoutAccount, payoutChanged, payoutNotFound, payoutState } from './errors';
import { mustBeProvenToPay, mustPayTrainers } from './policy';
import { preparePayout } from './prepare-service';
import {
  type AdminPayoutRow,
  changePayout,
  collectLines,
  findAdminPayout,
  findPayout,
  listPayouts,
  lockPayout,
  lockPayouts,
  type PayoutRow,
  releaseLines,
} from './repo';

export interface AdminPayoutView extends Omit<AdminPayoutRow, 'config'> {
  /** The account that the trainer has typed now. */
  account: PayoutAccountRow | null;
}

async function viewOf(context: ServiceContext, { config, ...row }: AdminPayoutRow): Promise<AdminPayoutView> {
  return { ...row, account: config && (await readPayoutAccount(context, config.trainerId)) };
}

/** Payouts in one of the states, latest first. @throws ApiError FORBIDDEN (403) unless for an administrator */
export async function findPayouts(
  context: UserContext,
  list: { states: readonly PayoutState[]; page: number; count: number },
): Promise<PageOfRows<AdminPayoutView>> {
  mustPayTrainers(context.principal);
  const { results, total } = await listPayouts(context.db, list);
  return { results: await Promise.all(results.map((row) => viewOf(context, row))), total, capped: false };
}

async function getView(context: ServiceContext, id: number): Promise<AdminPayoutView> {
  const row = await findAdminPayout(context.db, id);
  if (!row) throw payoutNotFound();
  return viewOf(context, row);
}

/** Locks a payout after the payouts of its trainer and currency. @throws ApiError PAYOUT_NOT_FOUND (404) */
async function lock({ db }: ServiceContext, id: number): Promise<PayoutRow> {
  const found = await findPayout(db, id);
  if (found) await lockPayouts(db, found);
  const payout = found && (await lockPayout(db, id));
  if (!payout) throw payoutNotFound();
  return payout;
}

/**
 * Approves a payout of `amountMinor`. Refunds until now are taken off first; another amount than the administrator saw
 * is refused. Razorpay Route pays it when it can; else a person pays and calls `markPayoutPaid`.
 * @throws ApiError FORBIDDEN, STEP_UP_REQUIRED (403), PAYOUT_NOT_FOUND (404), PAYOUT_STATE, PAYOUT_CHANGED,
 * PAYOUT_ACCOUNT_MISSING (409)
 */
export async function approvePayout(
  context: UserContext,
  { id, amountMinor }: { id: number; amountMinor: number },
): Promise<AdminPayoutView> {
  const { principal, clock, requestId, client } = context;
  mustBeProvenToPay(context);
  const isChanged = await inTransaction(context, async (tx) => {
    const { db } = tx;
    const waiting = await lock(tx, id);
    if (waiting.state !== 'awaiting') throw payoutState('This payout is approved already.');
    const account = await readPayoutAccount(tx, waiting.trainerId);
    if (!account) throw noPayoutAccount();
    const payout = await collectLines(db, waiting);
    // The new amount is stored, so the administrator sees it next.
    if (payout.amountMinor !== amountMinor || payableAmount(payout.amountMinor, payout.currency) <= 0) return true;
    const method = methodOf(tx, payout, account);
    const approved = await changePayout(db, id, {
      state: 'approved',
      method,
      account: maskedAccount(account),
      routeAccountId: account.routeAccountId,
      approvedBy: principal.id,
      approvedAt: clock.now(),
    });
    await recordPayout(tx, approved, 'payout');
    const detail = { amount: amountMinor, currency: payout.currency, trainerId: payout.trainerId, method };
    await writeAudit(db, {
      actorId: principal.id,
      action: 'trainer-payout.approve',
      entityId: id,
      detail,
      client,
      requestId,
    });
    if (method === 'route') await emit(tx, { kind: 'payout.approved', payload: { payoutId: id } });
    return false;
  });
  if (isChanged) throw payoutChanged();
  return getView(context, id);
}

/** Razorpay Route pays to linked accounts; everything else is paid by hand. */
function methodOf({ payments }: ServiceContext, { currency }: PayoutRow, account: PayoutAccountRow): PayoutMethod {
  const canTransfer = payments?.transfer !== undefined && isPayableByRoute(currency, account);
  return canTransfer && account.routeAccountId !== null ? 'route' : 'manual';
}

/**
 * Marks an approved payout as paid by hand.
 * @throws ApiError FORBIDDEN, STEP_UP_REQUIRED (403), PAYOUT_NOT_FOUND (404), PAYOUT_STATE (409)
 */
export const markPayoutPaid = (context: UserContext, { id, reference }: { id: number; reference: string }) =>
  closeByHand(context, id, { reference });

/**
 * Marks an approved payout as failed. Its orders join the next payout.
 * @throws ApiError FORBIDDEN, STEP_UP_REQUIRED (403), PAYOUT_NOT_FOUND (404), PAYOUT_STATE (409)
 */
export const failPayout = (context: UserContext, { id, reason }: { id: number; reason: string }) =>
  closeByHand(context, id, { failure: reason });

async function closeByHand(
  context: UserContext,
  id: number,
  result: { reference: string } | { failure: string },
): Promise<AdminPayoutView> {
  mustBeProvenToPay(context);
  await inTransaction(context, async (tx) => {
    await mustBePaidByHand(tx, id);
    await finishPayout(tx, id, { ...result, actorId: context.principal.id });
  });
  return getView(context, id);
}

async function mustBePaidByHand(tx: ServiceContext, id: number): Promise<void> {
  const { state, method } = await lock(tx, id);
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
 * The account of a payout's trainer in full, for a payment by hand. Each call is in the audit log.
 * @throws ApiError FORBIDDEN, STEP_UP_REQUIRED (403), PAYOUT_NOT_FOUND (404), PAYOUT_ACCOUNT_MISSING (409)
 */
export async function showPayoutAccount(context: UserContext, { id }: { id: number }): Promise<PayoutAccountRow> {
  const { principal, db, requestId, client } = context;
  mustBeProvenToPay(context);
  const payout = await findPayout(db, id);
  if (!payout) throw payoutNotFound();
  const account = await readPayoutAccount(context, payout.trainerId);
  if (!account) throw noPayoutAccount();
  const entry = { actorId: principal.id, entityId: id, detail: { trainerId: payout.trainerId }, client, requestId };
  await writeAudit(db, { ...entry, action: 'trainer-payout.show-account' });
  return account;
}

/**
 * Stores the linked account of Razorpay Route that leads to the trainer's bank account; null removes it.
 * @throws ApiError FORBIDDEN, STEP_UP_REQUIRED (403), PAYOUT_NOT_FOUND (404), VALIDATION_FAILED (400),
 * PAYOUT_ACCOUNT_MISSING (409)
 */
export async function setPayoutRoute(
  context: UserContext,
  { id, accountId }: { id: number; accountId: string | null },
): Promise<AdminPayoutView> {
  const { principal, requestId } = context;
  mustBeProvenToPay(context);
  if (accountId !== null && !isRouteAccountId(accountId)) {
    const message = 'Please paste an id that begins with acc_';
    throw badRequest(message, { account_id: message });
  }
  await inTransaction(context, async (tx) => {
    const { trainerId } = await lock(tx, id);
    const account = await readPayoutAccount(tx, trainerId);
    if (account?.payoutKind !== 'bank') throw noPayoutAccount();
    await setRouteAccount(tx, { trainerId, accountId });
    const detail = { trainerId, accountId };
    await writeAudit(tx.db, { actorId: principal.id, action: 'trainer-payout.route', entityId: id, detail, requestId });
  });
  return getView(context, id);
}
