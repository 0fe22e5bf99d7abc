import { mailsTo } from '../../../test/order-fixtures';
import { addPasskey, browserOf, fakeClock, type TestBrowser } from '../../../test/second-factor-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';

const upi = { payout_kind: 'upi', currencies: ['INR'], refund_terms_accepted: true };
const profile = { name: 'Deccan Academy', address: '1 MG Road, Pune', state: '27' };
const factorRequired = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } };

const invite = (browser: TestBrowser, email: string, role = 'owner') => browser.post('/staff', { email, role });
const accept = async (browser: TestBrowser) => {
  const [{ id }] = (await browser.get('/staff/invitations')).results;
  return browser.post(`/staff/invitations/${id}/accept`);
};
const savePayout = (browser: TestBrowser, upiId: string) =>
  browser.post('/pricing/payment-config', { ...upi, upi_id: upiId });

async function browserWith(api: TestApp, email: string, registration: object = {}): Promise<TestBrowser> {
  const user: TestUser = await signIn(api, email, registration);
  const browser = browserOf(api);
  browser.useToken(user.token);
  return browser;
}
const academy = { registerAs: 'institute', name: 'Deccan Academy' } as const;

describe('a stolen session of an owner', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await makeTestApp();
  });
  afterAll(() => api.close());

  test('cannot invite, remove or change tax details without a confirmation', async () => {
    const owner = await browserWith(api, 'asha@example.com', academy);
    await invite(owner, 'manager@example.com', 'manager');
    const [{ id }] = (await owner.get('/staff')).results;
    const now = api.services.clock.now;
    fakeClock(api).advance(601);
    const refused = { status: 403, body: { code: 'STEP_UP_REQUIRED' } };
    expect(await invite(owner, 'thief@example.com')).toMatchObject(refused);
    expect(await owner.call('DELETE', `/staff/${id}`)).toMatchObject(refused);
    const taxes = { token: owner.token(), body: profile };
    expect(await api.call('PUT', '/pricing/tax-profile', taxes)).toMatchObject(refused);
    api.services.clock.now = now;
  });

  test('and a new owner are not silent: all owners and the account holder are mailed about each change', async () => {
    const holder = await browserWith(api, 'holder@example.com', academy);
    const second = await browserWith(api, 'second@example.com');
    const third = await browserWith(api, 'third@example.com');
    await invite(holder, 'second@example.com');
    await accept(second);
    await invite(second, 'third@example.com');
    await accept(third);
    await savePayout(third, 'third@upi');
    const taxes = { token: third.token(), body: profile };
    expect((await api.call('PUT', '/pricing/tax-profile', taxes)).status).toBe(200);
    expect((await api.call('PUT', '/pricing/tax-profile', taxes)).status).toBe(200);
    const [{ id }] = (await holder.get('/staff')).results;
    expect((await third.call('DELETE', `/staff/${id}`)).status).toBe(200);

    const subjects = async (to: string) =>
      (await mailsTo(api, to)).map(({ subject }) => subject.replace(/ · .*/, '')).reverse();
    const later = [
      ...['An address was invited to your staff', 'A new member joined your staff', 'Your payout account was changed'],
      ...['Your tax details were changed', 'A member was removed from your staff'],
    ];
    const joined = ['An address was invited to your staff', 'A new member joined your staff'];
    expect((await subjects('holder@example.com')).sort()).toEqual([...joined, ...later].sort());
    expect(await subjects('second@example.com')).toEqual(expect.arrayContaining(later));
    expect(await subjects('third@example.com')).toEqual(expect.arrayContaining(later.slice(1)));
    const [removed, , payout] = await mailsTo(api, 'holder@example.com');
    expect(removed?.text).toContain('second@example.com');
    // The holder learns who it was, and not from which network.
    expect(payout?.text).toContain('third@example.com');
    expect(payout?.text).not.toContain('127.0.0.1');
  });
});

describe('outside demo mode, owners of an account with payouts', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await makeTestApp({ demo: false });
  });
  afterAll(() => api.close());

  test('change the payout account with a second factor only, and cannot remove their last one', async () => {
    const owner = await browserWith(api, 'asha@example.com', { registerAs: 'individual', name: 'Asha Rao' });
    expect((await owner.get('/auth/second-factors')).results.required).toBe(false);
    expect(await savePayout(owner, 'asha@upi')).toMatchObject(factorRequired);
    await addPasskey(owner);
    expect((await savePayout(owner, 'asha@upi')).status).toBe(200);
    const { required, passkeys } = (await owner.get('/auth/second-factors')).results;
    expect(required).toBe(true);
    expect(await owner.call('DELETE', `/auth/passkeys/${passkeys[0].id}`)).toMatchObject({
      ...{ status: 409, body: { code: 'LAST_FACTOR' } },
    });
  });

  test('change the staff, and become owner, with a second factor only', async () => {
    const holder = await browserWith(api, 'holder@example.com', academy);
    const second = await browserWith(api, 'second@example.com');
    expect((await invite(holder, 'second@example.com')).status).toBe(201);
    await addPasskey(holder);
    expect((await savePayout(holder, 'holder@upi')).status).toBe(200);
    expect(await accept(second)).toMatchObject(factorRequired);
    await addPasskey(second);
    expect((await accept(second)).status).toBe(200);
  });

  test('who have none yet are refused to invite and remove, and a member can leave', async () => {
    const holder = await browserWith(api, 'earlier@example.com', academy);
    const manager = await browserWith(api, 'manager@example.com');
    await invite(holder, 'manager@example.com', 'manager');
    await accept(manager);
    const [{ id }] = (await holder.get('/staff')).results;
    // The account was typed before second factors were required.
    await api.db.execute(`insert into payment_configs (trainer_id, currencies, payout_kind, upi_id)
      select trainers.id, '{INR}', 'upi', 'earlier@upi' from trainers join users on users.id = user_id
      where email = 'earlier@example.com'`);
    expect(await invite(holder, 'other@example.com', 'trainer')).toMatchObject(factorRequired);
    expect(await holder.call('DELETE', `/staff/${id}`)).toMatchObject(factorRequired);
    expect((await manager.call('DELETE', `/staff/${id}`)).status).toBe(200);
  });
});
