import { coursePath } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../context';
import { enquiryMail } from '../../mail/enquiry-mail';
import { enquiryReplyMail } from '../../mail/enquiry-reply-mail';
import { siteOrigin } from '../../site';
import { batchLabel } from './present';
import type { EnquiryRow } from './repo';

/**
 * Sends the enquiry to the trainer. The mail goes to the address of the account, which is proven by a code: a course
 * can name any contact address, which must not receive mails of strangers.
 */
export function sendEnquiryMail(
  { mailer, settings }: ServiceContext,
  { enquiry, course, trainer, batch }: EnquiryRow,
): void {
  mailer.sendSoon(
    enquiryMail({
      trainer: { name: trainer.name, email: trainer.email },
      learner: { name: enquiry.name, email: enquiry.email, phone: enquiry.phone },
      courseName: course.name,
      batchLabel: batchLabel(batch),
      message: enquiry.message,
      contactsUrl: `${siteOrigin(settings)}/patron/basicdetails/courses/activity/${course.id}?tab=contacted`,
    }),
  );
}

/** Sends the trainer's reply to the learner. */
export function sendReplyMail(
  { mailer, settings }: ServiceContext,
  { enquiry, course, trainer }: EnquiryRow,
  reply: string,
): void {
  // The account's address is given to learners only when it is the contact address of the course, too.
  const isProven = course.trainerEmail === null || course.trainerEmail.toLowerCase() === trainer.email;
  mailer.sendSoon(
    enquiryReplyMail({
      learner: { name: enquiry.name, email: enquiry.email },
      trainer: { name: trainer.name, email: isProven ? trainer.email : null },
      courseName: course.name,
      question: enquiry.message,
      reply,
      courseUrl: siteOrigin(settings) + coursePath(course),
    }),
  );
}
