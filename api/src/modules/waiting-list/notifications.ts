import { describeBatch } from '@kaksha/domain/batches';
import { coursePath } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import { formatClass, zoneOf } from '../../platform/mail/reader-time';
import type { EventNotification } from '../../platform/outbox/event-notification';
import { siteOrigin } from '../../platform/settings/site';
import { findEntryForMail } from './repo';
import { offerEndedText, seatOfferEndedMail, seatOfferMail } from './seat-offer-mail';
import { waitingEndedMail, waitingEndedText } from './waiting-ended-mail';

type EntryEvent = { payload: { entryId: number } };

const learnerOf = async ({ db }: ServiceContext, { payload }: EntryEvent): Promise<number[]> => {
  const row = await findEntryForMail(db, payload.entryId);
  return row ? [row.learner.id] : [];
};

/** Null when the learner has answered the offer, or its time is over. */
async function findOffer({ db, clock }: ServiceContext, { payload }: EntryEvent) {
  const row = await findEntryForMail(db, payload.entryId);
  const endsAt = row?.entry.status === 'offered' ? row.entry.offerEndsAt : null;
  if (!row || !endsAt || endsAt <= clock.now()) return null;
  const { learner, course, batch, trainerId } = row;
  return { ...row, endsAt, path: `/payment/${course.id}/${trainerId}?t=${batch.id}`, zone: zoneOf(learner) };
}

/** `keepsPlace`: the trainer closed the batch, so the learner waits again. */
async function findEnded({ db }: ServiceContext, { payload }: EntryEvent) {
  const row = await findEntryForMail(db, payload.entryId);
  const keepsPlace = row?.entry.status === 'waiting' && !row.batch.active;
  return row && (row.entry.status === 'expired' || keepsPlace) ? { ...row, keepsPlace } : null;
}

/** The page on which the learner can look for another batch. */
const nextPath = ({ course }: { course: { id: number; name: string; isPublic: boolean | null } }): string =>
  course.isPublic ? coursePath(course) : '/live-courses';

/** For the next learner of a waiting list: a free seat. */
export const seatOfferNotification: EventNotification<'seat.offered'> = {
  kind: 'seat-offered',
  recipients: learnerOf,
  async text(context, event) {
    const offer = await findOffer(context, event);
    return (
      offer && {
        title: `A seat is free for you: ${offer.course.name}`,
        body: `We hold it until ${formatClass(offer.endsAt, offer.zone)}.`,
        link: offer.path,
      }
    );
  },
  async mail(context, event) {
    const offer = await findOffer(context, event);
    return (
      offer &&
      seatOfferMail({
        learner: offer.learner,
        courseName: offer.course.name,
        trainerName: offer.trainerName,
        batch: describeBatch(batchOf(offer.batch), context.clock.now()),
        endsAt: offer.endsAt,
        zone: offer.zone,
        enrolUrl: siteOrigin(context.settings) + offer.path,
      })
    );
  },
};

/** For a learner who did not take an offered seat in time, or whose batch was closed. */
export const offerEndedNotification: EventNotification<'seat-offer.ended'> = {
  kind: 'seat-offered',
  recipients: learnerOf,
  async text(context, event) {
    const ended = await findEnded(context, event);
    return (
      ended && {
        title: `Your seat offer has ended: ${ended.course.name}`,
        body: offerEndedText(ended),
        link: coursePath(ended.course),
      }
    );
  },
  async mail(context, event) {
    const ended = await findEnded(context, event);
    return (
      ended &&
      seatOfferEndedMail({
        learner: ended.learner,
        courseName: ended.course.name,
        batch: describeBatch(batchOf(ended.batch), context.clock.now()),
        keepsPlace: ended.keepsPlace,
        courseUrl: siteOrigin(context.settings) + coursePath(ended.course),
      })
    );
  },
};

/** For the learners of a waiting list that ended. */
export const listEndedNotification: EventNotification<'waiting-list.ended'> = {
  kind: 'seat-offered',
  recipients: learnerOf,
  async text({ db }, { payload }) {
    const row = await findEntryForMail(db, payload.entryId);
    if (!row) return null;
    const { title, text } = waitingEndedText(payload.reason, row.batch.cancelReason);
    return { title: `${title}: ${row.course.name}`, body: text, link: nextPath(row) };
  },
  async mail({ db, settings, clock }, { payload }) {
    const row = await findEntryForMail(db, payload.entryId);
    return (
      row &&
      waitingEndedMail({
        learner: row.learner,
        courseName: row.course.name,
        batch: describeBatch(batchOf(row.batch), clock.now()),
        reason: payload.reason,
        cancelReason: row.batch.cancelReason,
        nextUrl: siteOrigin(settings) + nextPath(row),
      })
    );
  },
};
