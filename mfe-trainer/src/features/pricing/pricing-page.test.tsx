import type { StoredPaymentConfig } from '@kaksha/api-client/trainer-settings';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { answerSecondSave, type SecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { paymentConfigWire } from '@kaksha/testing/wire/trainer-area';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/pricing';
const read = '/pricing/payment-config/3';
const write = '/pricing/payment-config';

const none: StoredPaymentConfig = {
  currencies: [],
  payoutKind: null,
  upiId: '',
  accountName: '',
  accountNumberEnding: null,
  ifsc: '',
  bankName: '',
  taxNumber: '',
  refundTermsAccepted: false,
  updatedAt: null,
  version: 1,
  courses: [],
};
const bank: StoredPaymentConfig = {
  ...none,
  currencies: ['INR', 'USD'],
  payoutKind: 'bank',
  accountName: 'Ananya Raghavan',
  accountNumberEnding: '4321',
  ifsc: 'HDFC0001234',
  refundTermsAccepted: true,
  updatedAt: '2026-01-02T10:00:00Z',
};

function open(stored: unknown) {
  const host = trainerHost();
  host.http.on('GET', read, stored);
  host.http.on('GET', '/pricing/tax-profile', { name: '', address: '', state: '', gstin: null, version: 1 });
  return renderRoutes(remote.routes, { host, path });
}

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const sent = ({ host }: ReturnType<typeof open>) => host.http.callsTo('POST', write).map(({ body }) => body);

test('staff of an institute read once that they have no access', async () => {
  const { host } = open(failure(403, 'Only the owner of the institute sees this.'));
  host.http.on('GET', '/pricing/tax-profile', failure(403, 'Only the owner of the institute sees this.'));
  expect(await screen.findByRole('heading', { name: 'You have no access to this' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('The details of your invoices are loading')).toBeNull());
  expect(screen.getAllByRole('heading', { name: 'You have no access to this' })).toHaveLength(1);
});

test('saves currencies and the UPI ID', async () => {
  const page = open(paymentConfigWire(none));
  const { user, host } = page;
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeInTheDocument();
  host.http.on('POST', write, paymentConfigWire({ ...bank, payoutKind: 'upi', upiId: 'ananya@okbank' }));
  expect(await screen.findByRole('checkbox', { name: '₹ Indian rupee' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '$ US dollar' }));
  await user.type(await box('UPI ID'), 'ananya@okbank');
  await user.type(await box('Tax number'), 'ABCDE1234F');
  await user.click(screen.getByRole('checkbox', { name: 'I accept these refund terms' }));
  expect(host.unsaved.get()).toEqual(['Your payment settings are not saved yet.']);
  await user.click(save());
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'success', title: 'Payment settings saved' }]));
  expect(sent(page)).toEqual([
    {
      currencies: ['INR', 'USD'],
      payout_kind: 'upi',
      upi_id: 'ananya@okbank',
      account_name: '',
      account_number: '',
      ifsc: '',
      bank_name: '',
      tax_number: 'ABCDE1234F',
      refund_terms_accepted: true,
      confirmed: true,
      version: 1,
    },
  ]);
  expect(host.unsaved.get()).toEqual([]);
});

test('shows only the ending of a stored account number and keeps it when the field stays empty', async () => {
  const page = open(paymentConfigWire(bank));
  const { user, host } = page;
  const number = await box('Account number');
  expect(number).toHaveValue('');
  expect(number).toHaveAccessibleDescription('Ends in 4321. Leave it empty to keep it.');
  host.http.on('POST', write, paymentConfigWire({ ...bank, bankName: 'HDFC' }));
  await user.type(await box('Bank'), 'HDFC');
  await user.click(save());
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(sent(page)).toMatchObject([{ payout_kind: 'bank', account_number: '', bank_name: 'HDFC' }]);
});

test('shows all missing fields at once without a request', async () => {
  const page = open(paymentConfigWire(none));
  const { user } = page;
  await user.click(await screen.findByRole('checkbox', { name: '₹ Indian rupee' }));
  await user.click(screen.getByRole('radio', { name: 'Bank account' }));
  await user.type(await box('Tax number'), 'nothing');
  await user.click(save());
  const messages = [
    'Please choose at least one currency',
    'Account holder is required',
    'Please enter an account number of 9 to 18 digits',
    'Please enter an IFSC code such as HDFC0001234',
    'Please enter a GSTIN (15 characters) or a PAN (10 characters)',
    'Please accept the refund terms',
  ];
  for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Currencies' })).toHaveAccessibleDescription(
    'Please choose at least one currency',
  );
  expect(sent(page)).toEqual([]);
});

test('names the courses that cannot be bought in the chosen currencies, before saving, and leads to their fees', async () => {
  const courses = [
    { id: 7, name: 'Rupees only', fees: { inr: 5000, usd: null, discount: 0 } },
    { id: 8, name: 'Both', fees: { inr: 5000, usd: 60, discount: 0 } },
    { id: 9, name: 'Free', fees: { inr: 0, usd: null, discount: 0 } },
    { id: 10, name: 'On request', fees: { inr: null, usd: null, discount: 0 } },
  ];
  const { user } = open(paymentConfigWire({ ...bank, courses }));
  const rupees = await screen.findByRole('checkbox', { name: '₹ Indian rupee' });
  expect(screen.queryByText(/Learners cannot buy/)).not.toBeInTheDocument();
  await user.click(rupees);
  expect(await screen.findByText(/Learners cannot buy “Rupees only”, because it has no fee in \$/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Add a fee in/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/patron/basicdetails/courses/edit/7?step=1',
  ]);
  await user.click(rupees);
  expect(screen.queryByText(/Learners cannot buy/)).not.toBeInTheDocument();
});

test('ignores the fields of the other payout kind', async () => {
  const { user } = open(paymentConfigWire(none));
  await user.click(await screen.findByRole('checkbox', { name: 'I accept these refund terms' }));
  await user.click(save());
  expect(await screen.findByText('Please enter a UPI ID such as name@bank')).toBeInTheDocument();
  expect(screen.queryByText('Account holder is required')).not.toBeInTheDocument();
});

test("shows the server's field errors and keeps the typed values", async () => {
  const { user, host } = open(paymentConfigWire(bank));
  host.http.on('POST', write, failure(400, 'No.', { fields: { ifsc: 'There is no such branch' } }));
  const ifsc = await box('IFSC');
  await user.clear(ifsc);
  await user.type(ifsc, 'SBIN0000001');
  await user.click(save());
  await waitFor(() => expect(ifsc).toHaveAccessibleDescription('There is no such branch'));
  expect(ifsc).toHaveValue('SBIN0000001');
});

test('shows a skeleton while the settings load', async () => {
  open(pending);
  expect(await screen.findByText('Payment settings are loading')).toBeInTheDocument();
});

test('shows that the settings did not load, and Retry loads them', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Payment settings did not load.*Database unavailable/);
  host.http.on('GET', read, paymentConfigWire(bank));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await box('Account holder')).toHaveValue('Ananya Raghavan');
});

const second = { record: 'payout account', call: ['POST', write] as const };
const upi: StoredPaymentConfig = { ...bank, payoutKind: 'upi', upiId: 'ananya@okbank', accountNumberEnding: null };
const otherAccount = { ...second, stored: paymentConfigWire({ ...bank, accountNumberEnding: '9876' }) };

/** Changes the settings after another tab saved others. */
async function saveAfter(
  loaded: StoredPaymentConfig,
  other: Pick<SecondSave, 'call' | 'stored'>,
  change: (user: ReturnType<typeof open>['user']) => Promise<void>,
) {
  const { user, host } = open(paymentConfigWire(loaded));
  answerSecondSave(host, other);
  await screen.findByRole('form', { name: 'Pricing' });
  await change(user);
  await user.click(save());
  return host;
}
const retype = (name: string, text: string) => async (user: ReturnType<typeof open>['user']) => {
  await user.clear(await box(name));
  await user.type(await box(name), text);
};
const typed = (name: string) => screen.getByRole('textbox', { name });

const dollars = { ...second, stored: paymentConfigWire({ ...bank, currencies: ['USD'] }) };
testSecondSave('the currencies', {
  ...dollars,
  label: 'What learners pay in',
  shown: { mine: '₹ Indian rupee', theirs: '$ US dollar' },
  save: () => saveAfter(bank, dollars, (user) => user.click(screen.getByRole('checkbox', { name: '$ US dollar' }))),
  sent: { mine: { currencies: ['INR'] }, theirs: { currencies: ['USD'] } },
  expectTyped: () => expect(screen.getByRole('checkbox', { name: '$ US dollar' })).not.toBeChecked(),
});

testSecondSave('the number of a bank account', {
  ...otherAccount,
  label: 'Payout account',
  shown: {
    mine: 'Ananya Raghavan, account number 123456781111, HDFC0001234',
    theirs: 'Ananya Raghavan, account number ending in 9876, HDFC0001234',
  },
  save: () => saveAfter(bank, otherAccount, retype('Account number', '123456781111')),
  sent: { mine: { account_number: '123456781111' }, theirs: { account_number: '' } },
  expectTyped: () => expect(typed('Account number')).toHaveValue('123456781111'),
});

const toBank = { ...second, stored: paymentConfigWire(bank) };
testSecondSave('a UPI ID that the other tab replaced with an account', {
  ...toBank,
  label: 'Payout account',
  shown: {
    mine: 'UPI ID asha@okbank',
    theirs: 'Ananya Raghavan, account number ending in 4321, HDFC0001234',
  },
  save: () => saveAfter(upi, toBank, retype('UPI ID', 'asha@okbank')),
  sent: {
    mine: { payout_kind: 'upi', upi_id: 'asha@okbank' },
    theirs: { payout_kind: 'bank', account_name: 'Ananya Raghavan', account_number: '' },
  },
  expectTyped: () => expect(typed('UPI ID')).toHaveValue('asha@okbank'),
});

test('asks for the account number when the choice is an account that the other tab replaced', async () => {
  const host = await saveAfter(bank, otherAccount, retype('IFSC', 'sbin0000001'));
  const account = within(await screen.findByRole('radiogroup', { name: 'Payout account' }));
  const mine = 'Yours Ananya Raghavan, account number ending in 4321, SBIN0000001';
  expect(account.getByRole('radio', { name: mine })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() =>
    expect(typed('Account number')).toHaveAccessibleDescription(
      'Another account was saved meanwhile. Please enter the account number again',
    ),
  );
  expect(typed('IFSC')).toHaveValue('sbin0000001');
  expect(host.http.callsTo('POST', write)).toHaveLength(1);
});
