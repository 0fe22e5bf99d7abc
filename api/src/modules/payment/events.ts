import type { Follows } from '../../platform/outbox/subscription';
import { learnerChargedBackNotification, seatLostNotification } from './chargebacks/notifications';
import { receiptMailOf } from './mails';
import {
  enrolmentNotification,
  learnerMovedNotification,
  newLearnerNotification,
  partialRefundNotification,
  refundNotification,
  seatGivenBackNotification,
  seatMovedNotification,
  seatReleasedNotification,
} from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    'enrolment.started': { orderId: number };
    /** The learner moved the seat of the order to another batch. */
    'enrolment.moved': { orderId: number; fromBatchId: number };
    /** The learner gave back the seat of a free order. */
    'enrolment.given-back': { orderId: number };
    'order.paid': { orderId: number };
    'refund.requested': { refundId: number };
    /** `wasEnrolled`: the learner lost a seat by it. */
    'order.refunded': { orderId: number; wasEnrolled: boolean };
    /** The learner's bank took back what was left of the payment. */
    'order.charged-back': { orderId: number; wasEnrolled: boolean };
    /** A part of the payment went back; the learner stays enrolled. */
    'order.refunded-in-part': { orderId: number; refundId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<
  | 'enrolment.started'
  | 'enrolment.moved'
  | 'enrolment.given-back'
  | 'order.paid'
  | 'refund.requested'
  | 'order.refunded'
  | 'order.charged-back'
  | 'order.refunded-in-part'
> = {
  'enrolment.started': {
    notifications: { enrolment: enrolmentNotification, 'new-learner': newLearnerNotification },
  },
  'enrolment.moved': {
    notifications: { 'seat-moved': seatMovedNotification, 'learner-moved': learnerMovedNotification },
  },
  'enrolment.given-back': {
    notifications: { 'seat-given-back': seatGivenBackNotification },
  },
  'order.paid': {
    mails: { receipt: receiptMailOf },
  },
  'refund.requested': {
    jobs: ({ payload }) => [{ queue: 'send-refund', data: payload }],
  },
  'order.refunded': {
    notifications: { refund: refundNotification, 'seat-released': seatReleasedNotification },
  },
  'order.charged-back': {
    notifications: { 'seat-lost': seatLostNotification, 'learner-charged-back': learnerChargedBackNotification },
  },
  'order.refunded-in-part': {
    notifications: { 'partial-refund': partialRefundNotification },
  },
};
