import type { EnquiryStatus } from '@kaksha/domain/engagement';
import * as limits from '@kaksha/domain/limits';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { ownId, ownTrainerId } from '../../platform/context/policy';
import { messageRequired } from '../../platform/http/common-errors';
import { emit } from '../../platform/outbox/emit';
import { requirePublicCourse } from '../actions/service';
import { countMail } from '../mail-limits/budget-service';
import {
  alreadyAnswered,
  batchNotFound,
  enquiryClosed,
  enquiryNotFound,
  replyRequired,
  tooManyEnquiries,
} from './errors';
import { mustBeRecipient, mustNotBeOwnCourse, sideOf } from './policy';
import {
  addEnquiry,
  addMessage,
  addReply,
  countMessagesToday,
  countSentInLastDay,
  type EnquiryRow,
  findDuplicate,
  findEnquiry,
  findSender,
  isBatchOf,
  listReceived,
  listSent,
  lockSender,
  markRead,
  reopen,
  setStatus,
} from './repo';
import type { EnquiryBody } from './schema';
import { threadOf } from './thread';

/**
 * Sends a question about a public course to its trainer, who gets a mail. The same message within five minutes returns
 * the same enquiry.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403), COURSE_NOT_FOUND (404), BATCH_NOT_FOUND (404),
 * TOO_MANY_ENQUIRIES, TOO_MANY_MAILS (429)
 */
export async function sendEnquiry(context: UserContext, input: EnquiryBody): Promise<EnquiryRow> {
  const { principal } = context;
  const { courseId, batchId = null } = input;
  ownId(principal, input.userId);
  const message = input.message.trim();
  if (!message) throw messageRequired();
  const course = await requirePublicCourse(context, { courseId });
  mustNotBeOwnCourse(course);
  if (batchId !== null && !(await isBatchOf(context.db, courseId, batchId))) {
    throw batchNotFound();
  }
  const sender = await findSender(context.db, principal.id);
  const id = await inTransaction(context, async (tx) => {
    const { db } = tx;
    await lockSender(db, principal.id);
    const duplicateId = await findDuplicate(db, { userId: principal.id, courseId, message });
    if (duplicateId !== null) return duplicateId;
    if ((await countSentInLastDay(db, principal.id)) >= limits.enquiry.maxPerDay) {
      throw tooManyEnquiries();
    }
    const values = {
      userId: principal.id,
      courseId,
      trainerId: course.trainerId,
      batchId,
      name: input.name?.trim() || sender.name,
      email: sender.email,
      // An empty field means that the learner does not want to give a number.
      phone: input.phone === undefined ? sender.contactNo : input.phone.replace(/[\s-]/g, '') || null,
      message,
    };
    const enquiryId = await addEnquiry(db, values);
    await countMail(tx, { to: null });
    await emit(tx, { kind: 'enquiry.sent', payload: { enquiryId } });
    return enquiryId;
  });
  return enquiryOf(context, id);
}

async function enquiryOf({ db }: UserContext, id: number): Promise<EnquiryRow> {
  const row = await findEnquiry(db, id);
  if (!row) throw enquiryNotFound();
  return row;
}

/** The user's enquiries, latest first. @throws ApiError FORBIDDEN (403) for another user's id */
export async function getSentEnquiries(
  { db, principal }: UserContext,
  { userId }: { userId: number },
): Promise<EnquiryRow[]> {
  return listSent(db, ownId(principal, userId));
}

/** The enquiries to the trainer, latest first. @throws ApiError FORBIDDEN (403) for users who are not a trainer */
export async function getReceivedEnquiries(
  { db, principal }: UserContext,
  input: { status?: EnquiryStatus; page: number; count: number },
): Promise<{ rows: EnquiryRow[]; total: number }> {
  return listReceived(db, ownTrainerId(principal), input);
}

/**
 * Answers an enquiry with a reply, which the learner gets by mail, or sets its status.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403), ENQUIRY_NOT_FOUND (404), ALREADY_ANSWERED (409),
 * TOO_MANY_MAILS (429)
 */
export async function answerEnquiry(
  context: UserContext,
  { id, status, ...input }: { id: number; status?: 'answered' | 'closed'; reply?: string },
): Promise<EnquiryRow> {
  const { principal } = context;
  const reply = input.reply?.trim();
  if (!reply && !status) throw replyRequired();
  mustBeRecipient(principal, await enquiryOf(context, id));
  await inTransaction(context, async (tx) => {
    if (reply) {
      if (!(await addReply(tx.db, id, reply))) throw alreadyAnswered();
      await countMail(tx, { to: null });
      await emit(tx, { kind: 'enquiry.answered', payload: { enquiryId: id } });
    }
    if (status) await setStatus(tx.db, id, status);
  });
  return enquiryOf(context, id);
}

export interface OwnSide {
  row: EnquiryRow;
  side: 'learner' | 'trainer';
}

/**
 * Continues an enquiry. The first message of the trainer is its answer. The other side gets a notification.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403), ENQUIRY_NOT_FOUND (404), ENQUIRY_CLOSED (409),
 * TOO_MANY_ENQUIRIES, TOO_MANY_MAILS (429)
 */
export async function continueEnquiry(
  context: UserContext,
  { id, message }: { id: number; message: string },
): Promise<OwnSide> {
  const text = message.trim();
  if (!text) throw messageRequired();
  const { row, side } = await ownSide(context, id);
  if (row.enquiry.status === 'closed') throw enquiryClosed();
  const senderId = context.principal.id;
  const fromTrainer = side === 'trainer';
  await inTransaction(context, async (tx) => {
    await lockSender(tx.db, senderId);
    if ((await countMessagesToday(tx.db, senderId)) >= limits.enquiry.messagesPerDay) throw tooManyEnquiries();
    await countMail(tx, { to: null });
    if (fromTrainer && (await addReply(tx.db, id, text))) {
      await emit(tx, { kind: 'enquiry.answered', payload: { enquiryId: id } });
    } else {
      const messageId = await addMessage(tx.db, { enquiryId: id, senderId, fromTrainer, text });
      await emit(tx, { kind: 'enquiry.continued', payload: { enquiryId: id, messageId } });
    }
  });
  return { row: await enquiryOf(context, id), side };
}

/**
 * Closes an enquiry, or opens it again. Both sides may.
 * @throws ApiError FORBIDDEN (403), ENQUIRY_NOT_FOUND (404)
 */
export async function closeEnquiry(
  context: UserContext,
  { id, closed }: { id: number; closed: boolean },
): Promise<OwnSide> {
  const { row, side } = await ownSide(context, id);
  if (closed) await setStatus(context.db, id, 'closed');
  else if (row.enquiry.status === 'closed') {
    await reopen(context.db, id, threadOf(row).at(-1)?.fromTrainer ? 'answered' : 'new');
  }
  return { row: await enquiryOf(context, id), side };
}

/** Marks enquiries as read by the caller. Those of others stay as they are. */
export function readEnquiries({ db, principal }: UserContext, { ids }: { ids: readonly number[] }): Promise<void> {
  return markRead(db, { ids, userId: principal.id, trainerId: principal.trainerId });
}

async function ownSide(context: UserContext, id: number): Promise<OwnSide> {
  const row = await enquiryOf(context, id);
  return { row, side: sideOf(context.principal, row) };
}
