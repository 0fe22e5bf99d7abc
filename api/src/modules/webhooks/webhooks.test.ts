import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { releaseEventKinds, type WebhookEvent } from '@kaksha/domain/webhooks';
import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { auditLog } from '../../platform/database/schema/platform';
import { releaseWebhooks, webhookDeliveries } from '../../platform/database/schema/webhooks';
import { announceEvents, wantedEvents } from './service';
import { newSecret, signatureOf } from './signature';

let api: TestApp;
let receiver: Server;
let admin: string;
let lines: string[];
let received: { path: string; headers: IncomingHttpHeaders; body: string }[];
/** What the receiver answers, one after the other; 200 after the last. */
let answers: number[];

beforeAll(async () => {
  lines = [];
  const log = { write: (line: string) => void lines.push(line) };
  api = await makeTestApp({ privateWebhooks: true, logLevel: 'info' }, undefined, log);
  admin = (await signIn(api, 'admin@example.com', { admin: true })).token;
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => receiver.close(resolve));
  await api.close();
});
beforeEach(async () => {
  received = [];
  answers = [];
  api.settings.privateWebhooks = true;
  await api.db.delete(releaseWebhooks);
});
afterEach(() => jest.restoreAllMocks());

const address = (path = '/hook') => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const add = (form: object, token = admin) => api.call('POST', '/admin/webhooks', { token, body: form });
const read = async () => (await api.call('GET', '/admin/webhooks', { token: admin })).body.data.results;

async function added(events: readonly string[] = ['release.promoted'], path?: string) {
  const answer = await add({ address: address(path), events });
  return answer.body.data.results as { id: string; secret: string };
}

let made = 0;
const eventOf = (change: Partial<WebhookEvent> = {}): WebhookEvent => ({
  id: `msg_${made++}`,
  event: 'release.promoted',
  at: new Date(Date.now() + 1000).toISOString(),
  name: 'trainer',
  version: '2.0.0',
  previous: '1.0.0',
  by: 'Asha',
  reason: 'promoted',
  ...change,
});
const announce = (...events: WebhookEvent[]) => announceEvents(systemContext(api.services, api.settings), events);

test('the signature is that of Standard Webhooks', () => {
  // The example of the specification.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  expect(signatureOf({ id, timestamp: 1614265330, body: '{"test": 2432232314}' }, secret)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
  expect(Buffer.from(newSecret().slice('whsec_'.length), 'base64')).toHaveLength(32);
});

test('each event is one signed post with its fields', async () => {
  const { secret } = await added(releaseEventKinds);
  const events = releaseEventKinds.map((event) => eventOf({ event }));
  await announce(...events);
  await api.runJobs();
  expect(received.map(({ body }) => JSON.parse(body))).toEqual(expect.arrayContaining(events));
  expect(received).toHaveLength(events.length);
  for (const { headers, body } of received) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(headers['webhook-id']).toBe(JSON.parse(body).id);
    expect(headers['content-type']).toBe('application/json');
  }
});

test('the code of the recipe accepts a delivery, and none that was changed or is old', async () => {
  const { secret } = await added();
  await announce(eventOf());
  await api.runJobs();
  const recipe = readFileSync(join(__dirname, '../../../../docs/recipes/webhooks.md'), 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)\n```/.exec(recipe) ?? [];
  const [{ headers = {}, body = '' } = {}] = received;
  const old = String(Number(headers['webhook-timestamp']) - 301);
  const tries = [
    [headers, body, secret],
    [headers, `${body} `, secret],
    [{ ...headers, 'webhook-timestamp': old }, body, secret],
    [headers, body, newSecret()],
    [{}, body, secret],
  ];
  const run = `${code}\nconsole.log(JSON.stringify(${JSON.stringify(tries)}.map((each) => isGenuine(...each))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', run], { encoding: 'utf8' });
  expect([stderr, stdout.trim()]).toEqual(['', '[true,false,false,false,false]']);
});

test('a webhook gets the events that it asks for, from its beginning on', async () => {
  await added(['release.alarm']);
  await announce(
    eventOf(),
    eventOf({ event: 'release.alarm', at: '2026-01-01T00:00:00.000Z' }),
    eventOf({ id: 'msg_wanted', event: 'release.alarm' }),
  );
  await api.runJobs();
  expect(received.map(({ body }) => JSON.parse(body).id)).toEqual(['msg_wanted']);
});

test('two processes that see the same change send it once', async () => {
  await added();
  const event = eventOf();
  await Promise.all([announce(event), announce(event)]);
  await announce(event);
  await api.runJobs();
  expect(received).toHaveLength(1);
});

test('says what is wanted, and nothing without webhooks', async () => {
  expect(await wantedEvents(api.services)).toBeNull();
  await added(['release.alarm', 'release.frozen']);
  const wanted = await wantedEvents(api.services);
  expect([...(wanted?.events ?? [])]).toEqual(['release.alarm', 'release.frozen']);
});

test('after a 500 the same body is sent again with its id, and the webhook counts as failing until then', async () => {
  await added();
  answers = [500];
  await announce(eventOf());
  await api.runJobs();
  const [failing] = await read();
  expect(failing).toMatchObject({ failing_since: expect.any(String), deliveries: [{ status: 500, attempts: 1 }] });
  expect(failing.deliveries[0]).toMatchObject({ error: 'answered 500', delivered_at: null });
  await api.runJobs({ retries: true });
  expect(received).toHaveLength(2);
  const [first, second] = received;
  expect([second?.body, second?.headers['webhook-id']]).toEqual([first?.body, first?.headers['webhook-id']]);
  const [working] = await read();
  expect(working).toMatchObject({ failing_since: null, deliveries: [{ status: 200, attempts: 2, error: null }] });
});

test('a redirect is a failure and is not followed', async () => {
  await added();
  answers = [302];
  await announce(eventOf());
  await api.runJobs();
  expect(received.map(({ path }) => path)).toEqual(['/hook']);
  expect((await read())[0].deliveries[0]).toMatchObject({ error: 'answered 302; redirects are not followed' });
});

test('a delivery is sent again on request, a test at any time', async () => {
  const { id } = await added();
  await announce(eventOf());
  await api.runJobs();
  const resend = async (delivery: string) =>
    (await api.call('POST', `/admin/webhook-deliveries/${delivery}/resend`, { token: admin })).status;
  const delivery = (await read())[0].deliveries[0].id;
  expect(await resend(delivery)).toBe(200);
  // It waits already.
  expect(await resend(delivery)).toBe(404);
  expect((await api.call('POST', `/admin/webhooks/${id}/test`, { token: admin })).status).toBe(200);
  await api.runJobs();
  expect(received.map(({ body }) => JSON.parse(body).event).sort()).toEqual([
    'release.promoted',
    'release.promoted',
    'webhook.test',
  ]);
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
});

test('a removed webhook gets nothing that waits', async () => {
  const { id } = await added();
  await announce(eventOf());
  expect((await api.call('DELETE', `/admin/webhooks/${id}`, { token: admin })).status).toBe(200);
  expect((await api.call('DELETE', `/admin/webhooks/${id}`, { token: admin })).status).toBe(404);
  await api.runJobs();
  expect([received, await read()]).toEqual([[], []]);
});

test('only administrators of the operation read and set webhooks', async () => {
  const { token } = await signIn(api, 'learner@example.com');
  expect((await api.call('GET', '/admin/webhooks', { token })).status).toBe(403);
  expect((await add({ address: address(), events: ['release.alarm'] }, token)).status).toBe(403);
});

test('there are at most five webhooks, each address once', async () => {
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await added(['release.alarm'], path);
  expect(await add({ address: address('/1'), events: ['release.alarm'] })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('is set already') },
  });
  expect((await add({ address: address('/6'), events: ['release.alarm'] })).status).toBe(409);
});

test.each([
  ['http://hooks.example.com/a', 'starts with https://'],
  ['https://user:secret@hooks.example.com/', 'without a user name'],
  ['https://localhost/', 'whole link'],
  ['https://127.0.0.1/', 'private network'],
  ['https://2130706433/', 'private network'],
  ['https://10.1.2.3:8443/', 'private network'],
  ['https://169.254.169.254/latest', 'private network'],
  ['https://db.internal/', 'private network'],
  ['https://printer.local/', 'private network'],
  ['no address', 'whole link'],
])('the address %s is refused', async (refused, why) => {
  api.settings.privateWebhooks = false;
  const answer = await add({ address: refused, events: ['release.alarm'] });
  expect(answer).toMatchObject({ status: 400, body: { fields: { address: expect.stringContaining(why) } } });
});

test('an address without events is refused', async () => {
  expect((await add({ address: address(), events: [] })).body.fields).toEqual({ events: expect.any(String) });
});

/** Names resolve to this machine. */
function resolveToThisMachine() {
  const found = [{ address: '127.0.0.1', family: 4 }];
  jest.spyOn(dns.promises, 'lookup').mockImplementation((async () => found) as never);
  jest
    .spyOn(dns, 'lookup')
    .mockImplementation(((...args: unknown[]) =>
      (args.at(-1) as (error: null, all: typeof found) => void)(null, found)) as never);
}

test('a name that leads to a private network is refused when it is set', async () => {
  api.settings.privateWebhooks = false;
  resolveToThisMachine();
  const answer = await add({ address: 'https://hooks.example.com/', events: ['release.alarm'] });
  expect(answer.body.fields?.address).toContain('private network');
});

test.each(['https://hooks.example.com/', 'https://127.0.0.1/'])(
  '%s that leads to a private network later gets no connection',
  async (later) => {
    const { id } = await added();
    await api.db.update(releaseWebhooks).set({ address: later }).where(eq(releaseWebhooks.id, id));
    api.settings.privateWebhooks = false;
    resolveToThisMachine();
    await announce(eventOf());
    await api.runJobs();
    expect((await read())[0].deliveries[0]).toMatchObject({
      status: null,
      error: 'no answer: the address leads to a private network',
    });
  },
);

test('the secret is stored encrypted, and is in no other answer, log line or audit entry', async () => {
  const { secret } = await added(['release.promoted'], '/path-with-token');
  answers = [500];
  await announce(eventOf());
  await api.runJobs();
  const [row] = await api.db.select().from(releaseWebhooks);
  expect(row?.secret).toMatch(/^enc:/);
  const rest = [
    await read(),
    await api.db.select().from(auditLog),
    await api.db.select().from(webhookDeliveries),
    lines,
  ];
  expect(JSON.stringify(rest)).not.toContain(secret.replace('whsec_', ''));
  // An address can hold a secret too: chats give such ones.
  expect(lines.join('')).not.toContain('path-with-token');
  expect(lines.join('')).toContain('answered 500');
});
