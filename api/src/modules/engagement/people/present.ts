import { describeBatch } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { unnamedViewer } from '@kaksha/domain/shared-with-trainers';
import { firstClassDay } from '@kaksha/domain/timetable';
import { batchOf } from '../../../platform/database/batch-of';
import { formerLearner, isDeletedAddress } from '../../../platform/database/deleted-account';
import { presentPicture } from '../../../platform/media/wire';
import { mayIdentify } from '../policy';
import type { ContactRow, EnrolledRow, ListedUserRow, ViewerRow } from './repo';
import type { ContactWire, EnrolledWire, ViewerWire } from './schema';

const unidentified = { user_id: null, name: unnamedViewer, profile_photo: null, email: null, phone: null };

const phoneOf = ({ contactNo, countryCode }: ListedUserRow) => contactNo && `+${countryCode}${contactNo}`;

const presentUser = (user: ListedUserRow, mediaBase: string) => ({
  user_id: user.id,
  name: isDeletedAddress(user.email) ? formerLearner : user.name,
  profile_photo: presentPicture(user.photo, mediaBase)[0],
});

const contactsFor = (user: ListedUserRow) => ({ email: user.email, phone: phoneOf(user) });

interface Presentation {
  batches: ReadonlyMap<number, Batch>;
  mediaBase: string;
  now: Date;
}

export const presentEnrolled = (
  row: EnrolledRow,
  { batches, isManaged, mediaBase, now }: Presentation & { isManaged: boolean },
): EnrolledWire => ({
  enrollment_id: row.enrolmentId,
  ...presentUser(row.user, mediaBase),
  email: isDeletedAddress(row.user.email) ? null : row.user.email,
  phone: phoneOf(row.user),
  address: null,
  enrollment_status: row.status,
  refund_reason: row.refundReason,
  purchase_date: row.enrolledAt.toISOString(),
  amount: row.amountMinor,
  currency: row.currency,
  can_refund: isManaged && row.amountMinor > 0,
  batches: row.places.flatMap(({ batchId, state }) =>
    presentBatches([batchId], batches, now).map((batch) => ({ ...batch, state })),
  ),
});

const presentBatches = (ids: readonly number[], batches: ReadonlyMap<number, Batch>, now: Date) =>
  ids.flatMap((id) => {
    const batch = batches.get(id);
    return batch ? [{ id, start_date: firstClassDay(batch), label: describeBatch(batch, now) }] : [];
  });

export const presentContact = (row: ContactRow, { batches, mediaBase, now }: Presentation): ContactWire => ({
  contact_id: row.user.id,
  ...presentUser(row.user, mediaBase),
  ...contactsFor(row.user),
  updated_at: row.lastAt.toISOString(),
  actions: [
    { type: 1, count: row.views },
    { type: 2, count: row.chats },
    { type: 3, count: row.interests },
  ],
  enquiries: row.enquiries.map(({ enquiry: { id, message, status, reply, createdAt, answeredAt }, batch }) => ({
    id,
    batch_label: batch && describeBatch(batchOf(batch), now),
    message,
    status,
    reply,
    created_at: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  })),
  batches: presentBatches(row.batchIds, batches, now),
});

/** @param position  of the row in the whole list, from 1: the id of a user would identify the viewer */
export const presentViewer = (row: ViewerRow, position: number, mediaBase: string): ViewerWire => ({
  enrollment_id: position,
  ...(mayIdentify(row) ? { ...presentUser(row.user, mediaBase), ...contactsFor(row.user) } : unidentified),
  enrollment_date: row.lastAt.toISOString(),
  views: row.views,
});
