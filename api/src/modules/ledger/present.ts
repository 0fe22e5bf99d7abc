import type { LedgerWire } from './schema';
import type { LedgerView } from './service';

export const presentLedger = ({ platformFee, balances, checks }: LedgerView): LedgerWire => ({
  platform_fee: platformFee,
  balances,
  checks: checks.map(({ id: _, at, ...check }) => ({ ...check, at: at.toISOString() })),
});
