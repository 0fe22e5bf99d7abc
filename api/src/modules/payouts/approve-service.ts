import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import { formatMoney, payableAmount } from '@kaksha/domain/money';
import { isPayableByRoute, maskedAccount, type PayoutMethod } from '@kaksha/domain/payouts';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { type AuditEntry, writeAudit } from '../../platform/database/audit';
import { isSellerBlocked } from '../../platform/database/blocked-seller';
import { emit } from '../../platform/outbox/emit';
import { recordPayout } from '../ledger/service';
import { type PayoutAccountRow, readPayoutAccount } from '../trainer-settings/payment-config/service';
import { accountFingerprint, paidAccount, payableFrom } from './account';
import { addApproval, listApprovals } from './approvals-repo';
import {
  noPayoutAccount,
  payoutAccountChanged,
  payoutAccountNew,
  payoutChanged,
  payoutState,
  sellerBlocked,
} from './errors';
import { approvalsNeeded, mustNotReceive } from './policy';
import { changePayout, collectLines, type PayoutRow } from './repo';
import { missingAfterPayout } from './reserve-service';
import { type AdminPayoutView, getView, lock } from './service';

export interface Approval {
  id: number;
  /** As the administrator saw it. */
  amountMinor: number;
  /** The account that the administrator saw. */
  fingerprint: string | undefined;
}

/**
 * Approves a payout of an amount to an account. Refunds until now are taken off first; another amount or account than
 * the administrator saw is refused. Above the limit of the settings a second administrator approves the same. Razorpay
 * Route pays it when it can; else a person pays and calls `markPayoutPaid`.
 * @throws ApiError FORBIDDEN (403), PAYOUT_NOT_FOUND (404), PAYOUT_STATE, PAYOUT_CHANGED,
 * PAYOUT_ACCOUNT_MISSING, PAYOUT_ACCOUNT_CHANGED, PAYOUT_ACCOUNT_NEW (409)
 */
export async function approvePayout(context: UserContext, approval: Approval): Promise<AdminPayoutView> {
  const refusal = await inTransaction(context, (tx) => approve(tx, approval));
  if (refusal) throw refusal;
  return getView(context, approval.id);
}

/** Returns the refusal of a changed amount, because the new one is stored: the administrator sees it next. */
async function approve(tx: UserContext, { id, amountMinor, fingerprint }: Approval) {
  const { db, principal, clock, settings } = tx;
  const waiting = await lock(tx, id);
  await mustNotReceive(tx, waiting);
  if (waiting.state !== 'awaiting') throw payoutState('This payout is approved already.');
  if (await isSellerBlocked(db, waiting.trainerId)) throw sellerBlocked();
  // Read once: a change that commits later does not change what is approved here.
  const account = await readPayoutAccount(tx, waiting.trainerId);
  if (!account) throw noPayoutAccount();
  const payout = await collectLines(db, waiting);
  const { trainerId, currency } = payout;
  if (payout.amountMinor !== amountMinor || payableAmount(payout.amountMinor, currency) <= 0) return payoutChanged();
  if (fingerprint !== accountFingerprint(tx, trainerId, account)) throw payoutAccountChanged();
  const from = payableFrom(account, clock.now());
  if (from) throw payoutAccountNew(formatDateTime(from.toISOString(), brand.timeZone));
  const missing = await missingAfterPayout(tx, payout);
  if (missing > 0) {
    const sum = formatMoney(missing, currency);
    throw payoutState(`Refunds of this trainer that are on their way need ${sum} of it. Please look at them first.`);
  }
  const earlier = await listApprovals(db, id, { amountMinor, fingerprint });
  if (earlier.some(({ userId }) => userId === principal.id)) {
    throw payoutState('You have approved this payout. Another administrator has to approve it, too.');
  }
  await addApproval(db, { payoutId: id, userId: principal.id, amountMinor, fingerprint, at: clock.now() });
  const needed = approvalsNeeded(settings.payoutSecondApproval, currency, amountMinor);
  const detail = { amount: amountMinor, currency, trainerId };
  if (earlier.length + 1 < needed) await audit(tx, 'trainer-payout.approve-first', id, detail);
  else await finishApproval(tx, payout, account);
  return null;
}

async function finishApproval(tx: UserContext, payout: PayoutRow, account: PayoutAccountRow): Promise<void> {
  const { db, principal, clock } = tx;
  const { id, amountMinor: amount, currency, trainerId } = payout;
  const method = methodOf(tx, payout, account);
  const approved = await changePayout(db, id, {
    state: 'approved',
    method,
    account: maskedAccount(account),
    paidAccount: paidAccount(tx, id, account),
    routeAccountId: account.routeAccountId,
    approvedBy: principal.id,
    approvedAt: clock.now(),
  });
  await recordPayout(tx, approved, 'payout');
  await audit(tx, 'trainer-payout.approve', id, { amount, currency, trainerId, method });
  if (method === 'route') await emit(tx, { kind: 'payout.approved', payload: { payoutId: id } });
}

const audit = (
  { db, principal, client, requestId }: UserContext,
  action: AuditEntry['action'],
  entityId: number,
  detail: AuditEntry['detail'],
) => writeAudit(db, { actorId: principal.id, action, entityId, detail, client, requestId });

/** Razorpay Route pays to linked accounts; everything else is paid by hand. */
function methodOf({ payments }: ServiceContext, { currency }: PayoutRow, account: PayoutAccountRow): PayoutMethod {
  const canTransfer = payments?.transfer !== undefined && isPayableByRoute(currency, account);
  return canTransfer && account.routeAccountId !== null ? 'route' : 'manual';
}
