import type { LedgerWire } from './schema';
import type { LedgerView } from './service';

export const presentLedger = ({ platformFee, balances, proofs }: LedgerView): LedgerWire => ({
  platform_fee: platformFee,
  balances,
  proofs: proofs.map(({ id: _, at, ...proof }) => ({ ...proof, at: at.toISOString() })),
});
