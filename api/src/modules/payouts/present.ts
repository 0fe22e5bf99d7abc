import { isPayableByRoute, maskedAccount } from '@kaksha/domain/payouts';
import type { ServiceContext } from '../../platform/context/context';
import type { PayoutAccountRow } from '../trainer-settings/payment-config/service';
import type { PayoutRow } from './repo';
import type { AdminPayoutView } from './service';
import { statementLinks } from './statements/links';

export const presentPayout = (context: ServiceContext, row: PayoutRow) => ({
  ...row,
  amount: row.amountMinor,
  reference: row.paymentReference,
  links: statementLinks(context, { trainerId: row.trainerId, currency: row.currency, payoutId: row.id }),
});

export const presentAdminPayout = (context: ServiceContext, { payout, account, ...view }: AdminPayoutView) => ({
  ...presentPayout(context, payout),
  ...view,
  currentAccount: account && maskedAccount(account),
  payableByRoute: account !== null && isPayableByRoute(payout.currency, account),
  routeAccount: account?.routeAccountId ?? null,
  accountFingerprint: view.fingerprint,
});

export const presentPayoutAccount = (row: PayoutAccountRow) => ({ ...row, kind: row.payoutKind });
