import { billingMessages, billingRules } from './billing-rules';
import { messagesOf } from './rules';

test('a form names each missing field, and a GST number of another state', () => {
  const { name, address, state } = billingMessages;
  expect(messagesOf(billingRules, { name: ' ', address: '', state: '', gstin: '' })).toEqual({ name, address, state });
  const form = { name: 'Acme', address: 'MG Road, Pune', state: '29', gstin: '27 AAPFU0939F1ZV' };
  expect(messagesOf(billingRules, form)).toEqual({ gstin: billingMessages.gstinState });
  expect(messagesOf(billingRules, { ...form, state: '27' })).toEqual({});
  expect(messagesOf(billingRules, { ...form, gstin: 'x' })).toEqual({ gstin: billingMessages.gstin });
});
