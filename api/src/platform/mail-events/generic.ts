import Type from 'typebox';
import { Value } from 'typebox/value';
import { dateOf, type MailEvent, malformed, maxText, readJson } from './mail-event';

/** The form for mail servers and providers without one of their own; see docs/operations.md. */
const Event = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  kind: Type.Enum(['bounce', 'complaint', 'temporary']),
  email: Type.String({ maxLength: maxText }),
  at: Type.String({ maxLength: 50 }),
  detail: Type.Optional(Type.String({ maxLength: maxText })),
});

/** @throws ApiError VALIDATION_FAILED (400) */
export function readGenericEvent(body: Buffer): MailEvent {
  const event = readJson(body.toString());
  if (!Value.Check(Event, event)) throw malformed();
  const at = dateOf(event.at);
  if (at === null) throw malformed();
  return { id: event.id, kind: event.kind, recipients: [event.email], detail: event.detail ?? '', at };
}
