import { eq } from 'drizzle-orm';
import { type MailServer, startMailServer } from '../../../test/mail-server';
import { makeTestApp, signIn, type TestApp } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { mailEvents, mailSuppressions } from '../../platform/database/schema/mail-delivery';
import { sentMails } from '../../platform/database/schema/outbox';
import { auditLog, keptMails } from '../../platform/database/schema/platform';
import { addDeadAddress, deadAddress } from '../../platform/mail/delivery-repo';
import { deleteOldMailEvents } from './service';

const device = { cookie: `device=${'d'.repeat(43)}` };

let api: TestApp;
let admin: string;
beforeAll(async () => {
  api = await makeTestApp();
  admin = (await signIn(api, 'admin@example.com', { admin: true })).token;
}, 120_000);
afterAll(() => api.close());

const mark = (email: string, kind: 'bounce' | 'complaint' = 'bounce', { db } = api) =>
  addDeadAddress(db, { email, kind, detail: '550 5.1.1 unknown', provider: 'generic', eventId: email });
const dead = async (email: string) => (await deadAddress(api.db, email))?.kind ?? null;
const askForCode = (emailId: string, app = api) =>
  app.call('POST', '/patrons-registration/SendEmailOtp', { headers: device, body: { emailId } });
const askForNewsletter = (email: string, app = api) => app.call('POST', '/support-type', { body: { type: 0, email } });
const mailsTo = async (email: string) => {
  await api.runJobs();
  return api.db.select().from(keptMails).where(eq(keptMails.to, email)).orderBy(keptMails.id);
};
const enter = (emailId: string, otp: string) =>
  api.call('POST', '/patrons-registration/SaveEmailVerifyDetails', {
    headers: device,
    body: { emailId, otp, name: 'Asha' },
  });

test('a dead address gets no mails, and the answer does not tell it', async () => {
  await mark('dead@example.com');
  const [known, other] = [await askForNewsletter('dead@example.com'), await askForNewsletter('alive@example.com')];
  expect(known).toEqual({ ...other, headers: expect.anything() });
  expect(await mailsTo('dead@example.com')).toEqual([]);
  expect(await mailsTo('alive@example.com')).toHaveLength(1);
});

test.each(['bounce', 'complaint'] as const)('after a %s three sign-in codes a day are sent', async (kind) => {
  const email = `${kind}@example.com`;
  await mark(email, kind);
  for (let time = 0; time < 4; time += 1) expect((await askForCode(email)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(3);
  await api.db.update(sentMails).set({ sentAt: new Date(Date.now() - 25 * 3_600_000) });
  await askForCode(email);
  expect(await mailsTo(email)).toHaveLength(4);
});

test('a code that is used proves that the mailbox works again', async () => {
  await mark('back@example.com');
  await askForCode('back@example.com');
  const [mail] = await mailsTo('back@example.com');
  expect(await dead('back@example.com')).toBe('bounce');
  expect((await enter('back@example.com', mail?.otp ?? '')).status).toBe(200);
  expect(await dead('back@example.com')).toBeNull();
  await askForNewsletter('back@example.com');
  expect((await mailsTo('back@example.com')).length).toBeGreaterThan(1);
});

test('a code that is used does not take back a complaint', async () => {
  await mark('angry@example.com', 'complaint');
  await askForCode('angry@example.com');
  const [mail] = await mailsTo('angry@example.com');
  expect((await enter('angry@example.com', mail?.otp ?? '')).status).toBe(200);
  expect(await dead('angry@example.com')).toBe('complaint');
});

test('an administrator sends mails again, which the audit log says', async () => {
  const { userId, token } = await signIn(api, 'user@example.com');
  await mark('user@example.com', 'complaint');
  const again = (of = admin, id = userId) => api.call('DELETE', `/admin/users/${id}/mail/dead-address`, { token: of });
  expect((await again(token)).status).toBe(403);
  expect(await dead('user@example.com')).toBe('complaint');
  expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
  expect(await dead('user@example.com')).toBeNull();
  const entries = await api.db.select().from(auditLog).where(eq(auditLog.action, 'user.mail-again'));
  expect(entries).toMatchObject([{ entityId: userId, detail: { kind: 'complaint', since: expect.any(String) } }]);
  expect(await again(admin, 999_999)).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
});

test('the export of an account has the mark of its address, and the deletion ends it', async () => {
  const { token } = await signIn(api, 'leaver@example.com');
  await mark('leaver@example.com', 'complaint');
  const { body } = await api.call('GET', '/dashboard/ExportMyData', { token });
  expect(body.deadAddress).toMatchObject([{ email: 'leaver@example.com', kind: 'complaint' }]);
  expect((await api.call('DELETE', '/dashboard/DeleteMyAccount', { token })).status).toBe(200);
  expect(await dead('leaver@example.com')).toBeNull();
});

test('the metrics count events of the last day and dead addresses, and name none', async () => {
  const row = { provider: 'generic', kind: 'temporary' } as const;
  await api.db.insert(mailEvents).values([
    { ...row, eventId: 'new', createdAt: new Date() },
    { ...row, eventId: 'old', createdAt: new Date(Date.now() - 25 * 3_600_000) },
  ]);
  await mark('counted@example.com');
  const { payload } = await api.app.inject('/backend/metrics');
  expect(payload).toMatch(/^mail_events_last_day\{kind="temporary"\} 1$/m);
  expect(payload).toMatch(/^mail_dead_addresses\{kind="bounce"\} \d+$/m);
  expect(payload).not.toContain('@');
});

test('events are deleted after 90 days, those that may be delivered again stay', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const row = { provider: 'ses', kind: 'bounce' } as const;
  await api.db.insert(mailEvents).values([
    { ...row, eventId: '89', createdAt: ago(89) },
    { ...row, eventId: '91', createdAt: ago(91) },
  ]);
  await deleteOldMailEvents(systemContext(api.services, api.settings));
  const left = await api.db.select().from(mailEvents).where(eq(mailEvents.provider, 'ses'));
  expect(left.map(({ eventId }) => eventId)).toEqual(['89']);
});

describe('an address that the mail server refuses', () => {
  let server: MailServer;
  let sending: TestApp;
  const refusals: Record<string, string> = {
    'unknown@example.com': '550 5.1.1 no such mailbox',
    'policy@example.com': '550 5.7.1 refused by policy',
    'busy@example.com': '450 4.2.1 try again later',
  };
  beforeAll(async () => {
    server = await startMailServer((to) => refusals[to] ?? null);
    sending = await makeTestApp({ smtpUrl: server.smtpUrl });
  }, 120_000);
  afterAll(async () => {
    await sending.close();
    await server.close();
  });

  test('for good is marked, and its mail is not tried again', async () => {
    for (const email of Object.keys(refusals)) await askForNewsletter(email, sending);
    await askForNewsletter('alive@example.com', sending);
    await sending.runJobs();
    expect(server.received.map(({ to }) => to)).toEqual([['alive@example.com']]);
    const rows = await sending.db.select().from(mailSuppressions);
    expect(rows).toMatchObject([{ email: 'unknown@example.com', kind: 'bounce', provider: 'smtp', eventId: null }]);
    const [{ waiting } = {}] = (
      await sending.db.execute(
        `select count(*)::int as waiting from pgboss.job where name = 'send-mail' and state = 'retry'`,
      )
    ).rows;
    expect(waiting).toBe(2);
  });
});
