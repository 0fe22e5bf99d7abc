import { billingRules } from '@kaksha/domain/billing-rules';
import { type BillingParty, billingParty } from '@kaksha/domain/tax';
import { check } from '../../platform/http/form';
import type { BillingBody } from './schema';

/**
 * A party of an invoice from what a user entered.
 * @throws ApiError VALIDATION_FAILED (400) with a message for each field
 */
export function readBilling(body: BillingBody): Omit<BillingParty, 'state'> & { state: string } {
  const form = { name: body.name, address: body.address, state: body.state, gstin: body.gstin ?? '' };
  check(billingRules, form);
  return { ...billingParty(form), state: form.state };
}
