import type { Environment } from '../settings/environment';
import { readRazorpaySettings } from './settings';

const read = (env: Partial<Environment>) => {
  const problems: string[] = [];
  return { settings: readRazorpaySettings({ RAZORPAY_ROUTE: '0', ...env }, problems), problems };
};

test('returns null when none is set, and the keys when all three are set', () => {
  expect(read({})).toEqual({ settings: null, problems: [] });
  const all = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'key', RAZORPAY_WEBHOOK_SECRET: 'new, old' };
  expect(read(all).settings).toEqual({ keyId: 'id', keySecret: 'key', webhookSecrets: ['new', 'old'], route: false });
  expect(read({ ...all, RAZORPAY_ROUTE: '1' }).settings).toMatchObject({ route: true });
});

test('names the missing settings without the values of the others', () => {
  const { settings, problems } = read({ RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 's3cret' });
  expect(settings).toBeNull();
  expect(problems).toEqual([expect.stringMatching(/^RAZORPAY_WEBHOOK_SECRET is missing/)]);
  expect(problems.join()).not.toContain('s3cret');
});
