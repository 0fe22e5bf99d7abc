import { messagesOf } from './rules';
import {
  basicDetailsRules,
  noSupportLinks,
  type PaymentConfigForm,
  paymentConfigRules,
  supportLinkRules,
} from './trainer-rules';
import { safeWebLink } from './web-link';

describe('support links', () => {
  test('all are optional', () => {
    expect(messagesOf(supportLinkRules, noSupportLinks)).toEqual({});
  });

  test('accept valid links', () => {
    const links = {
      supportEmail: 'help@kaksha.test',
      supportContact: '+91 98123 45678',
      whatsappLink: 'https://chat.whatsapp.com/abc',
      telegramLink: 'https://t.me/kaksha',
      otherSupportLink: 'https://discord.gg/abc',
      websiteLink: 'https://kaksha.test',
    };
    expect(messagesOf(supportLinkRules, links)).toEqual({});
  });

  test('reject invalid addresses, numbers, hosts and schemes', () => {
    const links = {
      supportEmail: 'no-one',
      supportContact: 'call me',
      whatsappLink: 'https://t.me/kaksha',
      telegramLink: 'http://t.me/kaksha',
      otherSupportLink: 'javascript:alert(1)',
      websiteLink: 'https://user:secret@kaksha.test',
    };
    expect(Object.keys(messagesOf(supportLinkRules, links))).toEqual(Object.keys(links));
  });

  test.each(['https://localhost/x', 'https://127.0.0.1/', 'ftp://kaksha.test', 'kaksha.test', ''])(
    'reject the web address %j',
    (link) => {
      expect(safeWebLink(link)).toBeNull();
    },
  );
});

describe('payment config', () => {
  const upi: PaymentConfigForm = {
    currencies: ['INR'],
    payoutKind: 'upi',
    upiId: 'ananya.r@okbank',
    accountName: '',
    accountNumber: '',
    ifsc: '',
    bankName: '',
    taxNumber: '',
    refundTermsAccepted: true,
  };
  const bank: PaymentConfigForm = {
    ...upi,
    payoutKind: 'bank',
    upiId: '',
    accountName: 'Ananya Raghavan',
    accountNumber: '012345678901',
    ifsc: 'hdfc0001234',
  };
  const none = { hasAccount: false };

  test('requires only the fields of the chosen payout kind', () => {
    expect(messagesOf(paymentConfigRules, upi, none)).toEqual({});
    expect(messagesOf(paymentConfigRules, bank, none)).toEqual({});
    expect(messagesOf(paymentConfigRules, { ...upi, upiId: 'ananya' }, none)).toHaveProperty('upiId');
    const nothing = { accountName: '', accountNumber: '12', ifsc: 'X' };
    expect(Object.keys(messagesOf(paymentConfigRules, { ...bank, ...nothing }, none))).toEqual(Object.keys(nothing));
  });

  test('accepts an empty account number when one is stored', () => {
    expect(messagesOf(paymentConfigRules, { ...bank, accountNumber: '' }, none)).toHaveProperty('accountNumber');
    expect(messagesOf(paymentConfigRules, { ...bank, accountNumber: '' }, { hasAccount: true })).toEqual({});
  });

  test('the tax number is a GSTIN or a PAN', () => {
    for (const taxNumber of ['29ABCDE1234F1Z5', 'ABCDE1234F', 'abcde1234f']) {
      expect(messagesOf(paymentConfigRules, { ...upi, taxNumber }, none)).toEqual({});
    }
    expect(messagesOf(paymentConfigRules, { ...upi, taxNumber: '12345' }, none)).toHaveProperty('taxNumber');
  });

  test('requires a currency and the accepted refund terms', () => {
    expect(messagesOf(paymentConfigRules, { ...upi, currencies: [], refundTermsAccepted: false }, none)).toEqual({
      currencies: 'Please choose at least one currency',
      refundTermsAccepted: 'Please accept the refund terms',
    });
  });
});

test('basic details require a name, a ten-digit phone number and a plausible experience', () => {
  expect(messagesOf(basicDetailsRules.partial(), {})).toEqual({});
  expect(
    messagesOf(basicDetailsRules.partial(), {
      name: ' ',
      contactNo: '12',
      experienceYears: 81,
      headline: 'x'.repeat(161),
    }),
  ).toEqual({
    name: 'Name is required',
    contactNo: 'Phone number must be exactly 10 digits',
    experienceYears: 'Experience must be a whole number of years from 0 to 80',
    headline: 'Headline must have at most 160 characters',
  });
});
