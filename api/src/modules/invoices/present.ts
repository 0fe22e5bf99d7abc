import type { TaxProfileRow } from './repo';
import type { TaxProfileWire } from './schema';

export const presentTaxProfile = (row: TaxProfileRow | null): TaxProfileWire => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  state: row?.state ?? '',
  gstin: row?.gstin ?? null,
});
