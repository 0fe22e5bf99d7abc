import type { BillingForm } from '@kaksha/domain/tax';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { TaxProfileWire } from './generated/wire';
import { savedRecord } from './saved-record';

/** How the signed-in trainer appears on invoices. Both calls reject with 403 for others. */

export interface TaxProfile extends BillingForm {
  /** Changes with the form's fields; a save sends it back. */
  version: number;
}

const toProfile = ({ gstin, ...wire }: TaxProfileWire): TaxProfile => ({ ...wire, gstin: gstin ?? '' });

/** Empty texts while nothing is stored. */
export async function getTaxProfile(http: AxiosInstance): Promise<TaxProfile> {
  return toProfile(resultOf(await http.get('/pricing/tax-profile')));
}

/** Rejects with EDIT_CONFLICT (409) and the stored profile for an outdated version. */
export async function saveTaxProfile(http: AxiosInstance, form: BillingForm, version?: number): Promise<TaxProfile> {
  const { name, address, state, gstin } = form;
  return savedRecord(http.put('/pricing/tax-profile', { name, address, state, gstin, version }), toProfile);
}
