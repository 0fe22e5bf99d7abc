import { coursePath } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../context';
import { enquiryMail } from '../../mail/enquiry-mail';
import { enquiryReplyMail } from '../../mail/enquiry-reply-mail';
import type { Mail } from '../../mail/mailer';
import type { OutboxEvent } from '../../outbox/events';
import { siteOrigin } from '../../site';
import { batchLabel } from './present';
import { findEnquiry } from './repo';

/**
 * The enquiry for the trainer. The mail goes to the address of the account, which is proven by a code: a course can name
 * any contact address, which must not receive mails of strangers.
 */
export async function enquiryMailOf(
  { db, settings }: ServiceContext,
  { payload }: OutboxEvent<'enquiry.sent'>,
): Promise<Mail | null> {
  const row = await findEnquiry(db, payload.enquiryId);
  if (!row) return null;
  const { enquiry, course, trainer, batch } = row;
  return enquiryMail({
    trainer: { name: trainer.name, email: trainer.email },
    learner: { name: enquiry.name, email: enquiry.email, phone: enquiry.phone },
    courseName: course.name,
    batchLabel: batchLabel(batch),
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
  const isProven = course.trainerEmail === null || course.trainerEmail.toLowerCase() === trainer.email;
  return enquiryReplyMail({
    learner: { name: enquiry.name, email: enquiry.email },
    trainer: { name: trainer.name, email: isProven ? trainer.email : null },
    courseName: course.name,
    question: enquiry.message,
    reply: row.enquiry.reply,
    courseUrl: siteOrigin(settings) + coursePath(course),
  });
}
