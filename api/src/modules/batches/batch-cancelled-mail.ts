import { describeBatch } from '@kaksha/domain/batches';
import type { Currency } from '@kaksha/domain/catalogue';
import { formatMoney } from '@kaksha/domain/money';
import { type BatchOfCourse, batchEvent } from '../../platform/calendar/batch-event';
import { calendarMediaType, writeCalendar } from '../../platform/calendar/ics';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface BatchCancelled {
  learner: { name: string; email: string };
  course: BatchOfCourse;
  /** The trainer's; empty without one. */
  reason: string;
  /** Null for a free enrolment. */
  paid: { amountMinor: number; currency: Currency } | null;
  /** Absolute address of the learner's payments. */
  paymentsUrl: string;
  /** Host name of the site. */
  host: string;
}

/** Tells a learner that the classes do not take place, and that the money comes back. */
export function batchCancelledMail({ learner, course, reason, paid, paymentsUrl, host }: BatchCancelled): Mail {
  const { batch, courseName, trainerName, url, now } = course;
  const amount = paid && formatMoney(paid.amountMinor, paid.currency);
  const event = batchEvent(course, host);
  return {
    to: learner.email,
    ...(event && {
      attachments: [
        {
          filename: 'cancelled.ics',
          contentType: `${calendarMediaType}; method=PUBLISH`,
          content: writeCalendar({ name: courseName, events: [event] }),
        },
      ],
    }),
    content: {
      subject: `Cancelled: ${inert(courseName)}`,
      preview: amount ? `The classes do not take place. You get ${amount} back.` : 'The classes do not take place.',
      heading: 'Your batch is cancelled',
      paragraphs: [
        `${inert(trainerName)} cancelled your batch of ${inert(courseName)}. The classes do not take place.`,
        ...(amount
          ? [`You get the full ${amount} back. You need not do anything; we write when it is on its way.`]
          : []),
        ...(reason ? [`The reason that ${inert(trainerName)} gave:`] : []),
      ],
      ...(reason && { quote: reason }),
      facts: [['Batch', describeBatch(batch, now)], ...(amount ? [['Refund', amount] as const] : [])],
      action: amount ? { label: 'See your payments', url: paymentsUrl } : { label: 'See other batches', url },
    },
  };
}
