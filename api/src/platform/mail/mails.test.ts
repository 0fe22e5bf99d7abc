import type { Batch } from '@kaksha/domain/catalogue';
import ICAL from 'ical.js';
import { type MailServer, startMailServer } from '../../../test/mail-server';
import { type Enquiry, enquiryMail } from '../../modules/enquiries/enquiry-mail';
import { type EnrolmentNews, enrolmentMail } from '../../modules/payment/enrolment-mail';
import { newLearnerMail } from '../../modules/payment/new-learner-mail';
import { type PaymentMailData, receiptMail, refundMail } from '../../modules/payment/payment-mails';
import type { Database } from '../database/database';
import { createMailer, type Mail, type Mailer } from './mailer';
import { renderMail } from './render-mail';

let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  server = await startMailServer();
  mailer = createMailer({ smtpUrl: server.smtpUrl, mailFrom: 'Kaksha <hello@kaksha.test>' }, {} as Database);
});
afterAll(async () => {
  mailer.close();
  await server.close();
});

/** Sends a mail over SMTP and parses the received message. */
async function deliver(mail: Mail) {
  const { received } = server;
  received.length = 0;
  await mailer.send({ ...(await renderMail(mail)), messageId: '<1@kaksha.test>' });
  expect(received).toHaveLength(1);
  const { raw = '' } = received[0] ?? {};
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');
  const part = (type: string) => {
    const [, headers = '', body = ''] =
      new RegExp(`(Content-Type: ${type}[\\s\\S]*?)\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(raw) ?? [];
    return /base64/i.test(headers) ? Buffer.from(body, 'base64').toString() : decodeQuoted(body);
  };
  const plain = part('text/plain').replaceAll('\r\n', '\n');
  return { head, header, plain, html: part('text/html'), calendar: part('text/calendar') };
}

const decodeQuoted = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
const decodeWords = (value: string) =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );

const batch: Batch = {
  id: 7,
  courseId: 3,
  trainerId: 2,
  dayOfWeek: 2,
  startDate: '2026-11-23',
  endDate: '2027-01-05',
  duration: '3 hours',
  startTime: '10:00',
  endTime: '13:00',
  timeZone: 'IST',
  timePart: 'Morning',
  mode: 'Classroom(Offline)',
  area: 'Camp, Pune',
  address: '12 MG Road',
  seats: null,
  seatsLeft: null,
  waiting: 0,
  state: 'open',
  weekdays: null,
  sessionChanges: [],
};

const enrolment: EnrolmentNews = {
  learner: { name: 'Meera Iyer', email: 'meera@example.org', timeZone: null },
  course: {
    batch,
    courseName: 'Kubernetes <live>',
    trainerName: 'Anita Rao',
    url: 'https://kaksha.example/course/kubernetes/3',
    change: { changedAt: new Date('2026-10-01T08:00:00Z'), version: 1 },
    now: new Date('2026-11-20T08:00:00Z'),
  },
  city: 'Pune, Maharashtra',
  classUrl: 'https://kaksha.example/my-courses/1',
  refundTerms: 'You can ask for a refund until 4 Dec 2026, 3:30 PM.',
  host: 'kaksha.example',
};

const enquiry: Enquiry = {
  trainer: { name: 'Anita Rao', email: 'anita@example.org' },
  learner: { name: 'मीरा', email: 'meera@example.org', phone: '+91 98765 43210' },
  courseName: 'Kubernetes',
  batchLabel: 'Weekdays, 7:00–9:00 PM IST, from 3 Dec 2026',
  message: 'Is there a <weekend> batch?\nI work until seven.',
  contactsUrl: 'https://kaksha.example/patron/basicdetails/courses/activity/3?tab=contacted',
};

const money: PaymentMailData = {
  learner: { name: 'Meera', email: 'meera@example.org', timeZone: null },
  courseName: 'Kubernetes & friends',
  amountMinor: 1_350_000,
  currency: 'INR',
  number: 'INV/26-27/000042',
  at: new Date('2026-11-21T06:00:00Z'),
  paymentsUrl: 'https://kaksha.example/user-dashboard/payments',
};

test('the enrolment mail has the day and time of a first class that is moved', () => {
  const change = { day: '2026-11-28', action: 'move', toDay: '2026-11-27', toTime: '18:30', reason: 'x' } as const;
  const course = { ...enrolment.course, batch: { ...batch, sessionChanges: [change] } };
  const { content } = enrolmentMail({ ...enrolment, course });
  expect(content.subject).toBe('You are enrolled: Kubernetes <live> starts 27 Nov 2026');
  expect(content.facts).toContainEqual(['First class', 'Friday, 27 November, 6:30 PM IST']);
  expect(content.facts).toContainEqual(['Class hours', '10:00 AM–1:00 PM IST']);
});

test('mails name the zone of a batch as of its next class', () => {
  const hours = (now: string) => {
    const course = { ...enrolment.course, batch: { ...batch, timeZone: 'EST' as const, startDate: '2026-06-01' } };
    const mail = enrolmentMail({ ...enrolment, course: { ...course, now: new Date(now) } });
    return mail.content.facts?.find(([name]) => name === 'Class hours')?.[1];
  };
  expect(hours('2026-07-01T00:00:00Z')).toBe('10:00 AM–1:00 PM EDT');
  expect(hours('2026-12-01T00:00:00Z')).toBe('10:00 AM–1:00 PM EST');
});

test('the enrolment mail has the start and a calendar file with every class', async () => {
  const { header, plain, html, calendar } = await deliver(enrolmentMail(enrolment));
  expect(header('To')).toBe('meera@example.org');
  expect(header('Subject')).toBe('You are enrolled: Kubernetes <live> starts 28 Nov 2026');
  for (const fact of [
    'Saturday, 28 November, 10:00 AM IST',
    '10:00 AM–1:00 PM IST',
    'Classroom(Offline), 12 MG Road, Camp, Pune',
    'https://www.openstreetmap.org/search?query=12%20MG%20Road%2C%20Camp%2C%20Pune',
  ]) {
    expect(plain).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(html).toContain('Kubernetes &lt;live&gt;');
  expect(plain).toContain('refund until 4 Dec');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent')!);
  expect([event.uid, event.summary, event.location]).toEqual([
    'batch-7@kaksha.example',
    'Kubernetes <live>',
    '12 MG Road, Camp, Pune',
  ]);
});

test('the enquiry mail quotes the question and replies go to the learner', async () => {
  const { header, plain, html } = await deliver(enquiryMail(enquiry));
  expect([header('To'), header('Reply-To')]).toEqual(['anita@example.org', 'meera@example.org']);
  expect(header('Subject')).toBe('A question about Kubernetes');
  expect(plain).toContain('मीरा wrote to you');
  expect(plain).toContain('> Is there a <weekend> batch?\n> I work until seven.');
  expect(html).toContain('Is there a &lt;weekend&gt; batch?');
  expect(plain).toContain('Phone: +91 98765 43210');
  expect(plain).toContain('Batch: Weekdays, 7:00–9:00 PM IST, from 3 Dec 2026');
});

test('the enquiry mail works without a name and phone', async () => {
  const { header, plain } = await deliver(
    enquiryMail({ ...enquiry, batchLabel: null, learner: { name: '', email: 'm@example.org', phone: null } }),
  );
  expect(header('Subject')).toBe('A question about Kubernetes');
  expect(plain).not.toMatch(/Name:|Phone:|Batch:|null/);
});

test('the receipt mail has the amount, course and date', async () => {
  const { header, plain } = await deliver(receiptMail(money));
  expect(header('Subject')).toBe('Invoice INV/26-27/000042: ₹13,500 for Kubernetes & friends');
  expect(plain).toContain('Amount: ₹13,500\nDate: 21 Nov 2026, 11:30 AM IST\nDocument: INV/26-27/000042');
  expect(plain).toContain(money.paymentsUrl);
});

test('the times of a mail are those of its reader', async () => {
  const timeZone = 'America/New_York';
  const receipt = await deliver(receiptMail({ ...money, learner: { ...money.learner, timeZone } }));
  expect(receipt.plain).toContain('Date: 21 Nov 2026, 1:00 AM, New York time');
  const welcome = await deliver(enrolmentMail({ ...enrolment, learner: { ...enrolment.learner, timeZone } }));
  expect(welcome.header('Subject')).toContain('starts 27 Nov 2026');
  expect(welcome.plain).toContain('First class: Friday, 27 November, 11:30 PM, New York time');
  expect(welcome.plain).toContain('Class hours: 10:00 AM–1:00 PM IST');
});

test('the refund mail has the amount and the support contact', async () => {
  const { header, plain } = await deliver(refundMail({ ...money, currency: 'USD', amountMinor: 15_250, reason: '' }));
  expect(header('Subject')).toBe('Your refund of $152.50 for Kubernetes & friends');
  expect(plain).toMatch(/seven working days/);
});

test('line breaks in names add no header, and names of every script stand in subjects', async () => {
  const joined = (learnerName: string) =>
    deliver(
      newLearnerMail({
        trainer: { name: 'Anita', email: 'anita@example.org' },
        ...{ learnerName, courseName: 'Kubernetes', batch: 'Weekdays', learnersUrl: 'https://kaksha.example/learners' },
      }),
    );
  const { head, header } = await joined('Meera\r\nBcc: victim@example.org\r\n\r\n<h1>');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(header('Subject')).toContain('Meera Bcc: <h1> joined');
  expect((await joined('मीरा')).header('Subject')).toBe('मीरा joined Kubernetes');
});
