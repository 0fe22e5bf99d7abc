import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../db/database';
import { codeMail } from '../modules/auth/code-mail';
import { recordLog } from '../test/recorded-log';
import { mailOf } from './layout';
import { createMailer } from './mailer';

const noDatabase = {} as Database;
const { log, lines } = recordLog();

test('sends a mail as text and as HTML from the configured sender', async () => {
  const received: { to: string[]; from: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({ to: envelope.rcptTo.map(({ address }) => address), from, raw: await text(stream) });
      done();
    },
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const smtpUrl = `smtp://localhost:${(server.server.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, mailFrom: 'Kaksha <hello@kaksha.test>' }, noDatabase, log);
  await mailer.send(codeMail('asha@example.com', '042917'));
  mailer.close();
  await new Promise<void>((closed) => server.close(closed));
  expect(received).toMatchObject([{ to: ['asha@example.com'], from: 'hello@kaksha.test' }]);
  expect(received[0]?.raw).toMatch(/Subject: 042917 is your Kaksha code/);
  expect(received[0]?.raw).toMatch(/text\/plain[\s\S]*042917[\s\S]*text\/html[\s\S]*042917/);
});

test('send rejects when the mail server is unreachable', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://localhost:9', mailFrom: 'a@b.co' }, noDatabase, log);
  await expect(mailer.send(codeMail('asha@example.com', '042917'))).rejects.toThrow();
  mailer.close();
});

test('sendSoon logs a failure instead of rejecting', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://localhost:9', mailFrom: 'a@b.co' }, noDatabase, log);
  mailer.sendSoon(codeMail('asha@example.com', '042917'));
  await mailer.settled();
  expect(lines).toMatchObject([{ msg: 'mail not sent', err: { code: 'ESOCKET' } }]);
  mailer.close();
});

test('escapes user input in the HTML of a mail', () => {
  const { html } = mailOf({
    subject: '<b>',
    preview: '',
    heading: '<script>alert(1)</script>',
    paragraphs: ['"&\''],
    action: { label: 'Open', url: 'https://kaksha.test/?a=1&b="' },
  });
  expect(html).not.toMatch(/<script|<b>|b="/);
});
