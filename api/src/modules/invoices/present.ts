import { versionOf } from '../../platform/http/edit-conflict';
import type { TaxProfileRow } from './repo';

const empty = { name: '', address: '', state: '', gstin: null };

export const presentTaxProfile = (row: TaxProfileRow | null) => ({
  ...(row ?? empty),
  version: taxProfileVersion(row),
});

export const taxProfileVersion = (row: TaxProfileRow | null) =>
  versionOf([row?.name, row?.address, row?.state, row?.gstin]);
