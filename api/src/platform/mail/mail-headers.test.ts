import { type MailServer, startMailServer } from '../../../test/mail-server';
import { follows } from '../../modules';
import { listExamples } from '../../modules/dev/mail-previews/service';
import type { Database } from '../database/database';
import { createMailer } from './mailer';

/** Mails whose text a user wrote. */
const forwarded = [
  'batch-message',
  'contact',
  'enquiry',
  'enquiry-reply',
  'message-to-learner',
  'message-to-trainer',
  'newsletter',
];

let server: MailServer;
/** The head of each mail by template and example. */
const heads = new Map<string, { template: string; head: string }>();
beforeAll(async () => {
  server = await startMailServer();
  const mailer = createMailer({ smtpUrl: server.smtpUrl, mailFrom: 'Kaksha <hello@kaksha.test>' }, {} as Database);
  for (const { template, example, ...mail } of await listExamples({ follows })) {
    await mailer.send({ ...mail, messageId: `<${heads.size}@kaksha.test>` });
    const { raw = '' } = server.received.at(-1) ?? {};
    heads.set(`${template}, ${example}`, { template, head: raw.slice(0, raw.indexOf('\r\n\r\n')) });
  }
  mailer.close();
}, 60_000);
afterAll(() => server.close());

test('every mail says that a program made it, but those whose text a user wrote', () => {
  expect(heads.size).toBeGreaterThan(40);
  const without = [...heads.values()].filter(({ head }) => !/^Auto-Submitted: auto-generated\r$/m.test(head));
  expect([...new Set(without.map(({ template }) => template))].sort()).toEqual(forwarded);
  for (const { head } of without) expect(head).not.toMatch(/^Auto-Submitted:/im);
});

test('every mail has one date, one sender, one recipient and an id of the own domain', () => {
  for (const [name, { head }] of heads) {
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, header = '']) => header.toLowerCase());
    for (const once of ['date', 'from', 'to', 'subject', 'message-id', 'mime-version', 'content-type']) {
      expect([name, once, names.filter((header) => header === once).length]).toEqual([name, once, 1]);
    }
    expect(head).toMatch(/^Message-ID: <\d+@kaksha\.test>\r$/m);
    expect(names).not.toContain('precedence');
  }
});
