import type { BillingForm } from '@kaksha/domain/tax';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { TaxProfileWire } from './generated/wire';

/** How the signed-in trainer appears on invoices. Both calls reject with 403 for others. */

const toForm = ({ gstin, ...wire }: TaxProfileWire): BillingForm => ({ ...wire, gstin: gstin ?? '' });

/** Empty texts while nothing is stored. */
export async function getTaxProfile(http: AxiosInstance): Promise<BillingForm> {
  return toForm(resultOf(await http.get('/pricing/tax-profile')));
}

export async function saveTaxProfile(http: AxiosInstance, form: BillingForm): Promise<BillingForm> {
  return toForm(resultOf(await http.put('/pricing/tax-profile', form)));
}
