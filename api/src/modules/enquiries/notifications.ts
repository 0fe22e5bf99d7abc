import { inert } from '../../mail/inert-text';
import type { EventNotification } from '../../outbox/event-notification';
import { enquiryMailOf, replyMailOf } from './mails';
import { findEnquiry } from './repo';

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
      link: '/user-dashboard/send-request',
      aboutUserId: trainer.userId,
    };
  },
  mail: replyMailOf,
};
