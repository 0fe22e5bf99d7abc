import Type from 'typebox';
import { Value } from 'typebox/value';
import { dateOf, type MailEvent, malformed, maxText, readJson } from './mail-event';

/** Postmark's bounce and spam complaint webhooks. Other types of records have no address that we read. */
const Record = Type.Object({ RecordType: Type.String({ maxLength: 50 }) });
const Bounce = Type.Object({
  RecordType: Type.Enum(['Bounce', 'SpamComplaint']),
  ID: Type.Integer(),
  Type: Type.String({ maxLength: 50 }),
  Email: Type.String({ maxLength: maxText }),
  Description: Type.Optional(Type.String()),
  Details: Type.Optional(Type.String()),
  BouncedAt: Type.Optional(Type.String({ maxLength: 50 })),
});

const deadTypes = ['HardBounce', 'BadEmailAddress'];

/** @throws ApiError VALIDATION_FAILED (400) */
export function readPostmarkEvent(body: Buffer): MailEvent | null {
  const event = readJson(body.toString());
  if (!Value.Check(Record, event)) throw malformed();
  if (event.RecordType !== 'Bounce' && event.RecordType !== 'SpamComplaint') return null;
  if (!Value.Check(Bounce, event)) throw malformed();
  const { RecordType, ID, Type: type, Email, Description = '', Details = '', BouncedAt } = event;
  return {
    id: `${RecordType} ${ID}`,
    kind: RecordType === 'SpamComplaint' ? 'complaint' : deadTypes.includes(type) ? 'bounce' : 'temporary',
    recipients: [Email],
    detail: Details || Description || type,
    at: dateOf(BouncedAt),
  };
}
