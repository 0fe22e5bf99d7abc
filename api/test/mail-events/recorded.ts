/** Events as their senders document them, with the fields that each of them sends. */

export const topic = 'arn:aws:sns:ap-south-1:123456789012:kaksha-mail';

const sesMail = {
  timestamp: '2026-11-20T09:59:58.000Z',
  source: 'hello@kaksha.example',
  sourceArn: 'arn:aws:ses:ap-south-1:123456789012:identity/kaksha.example',
  sendingAccountId: '123456789012',
  messageId: '0100019a0b1c2d3e-4f50-4a1b-8c9d-aabbccddeeff-000000',
};

export const sesBounce = (emailAddress: string, at: string, bounceType = 'Permanent', bounceSubType = 'General') => ({
  notificationType: 'Bounce',
  bounce: {
    feedbackId: '0100019a0b1c2d3e-11111111-2222-4333-8444-555555555555-000000',
    bounceType,
    bounceSubType,
    bouncedRecipients: [
      { emailAddress, action: 'failed', status: '5.1.1', diagnosticCode: `smtp; 550 5.1.1 ${emailAddress} unknown` },
    ],
    timestamp: at,
    remoteMtaIp: '203.0.113.9',
    reportingMTA: 'dns; a1-2.smtp-out.ap-south-1.amazonses.com',
  },
  mail: { ...sesMail, destination: [emailAddress] },
});

/** As a configuration set publishes it: `eventType`. */
export const sesComplaint = (emailAddress: string, at: string, complaintFeedbackType = 'abuse') => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress }],
    timestamp: at,
    feedbackId: '0100019a0b1c2d3e-66666666-2222-4333-8444-555555555555-000000',
    complaintSubType: null,
    userAgent: 'ExampleCorp Feedback Loop (V0.01)',
    complaintFeedbackType,
    arrivalDate: at,
  },
  mail: { ...sesMail, destination: [emailAddress], tags: { 'ses:configuration-set': ['kaksha'] } },
});

export const sesDelivery = {
  notificationType: 'Delivery',
  delivery: { timestamp: '2026-11-20T10:00:00.000Z', recipients: ['asha@example.com'], smtpResponse: '250 ok' },
  mail: sesMail,
};

export const postmarkBounce = (Email: string, BouncedAt: string, Type = 'HardBounce', ID = 4323372036854775000) => ({
  RecordType: 'Bounce',
  MessageStream: 'outbound',
  ID,
  Type,
  TypeCode: 1,
  Name: 'Hard bounce',
  Tag: '',
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Metadata: {},
  ServerID: 23,
  Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
  Details: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
  Email,
  From: 'hello@kaksha.example',
  BouncedAt,
  DumpAvailable: true,
  Inactive: true,
  CanActivate: true,
  Subject: 'Your receipt',
});

export const postmarkComplaint = (email: string, at: string) => ({
  ...postmarkBounce(email, at, 'SpamComplaint', 42),
  RecordType: 'SpamComplaint',
  TypeCode: 100001,
  Name: 'Spam complaint',
  Details: 'Test spam complaint details',
});

export const postmarkDelivery = {
  RecordType: 'Delivery',
  ServerID: 23,
  MessageStream: 'outbound',
  MessageID: '00000000-0000-0000-0000-000000000000',
  Recipient: 'asha@example.com',
  Tag: '',
  DeliveredAt: '2026-11-20T10:00:00Z',
  Details: 'Test delivery webhook details',
  Metadata: {},
};

interface Report {
  email: string;
  messageId: string;
  at: Date;
  status?: string;
  action?: string;
  diagnostic?: string;
}

/** A report of Postfix. Its lines end as in a pipe of the mail server. */
export const postfixReport = ({ email, messageId, at, status = '5.1.1', action = 'failed', diagnostic }: Report) =>
  `Return-Path: <>
Received: by mail.kaksha.example (Postfix) id 4Fz1Qk3Y2lz9; ${at.toUTCString()}
Date: ${at.toUTCString()}
From: MAILER-DAEMON@mail.kaksha.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: bounces@kaksha.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4Fz1Qk2t0Wz8.1700000000/mail.kaksha.example"
Message-Id: <4Fz1Qk3Y2lz9@mail.kaksha.example>

This is a MIME-encapsulated message.

--4Fz1Qk2t0Wz8.1700000000/mail.kaksha.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.kaksha.example.

<${email}>: host mx.example.com[203.0.113.9] said: 550 5.1.1 user unknown

--4Fz1Qk2t0Wz8.1700000000/mail.kaksha.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.kaksha.example
X-Postfix-Queue-ID: 4Fz1Qk2t0Wz8
X-Postfix-Sender: rfc822; bounces@kaksha.example
Arrival-Date: ${at.toUTCString()}

Final-Recipient: rfc822; ${email}
Original-Recipient: rfc822;${email}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.com
Diagnostic-Code: ${
    diagnostic ??
    `smtp; 550 ${status} <${email}>:
    Recipient address rejected: User unknown in virtual mailbox table`
  }

--4Fz1Qk2t0Wz8.1700000000/mail.kaksha.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <bounces@kaksha.example>
From: Kaksha <hello@kaksha.example>
To: ${email}
Subject: Your receipt
Message-ID: ${messageId}
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="--_NmP-1"

----_NmP-1
Content-Type: text/plain; charset=utf-8

Hello
----_NmP-1--

--4Fz1Qk2t0Wz8.1700000000/mail.kaksha.example--
`;

/** A report of a server with CRLF, an unquoted boundary and the head of the mail only, as Exim and Exchange send it. */
export const headersOnlyReport = ({ email, messageId, at, status = '5.1.10' }: Report) =>
  `Date: ${at.toUTCString()}
From: <postmaster@mx.example.com>
To: <bounces@kaksha.example>
Subject: Undeliverable: Your receipt
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=b1_9D2C

--b1_9D2C
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: base64

PGh0bWw+PC9odG1sPg==

--b1_9D2C
Content-Type: message/delivery-status

Reporting-MTA: dns;mx.example.com

Final-Recipient: RFC822;${email}
Action: failed
Status: ${status} (Bad destination mailbox address)

--b1_9D2C
Content-Type: text/rfc822-headers

From: Kaksha <hello@kaksha.example>
Message-ID:
 ${messageId}
To: ${email}

--b1_9D2C--
`.replaceAll('\n', '\r\n');

/** An answer of an absent reader, which is no report. */
export const vacationReply = (at: Date) => `Date: ${at.toUTCString()}
From: Asha <asha@example.com>
To: bounces@kaksha.example
Subject: Out of office
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

I am away until Monday.
`;
