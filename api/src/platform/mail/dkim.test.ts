import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { type MailServer, startMailServer } from '../../../test/mail-server';
import { problemsOf } from '../../../test/problems-of';
import { codeMail } from '../../modules/auth/code-mail';
import type { Database } from '../database/database';
import { readSettings } from '../settings/settings';
import { createMailer } from './mailer';
import { renderMail } from './render-mail';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const variables = {
  MAIL_FROM: 'Kaksha <hello@mail.kaksha.test>',
  DKIM_DOMAIN: 'kaksha.test',
  DKIM_SELECTOR: 'site1',
  DKIM_PRIVATE_KEY: pem,
};

/** RFC 6376, 3.4.2. */
const relaxed = (field: string) => {
  const [name = '', ...value] = field.split(':');
  const line = value
    .join(':')
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${name.toLowerCase().trim()}:${line}`;
};

/** Verifies the signature of a message as its recipient does. */
function verify(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')]),
  );
  // RFC 6376, 3.4.4.
  const body = raw
    .slice(end + 4)
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '\r\n');
  const headers = (tags.get('h') ?? '').split(':');
  const signed = headers.map((name) => fields.findLast((field) => field.toLowerCase().startsWith(`${name}:`)) ?? '');
  const unsigned = relaxed(signature.slice(0, signature.lastIndexOf('b=') + 2));
  const text = [...signed.map(relaxed), unsigned].join('\r\n');
  const isSigned = createVerify('RSA-SHA256')
    .update(text)
    .verify(publicKey, tags.get('b') ?? '', 'base64');
  const isWhole = createHash('sha256').update(body).digest('base64') === tags.get('bh');
  return { domain: tags.get('d'), selector: tags.get('s'), headers, isSigned, isWhole };
}

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

async function send(env: NodeJS.ProcessEnv): Promise<string> {
  const mailer = createMailer({ ...readSettings(env), smtpUrl: server.smtpUrl }, {} as Database);
  const headers = {
    'List-Unsubscribe': '<https://kaksha.test/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const mail = await renderMail({ ...codeMail('asha@example.com', '042917'), headers });
  await mailer.send({ ...mail, messageId: '<1@kaksha.test>' });
  mailer.close();
  return server.received.at(-1)?.raw ?? '';
}

test('a received mail has a signature that the public key verifies, over its body and the headers that count', async () => {
  const raw = await send(variables);
  const found = verify(raw);
  expect(found).toMatchObject({ domain: 'kaksha.test', selector: 'site1', isSigned: true, isWhole: true });
  expect(found.headers).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'auto-submitted', 'list-unsubscribe-post']),
  );
  expect(verify(raw.replace('042917 is your', '999999 is your')).isSigned).toBe(false);
  expect(verify(raw.replace(/\r\n$/, 'more\r\n')).isWhole).toBe(false);
});

test('a key in one line signs as well', async () => {
  const raw = await send({ ...variables, DKIM_PRIVATE_KEY: pem.trim().replaceAll('\n', '\\n') });
  expect(verify(raw)).toMatchObject({ isSigned: true, isWhole: true });
});

test('without the settings the site signs nothing', async () => {
  expect(await send({})).not.toMatch(/^DKIM-Signature:/im);
});

test('a part of the settings is refused with the missing names', () => {
  expect(problemsOf({ ...variables, DKIM_SELECTOR: '' })).toEqual([
    'DKIM_SELECTOR is missing: signed mails need all of DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY.',
  ]);
  expect(problemsOf({ ...variables, DKIM_SELECTOR: '', DKIM_PRIVATE_KEY: '' })).toHaveLength(1);
});

const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;

test.each([
  ['DKIM_PRIVATE_KEY', 'no key'],
  ['DKIM_PRIVATE_KEY', ed25519],
  ['DKIM_PRIVATE_KEY', short.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ['DKIM_PRIVATE_KEY', publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['DKIM_SELECTOR', 'site 1'],
  ['DKIM_SELECTOR', 'site1; d=evil.test'],
  ['DKIM_DOMAIN', 'localname'],
  ['DKIM_DOMAIN', 'elsewhere.test'],
  ['DKIM_DOMAIN', 'aksha.test'],
])('%s=%j is refused by one sentence that does not repeat it', (name, value) => {
  const problems = problemsOf({ ...variables, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} is `));
  expect(problems[0]).not.toContain(value);
});

test('reports of mails that did not arrive go to the return path, else to the sender', async () => {
  await send({ MAIL_FROM: 'Kaksha <hello@kaksha.test>' });
  expect(server.received.at(-1)?.from).toBe('hello@kaksha.test');
  await send({ MAIL_FROM: 'Kaksha <hello@kaksha.test>', MAIL_RETURN_PATH: 'bounces@kaksha.test' });
  expect(server.received.at(-1)).toMatchObject({ from: 'bounces@kaksha.test', to: ['asha@example.com'] });
  expect(problemsOf({ MAIL_RETURN_PATH: 'Bounces <b@kaksha.test>' })).toEqual([
    'MAIL_RETURN_PATH is an e-mail address.',
  ]);
});
