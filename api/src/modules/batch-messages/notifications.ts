import { describeBatch } from '@kaksha/domain/batches';
import { classPath } from '@kaksha/domain/paths';
import { batchOf } from '../../platform/database/batch-of';
import { isUserBlocked } from '../../platform/database/blocked-user';
import { inert } from '../../platform/mail/inert-text';
import { messageMail } from '../../platform/mail/message-mail';
import type { EventNotification } from '../../platform/outbox/event-notification';
import { siteOrigin } from '../../platform/settings/site';
import { findMessage, findReader, listLearners } from './repo';

/** For each learner of the batch, or each chosen one: a message of the trainer. */
export const batchMessageNotification: EventNotification<'batch.messaged'> = {
  kind: 'batch-message',
  async recipients({ db }, { payload }) {
    const row = await findMessage(db, payload.messageId);
    return row ? listLearners(db, row.batch.id, row.message.learnerIds) : [];
  },
  async text({ db }, { payload }) {
    const row = await findMessage(db, payload.messageId);
    if (!row) return null;
    return {
      title: `${inert(row.trainer.name) || 'The trainer'} wrote to ${row.message.learnerIds ? 'you about' : 'your batch of'} ${row.course.name}`,
      body: row.message.text,
      link: classPath(row.batch.id),
      aboutUserId: row.trainer.userId,
    };
  },
  async mail({ db, settings, clock }, { payload }, userId) {
    const [row, reader] = await Promise.all([findMessage(db, payload.messageId), findReader(db, userId)]);
    if (!row || !reader || (await isUserBlocked(db, row.trainer.userId))) return null;
    return messageMail({
      to: reader.email,
      senderName: row.trainer.name,
      senderRole: 'The trainer',
      courseName: row.course.name,
      batchLabel: describeBatch(batchOf(row.batch), clock.now()),
      text: row.message.text,
      action: { label: 'See it on the page of the class', url: siteOrigin(settings) + classPath(row.batch.id) },
    });
  },
};
