import { createServer } from 'node:net';
import { badAddresses } from '@kaksha/domain/email-address-cases';
import { startMailServer } from '../../../test/mail-server';
import { codeMail } from '../../modules/auth/code-mail';
import type { Database } from '../database/database';
import { mailboxOf } from './mailbox';
import { createMailer, isConnectionError, isUnconnected } from './mailer';
import { renderMail } from './render-mail';

const noDatabase = {} as Database;

test('sends a mail as text and as HTML from the configured sender', async () => {
  const { smtpUrl, received, close } = await startMailServer();
  const mailer = createMailer({ smtpUrl, mailFrom: 'Kaksha <hello@kaksha.test>' }, noDatabase);
  await mailer.send({ ...(await renderMail(codeMail('asha@example.com', '042917'))), messageId: '<1@kaksha.test>' });
  mailer.close();
  await close();
  expect(received).toMatchObject([{ to: ['asha@example.com'], from: 'hello@kaksha.test' }]);
  expect(received[0]?.raw).toMatch(/^Message-ID: <1@kaksha\.test>\r$/m);
  expect(received[0]?.raw).toMatch(/Subject: 042917 is your Kaksha code/);
  expect(received[0]?.raw).toMatch(/text\/plain[\s\S]*042917[\s\S]*text\/html[\s\S]*042917/);
});

test('a mail that no server has seen is told from one that a server drops', async () => {
  const dropping = createServer((socket) => socket.end());
  await new Promise<void>((ready) => dropping.listen(0, '127.0.0.1', ready));
  const address = dropping.address();
  const port = typeof address === 'object' ? address?.port : null;
  const mail = { ...(await renderMail(codeMail('asha@example.com', '042917'))), messageId: '<1@kaksha.test>' };
  const send = async () => {
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'a@b.co' }, noDatabase);
    const error = await mailer.send(mail).catch((failure: unknown) => failure);
    mailer.close();
    return [isConnectionError(error), isUnconnected(error)];
  };
  expect(await send()).toEqual([true, false]);
  await new Promise((closed) => dropping.close(closed));
  expect(await send()).toEqual([true, true]);
});

test('escapes user input in the HTML of a mail', async () => {
  const { html } = await renderMail({
    to: 'asha@example.com',
    content: {
      subject: '<b>',
      preview: '<i>',
      heading: '<script>alert(1)</script>',
      paragraphs: ['"&\''],
      quote: '<script>',
      facts: [['<u>', '<u>']],
      items: [{ title: '<s>', detail: '<s>', url: 'https://kaksha.test/?a=1&b="' }],
      action: { label: 'Open', url: 'https://kaksha.test/?a=1&b="' },
    },
  });
  expect(html).not.toMatch(/<script|<b>|<i>|<u>|<s>|b="/);
});

test.each(badAddresses)('sends nothing to the stored text %j', async (to) => {
  const mailer = createMailer({ smtpUrl: 'smtp://localhost:9', mailFrom: 'a@b.co' }, noDatabase);
  const mail = await renderMail(codeMail(to, '042917'));
  await expect(mailer.send({ ...mail, messageId: '<1@kaksha.test>' })).rejects.toThrow('The recipient is no address');
  mailer.close();
});

test('a stored text that is no address is left out of Reply-To', async () => {
  const { smtpUrl, received, close } = await startMailServer();
  const mailer = createMailer({ smtpUrl, mailFrom: '"Kaksha, live" <hello@kaksha.test>' }, noDatabase);
  const mail = { ...(await renderMail(codeMail('asha@example.com', '042917'))), messageId: '<1@kaksha.test>' };
  await mailer.send({ ...mail, replyTo: 'x1,victim@x.test' });
  await mailer.send({ ...mail, replyTo: 'learner@example.com' });
  mailer.close();
  await close();
  const mails = received.map(({ raw }) => raw);
  expect(mails[0]).toMatch(/^To: asha@example\.com\r$/m);
  expect(mails[0]).toMatch(/^From: "Kaksha, live" <hello@kaksha\.test>\r$/m);
  expect(mails[0]).not.toMatch(/^Reply-To:/m);
  expect(mails[1]).toMatch(/^Reply-To: learner@example\.com\r$/m);
});

test.each([
  ['Kaksha <hello@kaksha.test>', { name: 'Kaksha', address: 'hello@kaksha.test' }],
  ['hello@Kaksha.test', { name: '', address: 'hello@kaksha.test' }],
  ['"Kaksha, live" <hello@kaksha.test>', { name: 'Kaksha, live', address: 'hello@kaksha.test' }],
  ['Kaksha', null],
  ['Kaksha <a@b.co>, <c@d.co>', null],
  ['Kak\r\nsha <a@b.co>', null],
])('the sender %j is %j', (setting, mailbox) => {
  expect(mailboxOf(setting)).toEqual(mailbox);
});
