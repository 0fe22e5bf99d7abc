import type { ServiceContext } from '../../../platform/context/context';
import { presentPayout } from '../present';
import { statementLinks } from './links';
import type { EarningsView } from './service';

export const presentEarnings = (context: ServiceContext, view: EarningsView) => ({
  ...view,
  currencies: view.currencies.map(({ total, months, ...sums }) => ({
    ...sums,
    currency: total.currency,
    total,
    months: months.map((row) => ({
      ...row,
      links: statementLinks(context, { trainerId: view.trainerId, currency: total.currency, month: row.month }),
    })),
  })),
  payouts: view.payouts.map((row) => presentPayout(context, row)),
});
