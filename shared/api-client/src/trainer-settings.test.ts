import { makeTestApp, signIn, type TestApp, type TestUser } from '@kaksha/api/test/test-app';
import type { PaymentConfigForm, SupportLinks } from '@kaksha/domain/trainer-rules';
import { httpToApp } from './fake-transport';
import {
  addSupportLinks,
  getPaymentConfig,
  getSupportLinks,
  savePaymentConfig,
  updateBasicDetails,
  updateSupportLinks,
} from './trainer-settings';
import { getBasicDetails } from './trainers';

/** Runs the client against the real API. */
let api: TestApp;
let trainer: TestUser;
let id: number;
const http = () => httpToApp(api.app, api.settings.prefix, trainer.token);

beforeAll(async () => {
  api = await makeTestApp();
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual', name: 'Ananya Raghavan' });
  id = trainer.trainerId as number;
});
afterAll(() => api.close());

test('adds and changes support links, and reports invalid fields', async () => {
  const links: SupportLinks = {
    supportEmail: 'help@kaksha.test',
    supportContact: '9812345678',
    whatsappLink: 'https://wa.me/919812345678',
    telegramLink: 'https://t.me/kaksha',
    otherSupportLink: 'https://discord.gg/abc',
    websiteLink: 'https://kaksha.test/',
  };
  expect(await getSupportLinks(http(), id)).toMatchObject({ supportEmail: '', updatedAt: null });
  const added = await addSupportLinks(http(), id, links);
  expect(added).toEqual({ ...links, updatedAt: expect.any(String), version: expect.any(Number) });
  expect(await updateSupportLinks(http(), id, { ...added, telegramLink: '' })).toMatchObject({ telegramLink: '' });
  await expect(updateSupportLinks(http(), id, { ...links, whatsappLink: 'x' })).rejects.toMatchObject({
    fields: { whatsappLink: 'Please paste a WhatsApp link that begins with https://' },
  });
});

test('saves the payout settings and never returns the account number', async () => {
  const form: PaymentConfigForm = {
    currencies: ['INR', 'USD'],
    payoutKind: 'bank',
    upiId: '',
    accountName: 'Ananya Raghavan',
    accountNumber: '012345678901',
    ifsc: 'HDFC0001234',
    bankName: 'HDFC',
    taxNumber: 'ABCDE1234F',
    refundTermsAccepted: true,
  };
  expect(await getPaymentConfig(http(), id)).toMatchObject({ payoutKind: null, currencies: [], updatedAt: null });
  const { accountNumber: _hidden, ...told } = form;
  const stored = {
    ...told,
    courses: [],
    accountNumberEnding: '8901',
    updatedAt: expect.any(String),
    version: expect.any(Number),
  };
  expect(await savePaymentConfig(http(), form)).toEqual(stored);
  expect(await savePaymentConfig(http(), { ...form, accountNumber: '' })).toEqual(stored);
  await expect(savePaymentConfig(http(), { ...form, refundTermsAccepted: false })).rejects.toMatchObject({
    fields: { refundTermsAccepted: 'Please accept the refund terms' },
  });
});

test('changes basic details and reports invalid fields', async () => {
  const form = {
    name: 'Dr. Ananya Raghavan',
    ownerName: '',
    trainingType: 'Corporate',
    headline: 'Clusters',
    about: 'Long',
    location: 'Pune, Maharashtra',
    experienceYears: 11,
    contactNo: '9812345678',
  };
  const changed = await updateBasicDetails(http(), form);
  expect(changed).toMatchObject({ email: 'trainer@kaksha.test', form: { ...form, photo: '' } });
  expect(await getBasicDetails(http(), id)).toEqual(changed);
  expect(changed.trainer).toMatchObject({ id, name: 'Dr. Ananya Raghavan', experienceYears: 11 });
  await expect(updateBasicDetails(http(), { contactNo: '1' })).rejects.toMatchObject({
    fields: { contactNo: 'Phone number must be exactly 10 digits' },
  });
});
