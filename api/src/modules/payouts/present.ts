import { isPayableByRoute, maskedAccount } from '@kaksha/domain/payouts';
import type { ServiceContext } from '../../platform/context/context';
import type { PayoutAccountRow } from '../trainer-settings/payment-config/service';
import type { PayoutRow } from './repo';
import type { AdminPayoutWire, PayoutAccountWire, PayoutWire } from './schema';
import type { AdminPayoutView } from './service';
import { statementLinks } from './statements/links';

export function presentPayout(context: ServiceContext, row: PayoutRow): PayoutWire {
  return {
    id: row.id,
    currency: row.currency,
    amount: row.amountMinor,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    approved_at: row.approvedAt?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    account: row.account,
    reference: row.paymentReference,
    failure: row.failure,
    links: statementLinks(context, { trainerId: row.trainerId, currency: row.currency, payoutId: row.id }),
  };
}

export const presentAdminPayout = (
  context: ServiceContext,
  { payout, trainerName, lines, account, ...view }: AdminPayoutView,
): AdminPayoutWire => ({
  ...presentPayout(context, payout),
  trainer_id: payout.trainerId,
  trainer_name: trainerName,
  lines,
  method: payout.method,
  current_account: account && maskedAccount(account),
  payable_by_route: account !== null && isPayableByRoute(payout.currency, account),
  route_account: account?.routeAccountId ?? null,
  account_fingerprint: view.fingerprint,
  payable_from: view.payableFrom?.toISOString() ?? null,
  approvals: view.approvals.map(({ userId, name, at }) => ({ user_id: userId, name, at: at.toISOString() })),
  approvals_needed: view.approvalsNeeded,
  caller_receives: view.callerReceives,
});

export const presentPayoutAccount = (row: PayoutAccountRow): PayoutAccountWire => ({
  kind: row.payoutKind,
  upi_id: row.upiId,
  account_name: row.accountName,
  account_number: row.accountNumber,
  ifsc: row.ifsc,
  bank_name: row.bankName,
});
