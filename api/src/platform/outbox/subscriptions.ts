import { codeMailOf } from '../../modules/auth/mails';
import { deviceNotification, securityNotification } from '../../modules/auth/notifications';
import { batchMessageNotification } from '../../modules/batch-messages/notifications';
import {
  batchCancelledNotification,
  batchMovedNotification,
  newBatchNotification,
  sessionsChangedNotification,
} from '../../modules/batches/notifications';
import { classNotification } from '../../modules/calendar/notifications';
import { certificateNotification, revocationNotification } from '../../modules/certificates/notifications';
import {
  answerNotification,
  enquiryNotification,
  learnerMessageNotification,
  trainerMessageNotification,
} from '../../modules/enquiries/notifications';
import { reviewAnswerNotification } from '../../modules/feedback/notifications';
import { newsletterConfirmationMailOf, newsletterMailOf } from '../../modules/newsletter/mails';
import { learnerChargedBackNotification, seatLostNotification } from '../../modules/payment/chargebacks/notifications';
import { receiptMailOf } from '../../modules/payment/mails';
import {
  enrolmentNotification,
  learnerMovedNotification,
  newLearnerNotification,
  partialRefundNotification,
  refundNotification,
  seatGivenBackNotification,
  seatMovedNotification,
  seatReleasedNotification,
} from '../../modules/payment/notifications';
import { payoutNotification } from '../../modules/payouts/notifications';
import { accountDeletedMailOf } from '../../modules/profile/account/mails';
import { searchDigestNotification } from '../../modules/profile/search-digest/notifications';
import { invitationMailOf } from '../../modules/staff/mails';
import { contactMailOf } from '../../modules/support/mails';
import {
  listEndedNotification,
  offerEndedNotification,
  seatOfferNotification,
} from '../../modules/waiting-list/notifications';
import type { ServiceContext } from '../context/context';
import type { NewJob } from '../jobs/queue';
import type { Mail } from '../mail/mailer';
import type { EventNotification } from './event-notification';
import type { EventKind, OutboxEvent } from './events';

/** Null when there is no mail to send, e.g. because its subject was deleted. */
export type RenderMail = (context: ServiceContext, event: OutboxEvent) => Promise<Mail | null>;

/** A notification that accepts events of every kind, as the table below is read. */
export type NotificationOfEvent = EventNotification<EventKind>;

export interface Subscription {
  /** Mails that no user can turn off, by template name. */
  mails?: Readonly<Record<string, RenderMail>>;
  /** The address of the mails did not ask for them, so that their link refuses all such mails. */
  toStranger?: true;
  /** Notifications in the app and by mail, by name. */
  notifications?: Readonly<Record<string, NotificationOfEvent>>;
  /** Further jobs of the event. */
  jobs?: (event: OutboxEvent) => readonly NewJob[];
}

const isKind = <Kind extends EventKind>(event: OutboxEvent, kind: Kind): event is OutboxEvent<Kind> =>
  event.kind === kind;

function checked<Kind extends EventKind>(event: OutboxEvent, kind: Kind): OutboxEvent<Kind> {
  if (!isKind(event, kind)) throw new Error(`This follows from ${kind}, not from ${event.kind}.`);
  return event;
}

/** The mails of one kind of event. The table below is read with events of every kind. */
function mailsOf<Kind extends EventKind>(
  kind: Kind,
  mails: Record<string, (context: ServiceContext, event: OutboxEvent<Kind>) => Promise<Mail | null>>,
): Record<string, RenderMail> {
  const entries = Object.entries(mails).map(([name, render]): [string, RenderMail] => [
    name,
    async (context, event) => render(context, checked(event, kind)),
  ]);
  return Object.fromEntries(entries);
}

/** The notifications of one kind of event. */
function notificationsOf<Kind extends EventKind>(
  kind: Kind,
  notifications: Record<string, EventNotification<Kind>>,
): Record<string, NotificationOfEvent> {
  const entries = Object.entries(notifications).map(([name, { recipients, text, mail, ...rest }]) => {
    const anyKind: NotificationOfEvent = {
      ...rest,
      recipients: async (context, event) => recipients(context, checked(event, kind)),
      ...(text && { text: async (context, event, userId) => text(context, checked(event, kind), userId) }),
      ...(mail && { mail: async (context, event, userId) => mail(context, checked(event, kind), userId) }),
    };
    return [name, anyKind] as const;
  });
  return Object.fromEntries(entries);
}

/** The jobs of each kind of event. */
export const subscriptions: Readonly<Record<EventKind, Subscription>> = {
  'sign-in-code.requested': { mails: mailsOf('sign-in-code.requested', { code: codeMailOf }) },
  'session.started-on-new-device': {
    notifications: notificationsOf('session.started-on-new-device', { 'new-device': deviceNotification }),
  },
  'account.deleted': { mails: mailsOf('account.deleted', { 'account-deleted': accountDeletedMailOf }) },
  'account.security-changed': {
    notifications: notificationsOf('account.security-changed', { security: securityNotification }),
  },
  'support-message.sent': { mails: mailsOf('support-message.sent', { contact: contactMailOf }) },
  'newsletter.requested': {
    mails: mailsOf('newsletter.requested', { 'newsletter-confirmation': newsletterConfirmationMailOf }),
    toStranger: true,
  },
  'newsletter.sent': { jobs: ({ payload }) => [{ queue: 'address-newsletter', data: payload }] },
  'newsletter.addressed': { mails: mailsOf('newsletter.addressed', { newsletter: newsletterMailOf }) },
  'saved-searches.matched': {
    notifications: notificationsOf('saved-searches.matched', { 'search-digest': searchDigestNotification }),
  },
  'staff.invited': {
    mails: mailsOf('staff.invited', { 'staff-invitation': invitationMailOf }),
    toStranger: true,
  },
  'enquiry.sent': { notifications: notificationsOf('enquiry.sent', { enquiry: enquiryNotification }) },
  'enquiry.answered': { notifications: notificationsOf('enquiry.answered', { 'enquiry-reply': answerNotification }) },
  'enquiry.continued': {
    notifications: notificationsOf('enquiry.continued', {
      'message-to-learner': learnerMessageNotification,
      'message-to-trainer': trainerMessageNotification,
    }),
  },
  'review.answered': {
    notifications: notificationsOf('review.answered', { 'review-answer': reviewAnswerNotification }),
  },
  'batch.messaged': { notifications: notificationsOf('batch.messaged', { 'batch-message': batchMessageNotification }) },
  'batch.opened': { notifications: notificationsOf('batch.opened', { 'new-batch': newBatchNotification }) },
  'enrolment.started': {
    notifications: notificationsOf('enrolment.started', {
      enrolment: enrolmentNotification,
      'new-learner': newLearnerNotification,
    }),
  },
  'enrolment.moved': {
    notifications: notificationsOf('enrolment.moved', {
      'seat-moved': seatMovedNotification,
      'learner-moved': learnerMovedNotification,
    }),
  },
  'enrolment.given-back': {
    notifications: notificationsOf('enrolment.given-back', { 'seat-given-back': seatGivenBackNotification }),
  },
  'order.paid': { mails: mailsOf('order.paid', { receipt: receiptMailOf }) },
  'class.due': {
    notifications: notificationsOf('class.due', {
      'class-in-24-hours': classNotification(24),
      'class-in-1-hour': classNotification(1),
    }),
  },
  'certificate.issued': {
    notifications: notificationsOf('certificate.issued', { certificate: certificateNotification }),
  },
  'certificate.revoked': {
    notifications: notificationsOf('certificate.revoked', { 'certificate-revoked': revocationNotification }),
  },
  'batch.moved': { notifications: notificationsOf('batch.moved', { 'batch-moved': batchMovedNotification }) },
  'batch.cancelled': { jobs: ({ payload }) => [{ queue: 'refund-cancelled-batch', data: payload }] },
  'enrolment.cancelled': {
    notifications: notificationsOf('enrolment.cancelled', { 'batch-cancelled': batchCancelledNotification }),
  },
  'sessions.changed': {
    notifications: notificationsOf('sessions.changed', { 'sessions-changed': sessionsChangedNotification }),
  },
  'refund.requested': {
    jobs: ({ payload }) => [{ queue: 'send-refund', data: payload }],
  },
  'order.refunded': {
    notifications: notificationsOf('order.refunded', {
      refund: refundNotification,
      'seat-released': seatReleasedNotification,
    }),
  },
  'order.charged-back': {
    notifications: notificationsOf('order.charged-back', {
      'seat-lost': seatLostNotification,
      'learner-charged-back': learnerChargedBackNotification,
    }),
  },
  'order.refunded-in-part': {
    notifications: notificationsOf('order.refunded-in-part', { 'partial-refund': partialRefundNotification }),
  },
  'payout.approved': { jobs: ({ payload }) => [{ queue: 'send-payout', data: payload }] },
  'payout.finished': { notifications: notificationsOf('payout.finished', { payout: payoutNotification }) },
  'seat.offered': { notifications: notificationsOf('seat.offered', { 'seat-offer': seatOfferNotification }) },
  'seat-offer.ended': {
    notifications: notificationsOf('seat-offer.ended', { 'seat-offer-ended': offerEndedNotification }),
  },
  'waiting-list.ended': {
    notifications: notificationsOf('waiting-list.ended', { 'waiting-list-ended': listEndedNotification }),
  },
};
