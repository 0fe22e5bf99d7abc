import type { ServiceContext } from '../context';
import type { NewJob } from '../jobs/queue';
import type { Mail } from '../mail/mailer';
import { codeMailOf, newDeviceMailOf, securityMailOf } from '../modules/auth/mails';
import { classReminderMailOf } from '../modules/calendar/mails';
import { enquiryMailOf, replyMailOf } from '../modules/enquiries/mails';
import {
  enrolmentMailOf,
  newLearnerMailOf,
  receiptMailOf,
  refundMailOf,
  seatReleasedMailOf,
} from '../modules/payment/mails';
import { accountDeletedMailOf } from '../modules/profile/account/mails';
import { contactMailOf } from '../modules/support/mails';
import type { EventKind, OutboxEvent } from './events';

/** Null when there is no mail to send, e.g. because its subject was deleted. */
export type RenderMail = (context: ServiceContext, event: OutboxEvent) => Promise<Mail | null>;

export interface Subscription {
  /** Mails of the event by template name. */
  mails: Readonly<Record<string, RenderMail>>;
  /** Further jobs of the event. */
  jobs?: (event: OutboxEvent) => readonly NewJob[];
}

const isKind = <Kind extends EventKind>(event: OutboxEvent, kind: Kind): event is OutboxEvent<Kind> =>
  event.kind === kind;

/** The mails of one kind of event. The table below is read with events of every kind. */
function mailsOf<Kind extends EventKind>(
  kind: Kind,
  mails: Record<string, (context: ServiceContext, event: OutboxEvent<Kind>) => Promise<Mail | null>>,
): Record<string, RenderMail> {
  const checked = Object.entries(mails).map(([name, render]): [string, RenderMail] => [
    name,
    async (context, event) => {
      if (!isKind(event, kind)) throw new Error(`The mail ${name} belongs to ${kind}, not to ${event.kind}.`);
      return render(context, event);
    },
  ]);
  return Object.fromEntries(checked);
}

/** What follows from each kind of event. */
export const subscriptions: Readonly<Record<EventKind, Subscription>> = {
  'sign-in-code.requested': { mails: mailsOf('sign-in-code.requested', { code: codeMailOf }) },
  'session.started-on-new-device': {
    mails: mailsOf('session.started-on-new-device', { 'new-device': newDeviceMailOf }),
  },
  'account.deleted': { mails: mailsOf('account.deleted', { 'account-deleted': accountDeletedMailOf }) },
  'account.security-changed': { mails: mailsOf('account.security-changed', { security: securityMailOf }) },
  'support-message.sent': { mails: mailsOf('support-message.sent', { contact: contactMailOf }) },
  'enquiry.sent': { mails: mailsOf('enquiry.sent', { enquiry: enquiryMailOf }) },
  'enquiry.answered': { mails: mailsOf('enquiry.answered', { 'enquiry-reply': replyMailOf }) },
  'enrolment.started': {
    mails: mailsOf('enrolment.started', { enrolment: enrolmentMailOf, 'new-learner': newLearnerMailOf }),
  },
  'order.paid': { mails: mailsOf('order.paid', { receipt: receiptMailOf }) },
  'class.due': { mails: mailsOf('class.due', { 'class-reminder': classReminderMailOf }) },
  'refund.requested': {
    mails: {},
    jobs: ({ payload }) => [{ queue: 'send-refund', data: payload }],
  },
  'order.refunded': {
    mails: mailsOf('order.refunded', { refund: refundMailOf, 'seat-released': seatReleasedMailOf }),
  },
};
