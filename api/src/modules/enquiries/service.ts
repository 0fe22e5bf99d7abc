import type { EnquiryStatus } from '@kaksha/domain/engagement';
import { limits } from '@kaksha/domain/limits';
import { coursePath } from '@kaksha/domain/slugs';
import { badRequest, conflict, notFound, tooMany } from '../../api-error';
import { enquiryMail } from '../../mail/enquiry-mail';
import { enquiryReplyMail } from '../../mail/enquiry-reply-mail';
import { ownId, ownTrainerId } from '../../policy';
import type { Services } from '../../services';
import type { Settings } from '../../settings';
import { siteOrigin } from '../../site';
import type { Viewer } from '../../viewer';
import { mustBeOfOthers, publicCourse } from '../actions/service';
import { mustAnswerFor } from './policy';
import {
  addEnquiry,
  countSentToday,
  type EnquiryRow,
  findEnquiry,
  findRepeated,
  findSender,
  isBatchOf,
  listReceived,
  listSent,
  lockSender,
  reply,
  setStatus,
} from './repo';
import type { EnquiryBody } from './schema';

export type { EnquiryRow } from './repo';

type Person = NonNullable<Viewer>;

/**
 * Sends a question about a public course to its trainer, who is mailed. The same words a moment ago are the same
 * enquiry. Throws 400 for an empty message, 403 for one's own course or in somebody else's name, 404 without such a
 * course or batch, 429 beyond the daily limit.
 */
export async function sendEnquiry(
  { db, mailer }: Services,
  settings: Settings,
  person: Person,
  { courseId, batchId = null, userId, ...body }: EnquiryBody,
): Promise<EnquiryRow> {
  ownId(person, userId);
  const message = body.message.trim();
  if (!message) throw badRequest('Message is required.', { message: 'Message is required' });
  const trainer = await publicCourse(db, courseId);
  mustBeOfOthers(person, trainer);
  if (batchId !== null && !(await isBatchOf(db, courseId, batchId))) {
    throw notFound('There is no such batch of this course.', 'BATCH_NOT_FOUND');
  }
  const sender = await findSender(db, person.id);
  const { id, repeated } = await db.transaction(async (tx) => {
    await lockSender(tx, person.id);
    const known = await findRepeated(tx, { userId: person.id, courseId, message });
    if (known !== null) return { id: known, repeated: true };
    if ((await countSentToday(tx, person.id)) >= limits.enquiry.maxPerDay) {
      throw tooMany('You have sent many enquiries today. Please send the next one tomorrow.', 'TOO_MANY_ENQUIRIES');
    }
    const values = {
      userId: person.id,
      courseId,
      trainerId: trainer.trainerId,
      batchId,
      name: body.name?.trim() || sender.name,
      email: sender.email,
      phone: body.phone?.replace(/[\s-]/g, '') || sender.contactNo,
      message,
    };
    return { id: await addEnquiry(tx, values), repeated: false };
  });
  const row = (await findEnquiry(db, id)) as EnquiryRow;
  if (!repeated) mailer.sendSoon(mailToTrainer(row, settings));
  return row;
}

function mailToTrainer({ enquiry, course, trainer }: EnquiryRow, settings: Settings) {
  return enquiryMail({
    trainer: { name: trainer.name, email: course.trainerEmail ?? trainer.email },
    learner: { name: enquiry.name, email: enquiry.email, phone: enquiry.phone },
    courseName: course.name,
    message: enquiry.message,
    contactsUrl: `${siteOrigin(settings)}/patron/basicdetails/courses/activity/${course.id}?tab=contacted`,
  });
}

/** What the person asked, latest first. Throws 403 for anybody else's. */
export function getSentEnquiries({ db }: Services, person: Person, userId: number): Promise<EnquiryRow[]> {
  return listSent(db, ownId(person, userId));
}

/** What the trainer was asked, latest first. Throws 403 for who is no trainer. */
export function getReceivedEnquiries(
  { db }: Services,
  person: Person,
  wish: { status?: EnquiryStatus; page: number; count: number },
): Promise<{ rows: EnquiryRow[]; total: number }> {
  return listReceived(db, ownTrainerId(person), wish);
}

/**
 * Answers an enquiry: with a reply, which the learner is mailed, or by marking it answered (by telephone, say) or
 * closed. Throws 400 when there is nothing to do, 403 and 404, 409 when it has a reply.
 */
export async function answerEnquiry(
  { db, mailer }: Services,
  settings: Settings,
  person: Person,
  id: number,
  answer: { status?: 'answered' | 'closed'; reply?: string },
): Promise<EnquiryRow> {
  const text = answer.reply?.trim();
  if (!text && !answer.status) throw badRequest('Reply is required.', { reply: 'Reply is required' });
  const row = await findEnquiry(db, id);
  if (!row) throw notFound('There is no such enquiry.', 'ENQUIRY_NOT_FOUND');
  mustAnswerFor(person, row.enquiry);
  if (text && !(await reply(db, id, text))) throw conflict('This enquiry is answered already.', 'ALREADY_ANSWERED');
  if (answer.status) await setStatus(db, id, answer.status);
  const answered = (await findEnquiry(db, id)) as EnquiryRow;
  if (text) mailer.sendSoon(mailToLearner(answered, text, settings));
  return answered;
}

function mailToLearner({ enquiry, course, trainer }: EnquiryRow, text: string, settings: Settings) {
  return enquiryReplyMail({
    learner: { name: enquiry.name, email: enquiry.email },
    trainer: { name: trainer.name, email: course.trainerEmail ?? trainer.email },
    courseName: course.name,
    question: enquiry.message,
    reply: text,
    courseUrl: siteOrigin(settings) + coursePath(course),
  });
}
