import { type BillingParty, billingErrors, billingParty } from '@kaksha/domain/tax';
import { refuse } from '../../platform/http/form';
import type { BillingBody } from './schema';

const names = { name: 'name', address: 'address', state: 'state', gstin: 'gstin' } as const;

/**
 * A party of an invoice from what a user entered.
 * @throws ApiError VALIDATION_FAILED (400) with a message for each field
 */
export function readBilling(body: BillingBody): Omit<BillingParty, 'state'> & { state: string } {
  const form = { name: body.name, address: body.address, state: body.state, gstin: body.gstin ?? '' };
  refuse(billingErrors(form), names);
  return { ...billingParty(form), state: form.state };
}
