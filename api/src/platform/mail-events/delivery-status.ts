import { createHash } from 'node:crypto';
import { dateOf, isDeadStatus, type MailEvent, maxRecipients } from './mail-event';

type Fields = ReadonlyMap<string, string>;

/** Fields in lower case, the first of each name; long ones are on several lines. */
function readFields(text: string): Fields {
  const fields = new Map<string, string>();
  for (const line of text.split(/\r?\n(?![ \t])/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (colon > 0 && !fields.has(name))
      fields.set(
        name,
        line
          .slice(colon + 1)
          .replace(/\r?\n/g, '')
          .trim(),
      );
  }
  return fields;
}

/** The head and the body of a message or of a part of one. */
function splitHead(text: string): { head: Fields; body: string } {
  const [end] = /\r?\n\r?\n/.exec(text) ?? [];
  const at = end === undefined ? text.length : text.indexOf(end);
  return { head: readFields(text.slice(0, at)), body: text.slice(at + (end?.length ?? 0)) };
}

interface Part {
  type: string;
  body: string;
}

function partsOf(contentType: string, body: string): Part[] {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return [];
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`);
  return parts.map((part) => {
    const { head, body: content } = splitHead(part.slice(part.indexOf('\n') + 1));
    const [type = ''] = (head.get('content-type') ?? '').toLowerCase().split(';');
    return { type: type.trim(), body: content };
  });
}

/** `rfc822; asha@example.com` is an address. */
function addressOf(field = ''): string {
  const [kind = '', address = ''] = field.split(';', 2);
  return /^(?:rfc822|utf-8)$/i.test(kind.trim()) ? address.trim().replace(/^<|>$/g, '') : '';
}

/**
 * A report of a mail server about a mail that did not arrive (RFC 3464). Null for any other mail, such as an automatic
 * answer. Everyone can send such a mail, so the event has the Message-ID of the mail that it reports about.
 */
export function readDeliveryStatus(message: Buffer): MailEvent | null {
  const { head, body } = splitHead(message.toString());
  const parts = partsOf(head.get('content-type') ?? '', body);
  const status = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  const original = parts.find(({ type }) => /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)$/.test(type));
  const messageId = original && splitHead(original.body).head.get('message-id');
  if (!status || !messageId) return null;
  const groups = status.body.split(/\r?\n\r?\n/).map(readFields);
  const failed = groups.filter((fields) => fields.get('action')?.toLowerCase() === 'failed').slice(0, maxRecipients);
  const dead = failed.filter((fields) => isDeadStatus(statusOf(fields)));
  const reported = dead.length > 0 ? dead : failed;
  return {
    id: createHash('sha256').update(message).digest('hex'),
    kind: dead.length > 0 ? 'bounce' : failed.length > 0 ? 'temporary' : 'other',
    recipients: reported.flatMap((fields) =>
      ['original-recipient', 'final-recipient'].map((name) => addressOf(fields.get(name))).filter(Boolean),
    ),
    detail: reported[0]?.get('diagnostic-code') ?? reported[0]?.get('status') ?? '',
    at: dateOf(head.get('date')),
    messageId,
  };
}

/** A comment in brackets may follow the code. */
const statusOf = (fields: Fields) => fields.get('status')?.split(/[\s(]/, 1)[0] ?? '';
