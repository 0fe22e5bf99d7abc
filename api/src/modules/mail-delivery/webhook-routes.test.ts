import { brand } from '@kaksha/domain/brand';
import { eq } from 'drizzle-orm';
import * as recorded from '../../../test/mail-events/recorded';
import { certificate, deliveryOf } from '../../../test/mail-events/sns';
import { makeTestApp, type TestApp } from '../../../test/test-app';
import { mailEvents, mailSuppressions } from '../../platform/database/schema/mail-delivery';
import { outboxEvents, sentMails } from '../../platform/database/schema/outbox';
import { deadAddress } from '../../platform/mail/delivery-repo';
import { addressHashOf } from './service';

const secret = 'the-secret-of-the-mail-provider';
const mailEventSettings = { secrets: ['a-newer-secret-of-the-provider', secret], sesTopic: recorded.topic };

let api: TestApp;
let closed: TestApp;
beforeAll(async () => {
  globalThis.fetch = async () => new Response(certificate);
  api = await makeTestApp({ mailEvents: mailEventSettings });
  closed = await makeTestApp();
}, 120_000);
afterAll(async () => {
  await api.close();
  await closed.close();
});
beforeEach(async () => {
  await api.db.delete(mailSuppressions);
  await api.db.delete(mailEvents);
});

const now = () => new Date().toISOString();
const deliver = (provider: string, body: object | string, headers: Record<string, string> = {}, app = api) =>
  app.call('POST', `/webhooks/mail/${provider}`, {
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, ...headers },
  });
const generic = (id: string, email: string, more: object = {}) =>
  deliver('generic', { id, kind: 'bounce', email, at: now(), ...more });
const ses = (message: object, fields: Record<string, string> = {}) =>
  deliver('ses', JSON.stringify(deliveryOf({ Message: JSON.stringify(message), ...fields })), {
    'content-type': 'text/plain; charset=UTF-8',
    authorization: '',
  });
const dead = async (email: string) => (await deadAddress(api.db, email))?.kind ?? null;
const basic = (password: string) => `Basic ${Buffer.from(`kaksha:${password}`).toString('base64')}`;

test('a permanent bounce of Amazon SES marks the address, in the form that accounts have', async () => {
  expect((await ses(recorded.sesBounce('Gone@Example.com', now()))).status).toBe(200);
  expect(await deadAddress(api.db, 'gone@example.com')).toEqual({
    kind: 'bounce',
    detail: 'smtp; 550 5.1.1 Gone@Example.com unknown',
    since: expect.any(Date),
  });
});

test('a complaint marks the address, and a later bounce does not change that', async () => {
  await ses(recorded.sesComplaint('reader@example.com', now()), { MessageId: '2' });
  await ses(recorded.sesBounce('reader@example.com', now()), { MessageId: '3' });
  expect(await dead('reader@example.com')).toBe('complaint');
});

test('bounces and complaints of Postmark mark the address', async () => {
  const headers = { authorization: basic(secret) };
  await deliver('postmark', recorded.postmarkBounce('gone@example.com', now()), headers);
  await deliver('postmark', recorded.postmarkComplaint('reader@example.com', now()), headers);
  expect([await dead('gone@example.com'), await dead('reader@example.com')]).toEqual(['bounce', 'complaint']);
});

test('a temporary failure marks nothing', async () => {
  await ses(recorded.sesBounce('full@example.com', now(), 'Transient', 'MailboxFull'));
  await deliver('postmark', recorded.postmarkBounce('full@example.com', now(), 'SoftBounce'));
  await generic('1', 'full@example.com', { kind: 'temporary' });
  expect(await dead('full@example.com')).toBeNull();
  expect(await api.db.$count(mailEvents, eq(mailEvents.kind, 'temporary'))).toBe(3);
});

test('a repeated event changes nothing, also after the address works again', async () => {
  await generic('same', 'gone@example.com');
  await api.db.delete(mailSuppressions);
  const statuses = await Promise.all([1, 2, 3].map(async () => (await generic('same', 'gone@example.com')).status));
  expect(statuses).toEqual([200, 200, 200]);
  expect(await dead('gone@example.com')).toBeNull();
  expect(await api.db.$count(mailEvents)).toBe(1);
});

test('an event of two months ago marks nothing, because its id may be deleted', async () => {
  const at = new Date(Date.now() - 61 * 86_400_000).toISOString();
  expect((await generic('old', 'gone@example.com', { at })).status).toBe(200);
  expect(await dead('gone@example.com')).toBeNull();
});

test('the address of the platform itself is never marked', async () => {
  expect((await generic('1', brand.supportEmail)).status).toBe(200);
  expect(await dead(brand.supportEmail)).toBeNull();
});

test.each([
  ['no secret', { authorization: '' }],
  ['another secret', { authorization: `Bearer ${secret}x` }],
  ['a part of the secret', { authorization: `Bearer ${secret.slice(0, -1)}` }],
  ['the secret as the name', { authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}` }],
  ['an unknown scheme', { authorization: `Digest ${secret}` }],
])('an event with %s answers 400 and changes nothing', async (_name, headers) => {
  for (const provider of ['postmark', 'generic', 'delivery-status']) {
    const refused = await deliver(provider, { id: '1', kind: 'bounce', email: 'a@b.co', at: now() }, headers);
    expect(refused).toMatchObject({ status: 400, body: { code: 'FORGED_EVENT' } });
  }
  expect(await api.db.$count(mailEvents)).toBe(0);
});

test('an event of Amazon SES with a changed text answers 400, whatever secret it has', async () => {
  const delivery = deliveryOf({ Message: JSON.stringify(recorded.sesBounce('a@example.com', now())) });
  const changed = { ...delivery, Message: delivery.Message?.replaceAll('a@example.com', 'victim@example.com') };
  expect(await deliver('ses', changed)).toMatchObject({ status: 400, body: { code: 'FORGED_EVENT' } });
  expect(await dead('victim@example.com')).toBeNull();
});

test('without its settings each webhook answers 404, and an unknown provider 400', async () => {
  for (const provider of ['ses', 'postmark', 'generic', 'delivery-status']) {
    const refused = await deliver(provider, {}, {}, closed);
    expect(refused).toMatchObject({ status: 404, body: { code: 'MAIL_EVENTS_NOT_SET_UP' } });
  }
  expect((await deliver('mailgun', {})).status).toBe(400);
});

test.each(['', 'x', '[]', '{}', '{"id":7}'])('a body that is %j answers 400', async (body) => {
  for (const provider of ['ses', 'postmark', 'generic']) expect((await deliver(provider, body)).status).toBe(400);
});

test('a body of more than 256 kB answers 413', async () => {
  expect((await deliver('generic', ' '.repeat(256 * 1024 + 1))).status).toBe(413);
});

describe('a report of a mail server', () => {
  const messageId = '<abcdefghijklmnopqrstuvwxyz012345@localhost>';
  const email = 'gone@example.com';
  const report = (change: Partial<Parameters<typeof recorded.postfixReport>[0]> = {}) =>
    deliver('delivery-status', recorded.postfixReport({ email, messageId, at: new Date(), ...change }), {
      'content-type': 'message/rfc822',
    });
  beforeAll(async () => {
    const eventId = '00000000-0000-4000-8000-000000000001';
    await api.db.insert(outboxEvents).values({ id: eventId, kind: 'order.paid', payload: {} });
    const addressHash = addressHashOf(api.services, email);
    await api.db.insert(sentMails).values({ messageId, eventId, template: 'receipt', addressHash });
  });

  test('marks the address to which the mail went', async () => {
    expect((await report()).status).toBe(200);
    expect(await dead(email)).toBe('bounce');
  });

  test('of a mail that the site did not send, or sent to another address, marks nothing: everyone can write it', async () => {
    expect((await report({ messageId: '<other@localhost>' })).status).toBe(200);
    expect((await report({ email: 'victim@example.com' })).status).toBe(200);
    expect([await dead(email), await dead('victim@example.com')]).toEqual([null, null]);
  });

  test('that only says that the mailbox is full marks nothing', async () => {
    expect((await report({ status: '5.2.2' })).status).toBe(200);
    expect(await dead(email)).toBeNull();
  });

  test('that is an automatic answer answers 200', async () => {
    const body = recorded.vacationReply(new Date());
    expect((await deliver('delivery-status', body, { 'content-type': 'message/rfc822' })).status).toBe(200);
  });
});
