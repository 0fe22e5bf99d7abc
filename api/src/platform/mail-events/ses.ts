import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { dateOf, type MailEvent, malformed, maxRecipients, maxText, readJson } from './mail-event';

const time = Type.Optional(Type.String({ maxLength: 50 }));
const address = Type.String({ maxLength: maxText });

/** What Amazon SES publishes to its topic: as a notification of an identity, or as an event of a configuration set. */
const Notification = Type.Object({
  notificationType: Type.Optional(Type.String({ maxLength: 50 })),
  eventType: Type.Optional(Type.String({ maxLength: 50 })),
  bounce: Type.Optional(
    Type.Object({
      bounceType: Type.String({ maxLength: 50 }),
      bounceSubType: Type.Optional(Type.String({ maxLength: 100 })),
      bouncedRecipients: Type.Array(
        Type.Object({ emailAddress: address, diagnosticCode: Type.Optional(Type.String()) }),
        { maxItems: maxRecipients },
      ),
      timestamp: time,
    }),
  ),
  complaint: Type.Optional(
    Type.Object({
      complainedRecipients: Type.Array(Type.Object({ emailAddress: address }), { maxItems: maxRecipients }),
      complaintFeedbackType: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
      timestamp: time,
    }),
  ),
});

/** @throws ApiError VALIDATION_FAILED (400) */
export function readSesEvent(id: string, message: string): MailEvent | null {
  const event = readJson(message);
  if (!Value.Check(Notification, event)) throw malformed();
  const kind = event.notificationType ?? event.eventType;
  if (kind === 'Bounce' && event.bounce) return bounceOf(id, event.bounce);
  if (kind === 'Complaint' && event.complaint) return complaintOf(id, event.complaint);
  return null;
}

type Sent = Static<typeof Notification>;

function bounceOf(id: string, bounce: NonNullable<Sent['bounce']>): MailEvent {
  const { bounceType, bounceSubType = '', bouncedRecipients, timestamp } = bounce;
  return {
    id,
    // `Transient` is a full mailbox, a large mail or a busy server; `Undetermined` says nothing.
    kind: bounceType === 'Permanent' ? 'bounce' : 'temporary',
    recipients: bouncedRecipients.map(({ emailAddress }) => emailAddress),
    detail: bouncedRecipients[0]?.diagnosticCode ?? `${bounceType} ${bounceSubType}`.trim(),
    at: dateOf(timestamp),
  };
}

function complaintOf(id: string, complaint: NonNullable<Sent['complaint']>): MailEvent {
  const { complainedRecipients, complaintFeedbackType, timestamp } = complaint;
  return {
    id,
    kind: complaintFeedbackType === 'not-spam' ? 'other' : 'complaint',
    recipients: complainedRecipients.map(({ emailAddress }) => emailAddress),
    detail: complaintFeedbackType ?? 'complaint',
    at: dateOf(timestamp),
  };
}
