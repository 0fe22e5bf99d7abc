import { string } from 'yup';
import { trimmedText } from './blank-text';
import { formRules } from './rules';
import { type BillingForm, billingLimits, isGstin, isGstState, normalGstin } from './tax';

export const billingMessages = {
  name: 'Please enter the name for the invoice',
  address: 'Please enter the address',
  state: 'Please choose the state',
  gstin: 'Please check the GST number: it has 15 characters, and the last one does not fit the others',
  gstinState: 'The first two digits of the GST number belong to another state',
} as const;

const requiredText = (max: number, message: string) =>
  string().transform(trimmedText).required(message).max(max, message);

export const billingRules = formRules<BillingForm>({
  name: requiredText(billingLimits.name, billingMessages.name),
  address: requiredText(billingLimits.address, billingMessages.address),
  state: string().test('state', billingMessages.state, (state = '') => isGstState(state)),
  gstin: string()
    .transform(normalGstin)
    .when('state', ([state], gstin) =>
      gstin
        .test('gstin', billingMessages.gstin, (number) => !number || isGstin(number))
        .test('gstin-state', billingMessages.gstinState, (number) => !number || number.slice(0, 2) === state),
    ),
});
