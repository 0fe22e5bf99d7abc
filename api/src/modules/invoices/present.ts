import { versionOf } from '../../platform/http/edit-conflict';
import type { TaxProfileRow } from './repo';
import type { TaxProfileWire } from './schema';

export const presentTaxProfile = (row: TaxProfileRow | null): TaxProfileWire => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  state: row?.state ?? '',
  gstin: row?.gstin ?? null,
  version: taxProfileVersion(row),
});

export const taxProfileVersion = (row: TaxProfileRow | null) =>
  versionOf([row?.name, row?.address, row?.state, row?.gstin]);
