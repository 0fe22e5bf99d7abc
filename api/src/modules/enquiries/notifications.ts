import type { ServiceContext } from '../../platform/context/context';
import { inert } from '../../platform/mail/inert-text';
import type { EventNotification } from '../../platform/outbox/event-notification';
import type { OutboxEvent } from '../../platform/outbox/events';
import { continuedMailOf, enquiryMailOf, learnerPath, replyMailOf, trainerPath } from './mails';
import { findEnquiry, findMessage } from './repo';

/** For the trainer: a question about a course. */
export const enquiryNotification: EventNotification<'enquiry.sent'> = {
  kind: 'enquiry-received',
  async recipients({ db }, { payload }) {
    const row = await findEnquiry(db, payload.enquiryId);
    return row ? [row.trainer.userId] : [];
  },
  async text({ db }, { payload }) {
    const row = await findEnquiry(db, payload.enquiryId);
    if (!row) return null;
    const { enquiry, course } = row;
    return {
      title: `${inert(enquiry.name) || 'A learner'} asks about ${course.name}`,
      body: enquiry.message,
      link: `/patron/basicdetails/courses/activity/${course.id}?tab=contacted`,
      aboutUserId: enquiry.userId,
    };
  },
  mail: enquiryMailOf,
};

/** For the learner: the trainer's answer. */
export const answerNotification: EventNotification<'enquiry.answered'> = {
  kind: 'enquiry-answered',
  async recipients({ db }, { payload }) {
    const row = await findEnquiry(db, payload.enquiryId);
    return row ? [row.enquiry.userId] : [];
  },
  async text({ db }, { payload }) {
    const row = await findEnquiry(db, payload.enquiryId);
    if (!row?.enquiry.reply) return null;
    const { enquiry, course, trainer } = row;
    return {
      title: `${inert(trainer.name) || 'The trainer'} answered you about ${course.name}`,
      body: enquiry.reply ?? '',
      link: learnerPath,
      aboutUserId: trainer.userId,
    };
  },
  mail: replyMailOf,
};

async function findContinued(
  { db }: ServiceContext,
  { payload }: OutboxEvent<'enquiry.continued'>,
  fromTrainer: boolean,
) {
  const [row, message] = await Promise.all([findEnquiry(db, payload.enquiryId), findMessage(db, payload.messageId)]);
  return row && message?.fromTrainer === fromTrainer ? { row, message } : null;
}

/** For the learner: a further message of the trainer. */
export const learnerMessageNotification: EventNotification<'enquiry.continued'> = {
  kind: 'enquiry-answered',
  async recipients(context, event) {
    const found = await findContinued(context, event, true);
    return found ? [found.row.enquiry.userId] : [];
  },
  async text(context, event) {
    const found = await findContinued(context, event, true);
    if (!found) return null;
    const { trainer, course } = found.row;
    return {
      title: `${inert(trainer.name) || 'The trainer'} wrote to you about ${course.name}`,
      body: found.message.text,
      link: learnerPath,
      aboutUserId: trainer.userId,
    };
  },
  mail: continuedMailOf,
};

/** For the trainer: a further message of the learner. */
export const trainerMessageNotification: EventNotification<'enquiry.continued'> = {
  kind: 'enquiry-received',
  async recipients(context, event) {
    const found = await findContinued(context, event, false);
    return found ? [found.row.trainer.userId] : [];
  },
  async text(context, event) {
    const found = await findContinued(context, event, false);
    if (!found) return null;
    const { enquiry, course } = found.row;
    return {
      title: `${inert(enquiry.name) || 'A learner'} wrote to you about ${course.name}`,
      body: found.message.text,
      link: trainerPath,
      aboutUserId: enquiry.userId,
    };
  },
  mail: continuedMailOf,
};
