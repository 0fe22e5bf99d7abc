import * as limits from '@kaksha/domain/limits';
import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { mailCounts } from '../../platform/database/schema/mail-limits';
import { keptMails } from '../../platform/database/schema/platform';

const { perMailbox, perSender } = limits.mailBudget;
const phishing = 'Paytm KYC blocked: open paytm-kyc.in now';

let api: TestApp;
let institute: TestUser;
let other: TestUser;
beforeAll(async () => {
  api = await makeTestApp();
  institute = await signIn(api, 'academy@example.com', { registerAs: 'institute', name: phishing });
  other = await signIn(api, 'other@example.com', { registerAs: 'institute', name: 'Pune Academy' });
}, 120_000);
afterAll(() => api.close());
beforeEach(() => api.db.delete(mailCounts));

const invite = (email: string, { token } = institute) =>
  api.call('POST', '/staff', { token, body: { email, role: 'trainer' } });
const askForNewsletter = (email: string) => api.call('POST', '/support-type', { body: { type: 0, email } });
const device = { cookie: `device=${'d'.repeat(43)}` };
const askForCode = (emailId: string) =>
  api.call('POST', '/patrons-registration/SendEmailOtp', { headers: device, body: { emailId } });
const mailsTo = async (email: string) => {
  await api.runJobs();
  return api.db.select().from(keptMails).where(eq(keptMails.to, email)).orderBy(keptMails.id);
};

async function inviteAndRemove(email: string, who = institute) {
  const answer = await invite(email, who);
  const id = answer.body.data?.results.id;
  if (id) await api.call('DELETE', `/staff/${id}`, { token: who.token });
  return answer;
}

describe('the mail budget', () => {
  test('inviting, removing and inviting again counts, and the refusal says when to try again', async () => {
    const statuses = [];
    for (let time = 0; time < 30; time += 1) statuses.push((await inviteAndRemove('victim@example.net')).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(perMailbox);
    expect(await inviteAndRemove('victim@example.net')).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_MAILS', error: 'Too many mails were asked for. Please try again in 24 hours.' },
    });
  });

  test('counts the mails of all kinds and senders to one mailbox, whatever way its address is written', async () => {
    await askForCode('v.i.c.tim@gmail.com');
    await askForNewsletter('victim+1@gmail.com');
    for (let time = 2; time < perMailbox; time += 1) await invite(`victim+${time}@gmail.com`, other);
    expect((await invite('victim@googlemail.com')).body.code).toBe('TOO_MANY_MAILS');
    expect((await askForNewsletter('victim@gmail.com')).body.code).toBe('TOO_MANY_MAILS');
    expect((await invite('other.victim@gmail.com')).status).toBe(201);
  });

  test('a used-up budget does not keep the owner of the address from signing in', async () => {
    for (let time = 0; time < perMailbox; time += 1) await inviteAndRemove('owner@example.net');
    expect((await askForNewsletter('owner@example.net')).status).toBe(429);
    expect((await askForCode('owner@example.net')).status).toBe(200);
  });

  test('concurrent requests count each', async () => {
    const all = Array.from({ length: 14 }, (_, at) => invite(`crowd+${at}@example.net`));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(perMailbox);
  });

  test('a sender has a budget over all addresses and kinds', async () => {
    await invite('first@example.net');
    await api.db.update(mailCounts).set({ mails: perSender });
    expect((await invite('second@example.net')).body.code).toBe('TOO_MANY_MAILS');
    const help = { type: 5, email: 'a@example.com', name: 'Asha', message: 'Hello' };
    const answer = await api.call('POST', '/support-type', { token: institute.token, body: help });
    expect(answer.body.code).toBe('TOO_MANY_MAILS');
  });

  test('a count starts again after a day', async () => {
    await invite('tomorrow@example.net');
    await api.db.update(mailCounts).set({ mails: 10_000, since: new Date(Date.now() - 25 * 3_600_000) });
    expect((await inviteAndRemove('tomorrow+1@example.net')).status).toBe(201);
  });

  test('stores no address', async () => {
    await invite('hidden@example.net');
    expect(JSON.stringify(await api.db.select().from(mailCounts))).not.toContain('hidden');
  });
});

describe('a mail that a stranger causes', () => {
  test('has nothing of the sender in its subject and heading, and no link to the place that the name tells', async () => {
    await invite('reader@example.net');
    const [mail] = await mailsTo('reader@example.net');
    expect(mail?.subject).toBe('An institute invites you on Kaksha');
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(mail?.html ?? '')?.[1]).toBe('An invitation to a staff');
    expect(mail?.text).not.toContain('paytm-kyc.in');
    expect(mail?.html).not.toContain('paytm-kyc.in');
    expect(mail?.text).toContain('Paytm KYC blocked');
  });

  const keyIn = (text = '') => /\/no-mails\?key=(\S+)/.exec(text)?.[1] ?? '';
  const refuse = (key: string) =>
    api.call('POST', '/mail-refusals', {
      query: { key },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  test('has a link that ends all such mails at once, also those of other senders, and no answer tells it', async () => {
    const sent = jest.spyOn(api.services.mailer, 'send');
    await invite('refuses@example.net');
    const [mail] = await mailsTo('refuses@example.net');
    const key = keyIn(mail?.text);
    expect(sent.mock.calls[0]?.[0].headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/backend\/mail-refusals\?key=.+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    sent.mockRestore();
    expect((await refuse(key)).status).toBe(200);
    const [refused, unknown] = [
      await invite('refuses+again@example.net', other),
      await invite('unknown@example.net', other),
    ];
    expect(refused.status).toBe(unknown.status);
    expect(await askForNewsletter('refuses@example.net')).toMatchObject({ status: 200 });
    expect(await mailsTo('refuses@example.net')).toHaveLength(1);
    expect(await mailsTo('refuses+again@example.net')).toEqual([]);
    await askForCode('refuses@example.net');
    expect((await mailsTo('refuses@example.net')).map(({ otp }) => otp)).toEqual([null, expect.any(String)]);
  });

  test('comes again when the owner signs in and asks for the newsletter', async () => {
    await invite('returns@example.net');
    await refuse(keyIn((await mailsTo('returns@example.net'))[0]?.text));
    const { token } = await signIn(api, 'returns@example.net');
    await api.call('POST', '/support-type', { token, body: { type: 0, email: 'returns@example.net' } });
    expect((await mailsTo('returns@example.net')).at(-1)?.subject).toBe('Confirm your Kaksha newsletter');
  });

  test('a key that this site did not make refuses nothing', async () => {
    for (const key of ['', 'x', `${'0'.repeat(64)}.9999999999.${'0'.repeat(64)}`]) {
      expect(await refuse(key)).toMatchObject({ status: 404, body: { code: 'REFUSAL_NOT_FOUND' } });
    }
  });
});
