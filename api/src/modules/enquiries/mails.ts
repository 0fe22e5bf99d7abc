import { emailAddressOf } from '@kaksha/domain/email-address';
import { coursePath } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../platform/context/context';
import type { Mail } from '../../platform/mail/mailer';
import { messageMail } from '../../platform/mail/message-mail';
import type { OutboxEvent } from '../../platform/outbox/events';
import { siteOrigin } from '../../platform/settings/site';
import { enquiryMail } from './enquiry-mail';
import { enquiryReplyMail } from './enquiry-reply-mail';
import { batchLabel } from './present';
import { findEnquiry, findMessage } from './repo';

/** Pages with the messages of an enquiry. */
export const learnerPath = '/user-dashboard/send-request';
export const trainerPath = '/patron/basicdetails/enquiries?show=all';

/**
 * The enquiry for the trainer. The mail goes to the address of the account, which is proven by a code: a course can
 * name any contact address, which must not receive mails of strangers.
 */
export async function enquiryMailOf(
  { db, settings, clock }: ServiceContext,
  { payload }: OutboxEvent<'enquiry.sent'>,
): Promise<Mail | null> {
  const row = await findEnquiry(db, payload.enquiryId);
  if (!row) return null;
  const { enquiry, course, trainer, batch } = row;
  return enquiryMail({
    trainer: { name: trainer.name, email: trainer.email },
    learner: { name: enquiry.name, email: enquiry.email, phone: enquiry.phone },
    courseName: course.name,
    batchLabel: batchLabel(batch, clock.now()),
    message: enquiry.message,
    contactsUrl: `${siteOrigin(settings)}/patron/basicdetails/courses/activity/${course.id}?tab=contacted`,
  });
}

/** The trainer's reply for the learner. */
export async function replyMailOf(
  { db, settings }: ServiceContext,
  { payload }: OutboxEvent<'enquiry.answered'>,
): Promise<Mail | null> {
  const row = await findEnquiry(db, payload.enquiryId);
  if (!row?.enquiry.reply) return null;
  const { enquiry, course, trainer } = row;
  // The account's address is given to learners only when it is the contact address of the course, too.
  const isProven = course.trainerEmail === null || emailAddressOf(course.trainerEmail) === trainer.email;
  return enquiryReplyMail({
    learner: { name: enquiry.name, email: enquiry.email },
    trainer: { name: trainer.name, email: isProven ? trainer.email : null },
    courseName: course.name,
    question: enquiry.message,
    reply: row.enquiry.reply,
    courseUrl: siteOrigin(settings) + coursePath(course),
  });
}

/** A further message, for the side that did not write it. */
export async function continuedMailOf(
  { db, settings, clock }: ServiceContext,
  { payload }: OutboxEvent<'enquiry.continued'>,
): Promise<Mail | null> {
  const [row, message] = await Promise.all([findEnquiry(db, payload.enquiryId), findMessage(db, payload.messageId)]);
  if (!row || !message) return null;
  const { enquiry, course, trainer, batch } = row;
  const about = { courseName: course.name, batchLabel: batchLabel(batch, clock.now()), text: message.text };
  const site = siteOrigin(settings);
  return message.fromTrainer
    ? messageMail({
        ...about,
        to: enquiry.email,
        senderName: trainer.name,
        senderRole: 'The trainer',
        action: { label: 'Answer on your requests', url: `${site}${learnerPath}` },
      })
    : messageMail({
        ...about,
        to: trainer.email,
        senderName: enquiry.name,
        senderRole: 'A learner',
        action: { label: 'Answer in your questions', url: `${site}${trainerPath}` },
      });
}
