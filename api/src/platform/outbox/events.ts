import type { CodePurpose } from '../../modules/auth/code-mail';
import type { SecurityChange } from '../../modules/auth/security-mail';

/** Only the learners who were enrolled before, or the one who ordered before the change and paid after it. */
export type LearnersToNotify = { enrolledBefore?: string; userId?: number };

/** Events by kind. Payloads carry ids; jobs read the rest when they run. */
export interface EventPayloads {
  'sign-in-code.requested': { purpose: CodePurpose };
  'session.started-on-new-device': { sessionId: number };
  'account.deleted': Record<string, never>;
  /** `byUserId`: another owner of the account changed it. */
  'account.security-changed': { userId: number; byUserId?: number };
  'support-message.sent': { messageId: number };
  /** A visitor asked for the newsletter with an address that is to be confirmed. */
  'newsletter.requested': { subscriptionId: number };
  'newsletter.sent': { postId: number };
  /** One subscriber of a sent post. */
  'newsletter.addressed': { postId: number; subscriptionId: number };
  /** New courses match saved searches of a user. */
  'saved-searches.matched': { userId: number; matches: { searchId: number; courseIds: number[] }[] };
  /** An address is invited to the staff of an institute. */
  'staff.invited': { staffId: number };
  'enquiry.sent': { enquiryId: number };
  'enquiry.answered': { enquiryId: number };
  /** The learner or the trainer wrote a further message. */
  'enquiry.continued': { enquiryId: number; messageId: number };
  /** The trainer answered a review for the first time. */
  'review.answered': { feedbackId: number };
  /** The trainer wrote to all learners of a batch. */
  'batch.messaged': { messageId: number };
  /** A batch of a public course takes enrolments for the first time. */
  'batch.opened': { batchId: number };
  'enrolment.started': { orderId: number };
  'order.paid': { orderId: number };
  /** A class starts in so many hours. */
  'class.due': { enrolmentId: number; startsAt: string; hours: 24 | 1 };
  'batch.cancelled': { batchId: number; cancelledBy: number };
  'batch.moved': { changeId: number; batchId: number } & LearnersToNotify;
  /** Sessions on these days of the timetable are skipped, moved or restored. */
  'sessions.changed': { batchId: number; days: string[] } & LearnersToNotify;
  /** One learner of a cancelled batch. */
  'enrolment.cancelled': { enrolmentId: number };
  'certificate.issued': { certificateId: string };
  'certificate.revoked': { certificateId: string };
  'refund.requested': { refundId: number };
  /** `wasEnrolled`: the learner lost a seat by it. */
  'order.refunded': { orderId: number; wasEnrolled: boolean };
  /** The learner's bank took back what was left of the payment. */
  'order.charged-back': { orderId: number; wasEnrolled: boolean };
  /** A part of the payment went back; the learner stays enrolled. */
  'order.refunded-in-part': { orderId: number; refundId: number };
  /** The payment provider is asked to pay it. */
  'payout.approved': { payoutId: number };
  /** It was paid or failed. */
  'payout.finished': { payoutId: number };
  /** The learner moved the seat of the order to another batch. */
  'enrolment.moved': { orderId: number; fromBatchId: number };
  /** The learner gave back the seat of a free order. */
  'enrolment.given-back': { orderId: number };
  /** A seat is held for a learner of the waiting list. */
  'seat.offered': { entryId: number };
  'seat-offer.ended': { entryId: number };
  /** The waiting list ended: its batch is cancelled, takes no more learners, or begins. */
  'waiting-list.ended': { entryId: number; reason: 'cancelled' | 'withdrawn' | 'begins' };
}

/** Secret fields by kind. They are encrypted, and deleted after the mail. */
export interface EventSecrets {
  'sign-in-code.requested': { email: string; code: string };
  'account.security-changed': { change: SecurityChange; address: string | null; userAgent: string | null };
  /** The account's row has no name and address any more. */
  'account.deleted': {
    name: string;
    email: string;
    /** Seats that were given back, with the formatted refund or null. Missing in events of earlier versions. */
    seats?: readonly { courseName: string; refund: string | null }[];
  };
}

export type EventKind = keyof EventPayloads;

export type EventInput<Kind extends EventKind = EventKind> = {
  [K in Kind]: {
    kind: K;
    payload: EventPayloads[K];
    /** A second event with the same key is not stored. */
    key?: string;
  } & (K extends keyof EventSecrets ? { secret: EventSecrets[K] } : { secret?: never });
}[Kind];

type StoredEvents = {
  [K in EventKind]: { id: string; kind: K; payload: EventPayloads[K]; createdAt: Date } & (K extends keyof EventSecrets
    ? { secret: EventSecrets[K] | null }
    : { secret: null });
};

/** A stored event, with its secret in plain text. */
export type OutboxEvent<Kind extends EventKind = EventKind> = Extract<StoredEvents[EventKind], { kind: Kind }>;
