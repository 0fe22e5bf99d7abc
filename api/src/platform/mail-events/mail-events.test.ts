import { expectLinear } from '../../../test/expect-linear';
import * as recorded from '../../../test/mail-events/recorded';
import { problemsOf } from '../../../test/problems-of';
import { readDeliveryStatus } from './delivery-status';
import { readGenericEvent } from './generic';
import { readPostmarkEvent } from './postmark';
import { readSesEvent } from './ses';

const at = new Date('2026-11-20T10:00:00.000Z');
const time = at.toISOString();
const email = 'gone@example.com';
const messageId = '<abcdefghijklmnopqrstuvwxyz012345@kaksha.example>';
const bodyOf = (event: object) => Buffer.from(JSON.stringify(event));
const ses = (event: object) => readSesEvent('1', JSON.stringify(event));

describe('Amazon SES', () => {
  test.each([
    ['Permanent', 'General', 'bounce'],
    ['Permanent', 'NoEmail', 'bounce'],
    ['Permanent', 'OnAccountSuppressionList', 'bounce'],
    ['Transient', 'MailboxFull', 'temporary'],
    ['Transient', 'General', 'temporary'],
    ['Undetermined', 'Undetermined', 'temporary'],
  ])('a bounce %s, %s is %s', (type, subType, kind) => {
    expect(ses(recorded.sesBounce(email, time, type, subType))).toMatchObject({ kind, recipients: [email], at });
  });

  test('a complaint is one, unless its reader takes it back', () => {
    expect(ses(recorded.sesComplaint(email, time))).toMatchObject({ kind: 'complaint', recipients: [email], at });
    expect(ses(recorded.sesComplaint(email, time, 'not-spam'))).toMatchObject({ kind: 'other' });
  });

  test('other notifications have nothing to do', () => {
    expect(ses(recorded.sesDelivery)).toBeNull();
    expect(() => readSesEvent('1', 'Successfully validated SNS topic')).toThrow('another form');
  });
});

describe('Postmark', () => {
  const read = (event: object) => readPostmarkEvent(bodyOf(event));
  test.each([
    ['HardBounce', 'bounce'],
    ['BadEmailAddress', 'bounce'],
    ['SoftBounce', 'temporary'],
    ['Transient', 'temporary'],
    ['DnsError', 'temporary'],
    ['SpamNotification', 'temporary'],
  ])('the type %s is %s', (type, kind) => {
    expect(read(recorded.postmarkBounce(email, time, type))).toMatchObject({ kind, recipients: [email], at });
  });

  test('bounces and complaints with one number are two events', () => {
    const ids = [recorded.postmarkBounce(email, time, 'HardBounce', 42), recorded.postmarkComplaint(email, time)].map(
      (event) => read(event)?.id,
    );
    expect(ids).toEqual(['Bounce 42', 'SpamComplaint 42']);
    expect(read(recorded.postmarkComplaint(email, time))?.kind).toBe('complaint');
  });

  test('other records have nothing to do, and other forms are refused', () => {
    expect(read(recorded.postmarkDelivery)).toBeNull();
    expect(() => read({ RecordType: 'Bounce' })).toThrow('another form');
    expect(() => readPostmarkEvent(Buffer.from('x'))).toThrow('another form');
  });
});

describe('the generic form', () => {
  const event = { id: '7', kind: 'bounce', email, at: time };
  test('has an id, a kind, an address and a time', () => {
    expect(readGenericEvent(bodyOf(event))).toEqual({ id: '7', kind: 'bounce', recipients: [email], detail: '', at });
  });
  test.each([
    { id: '' },
    { id: undefined },
    { kind: 'unknown' },
    { email: ['a@b.co'] },
    { at: 'yesterday' },
    { detail: 'x'.repeat(1001) },
  ])('with %j is refused', (change) => {
    expect(() => readGenericEvent(bodyOf({ ...event, ...change }))).toThrow('another form');
  });
});

describe('a report of delivery', () => {
  const read = (text: string) => readDeliveryStatus(Buffer.from(text));

  test('of Postfix has the recipient, the reason and the mail', () => {
    expect(read(recorded.postfixReport({ email, messageId, at }))).toMatchObject({
      kind: 'bounce',
      recipients: [email, email],
      detail: expect.stringMatching(/^smtp; 550 5\.1\.1 <gone@example\.com>:\s+Recipient address rejected/),
      at,
      messageId,
    });
  });

  test('with CRLF, an unquoted boundary and the head of the mail only is read as well', () => {
    expect(read(recorded.headersOnlyReport({ email, messageId, at }))).toMatchObject({
      kind: 'bounce',
      recipients: [email],
      messageId,
    });
  });

  test.each([
    ['5.1.1', 'bounce'],
    ['5.1.2', 'bounce'],
    ['5.2.1', 'bounce'],
    // A full mailbox, a large mail, a refused sender or text, a broken server.
    ['5.2.2', 'temporary'],
    ['5.3.4', 'temporary'],
    ['5.7.1', 'temporary'],
    ['5.1.8', 'temporary'],
    ['5.0.0', 'temporary'],
    ['4.4.7', 'temporary'],
  ])('with the status %s is %s', (status, kind) => {
    expect(read(recorded.postfixReport({ email, messageId, at, status }))?.kind).toBe(kind);
  });

  test('of a mail that is late or arrived changes nothing', () => {
    for (const action of ['delayed', 'delivered', 'relayed']) {
      expect(read(recorded.postfixReport({ email, messageId, at, action }))?.kind).toBe('other');
    }
  });

  test('is no automatic answer, and none without the mail that it is about', () => {
    expect(read(recorded.vacationReply(at))).toBeNull();
    expect(read(recorded.postfixReport({ email, messageId, at }).replace(/^Message-ID:.*\n/m, ''))).toBeNull();
    for (const text of ['', '\n\n', 'Content-Type: multipart/report; boundary=', 'a\r\n\r\nb']) {
      expect(read(text)).toBeNull();
    }
  });

  test.each([
    ['lines', (size: number) => 'a\r\n'.repeat(size)],
    ['boundaries', (size: number) => `Content-Type: m/r; boundary=b\n\n${'--b\n'.repeat(size)}`],
    ['spaces', (size: number) => `Content-Type: ${' '.repeat(size)}\n\n`],
    [
      'groups',
      (size: number) =>
        recorded.postfixReport({ email, messageId, at }).replace('Action', `${'\n\n'.repeat(size)}Action`),
    ],
  ])('is read in linear time with many %s', (_name, make) => {
    expectLinear((text) => void read(text), make);
  });
});

test.each([
  ['MAIL_EVENTS_SECRET', 'short'],
  ['MAIL_EVENTS_SECRET', `${'x'.repeat(24)},`],
  ['MAIL_EVENTS_SES_TOPIC', 'arn:aws:sqs:ap-south-1:123456789012:kaksha'],
])('%s=%j is refused by one sentence that does not repeat it', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
  expect(problems[0]).not.toContain(value);
});
