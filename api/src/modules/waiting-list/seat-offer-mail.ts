import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import { formatClass } from '../../platform/mail/reader-time';

export interface SeatOffer {
  learner: { name: string; email: string };
  courseName: string;
  trainerName: string;
  /** Label of the batch. */
  batch: string;
  endsAt: Date;
  /** IANA zone of the learner. */
  zone: string;
  /** Absolute address of the payment page. */
  enrolUrl: string;
}

/** Offers a free seat to the next learner of the waiting list. */
export function seatOfferMail({ learner, courseName, trainerName, batch, endsAt, zone, enrolUrl }: SeatOffer): Mail {
  const until = formatClass(endsAt, zone);
  return {
    to: learner.email,
    content: {
      subject: `A seat is free for you: ${inert(courseName)}`,
      preview: `We hold it until ${until}.`,
      heading: 'A seat is free for you',
      paragraphs: [
        `You are next on the waiting list of ${inert(courseName)} with ${inert(trainerName)}. We hold a seat for you until the time below.`,
        'If you do not enrol by then, the seat goes to the next learner on the list.',
      ],
      facts: [
        ['Batch', batch],
        ['Held until', until],
      ],
      action: { label: 'Take the seat', url: enrolUrl },
    },
  };
}

export interface SeatOfferEnded extends Pick<SeatOffer, 'learner' | 'courseName' | 'batch'> {
  /** The trainer closed the batch, so the learner waits again. */
  keepsPlace: boolean;
  /** Absolute address of the course page. */
  courseUrl: string;
}

export const offerEndedText = ({ keepsPlace }: Pick<SeatOfferEnded, 'keepsPlace'>): string =>
  keepsPlace
    ? 'The trainer takes no more learners for now. You keep your place on the waiting list.'
    : 'The seat goes to the next learner on the waiting list.';

/** Says that the time of an offer is over, or that the trainer closed the batch. */
export function seatOfferEndedMail({ learner, courseName, batch, keepsPlace, courseUrl }: SeatOfferEnded): Mail {
  return {
    to: learner.email,
    content: {
      subject: `Your seat offer has ended: ${inert(courseName)}`,
      preview: offerEndedText({ keepsPlace }),
      heading: 'Your seat offer has ended',
      paragraphs: keepsPlace
        ? [offerEndedText({ keepsPlace })]
        : [
            `The time to take the seat in ${inert(courseName)} is over, so we offer it to the next learner.`,
            'You can join the waiting list again on the page of the course.',
          ],
      facts: [['Batch', batch]],
      action: { label: 'Open the course', url: courseUrl },
    },
  };
}
