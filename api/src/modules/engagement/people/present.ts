import { describeBatch } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { unnamedViewer } from '@kaksha/domain/shared-with-trainers';
import { firstClassDay } from '@kaksha/domain/timetable';
import { batchOf } from '../../../platform/database/batch-of';
import { formerLearner, isDeletedAddress } from '../../../platform/database/deleted-account';
import { presentPicture } from '../../../platform/media/wire';
import { mayIdentify } from '../policy';
import type { ContactRow, EnrolledRow, ListedUserRow, ViewerRow } from './repo';

const unidentified = { userId: null, name: unnamedViewer, profilePhoto: null, email: null, phone: null };

const presentUser = (user: ListedUserRow, mediaBase: string) => ({
  userId: user.id,
  name: isDeletedAddress(user.email) ? formerLearner : user.name,
  profilePhoto: presentPicture(user.photo, mediaBase)[0],
  email: user.email,
  phone: user.contactNo && `+${user.countryCode}${user.contactNo}`,
});

interface Presentation {
  batches: ReadonlyMap<number, Batch>;
  mediaBase: string;
  now: Date;
}

export const presentEnrolled = (
  { user, places, ...row }: EnrolledRow,
  { batches, isManaged, mediaBase, now }: Presentation & { isManaged: boolean },
) => ({
  ...row,
  ...presentUser(user, mediaBase),
  ...(isDeletedAddress(user.email) && { email: null }),
  address: null,
  canRefund: isManaged && row.amount > 0,
  batches: places.flatMap(({ batchId, state }) =>
    presentBatches([batchId], batches, now).map((batch) => ({ ...batch, state })),
  ),
});

const presentBatches = (ids: readonly number[], batches: ReadonlyMap<number, Batch>, now: Date) =>
  ids.flatMap((id) => {
    const batch = batches.get(id);
    return batch ? [{ id, startDate: firstClassDay(batch), label: describeBatch(batch, now) }] : [];
  });

export const presentContact = ({ user, batchIds, ...row }: ContactRow, { batches, mediaBase, now }: Presentation) => ({
  ...row,
  contactId: user.id,
  ...presentUser(user, mediaBase),
  actions: [
    { type: 1 as const, count: row.views },
    { type: 2 as const, count: row.chats },
    { type: 3 as const, count: row.interests },
  ],
  enquiries: row.enquiries.map(({ enquiry, batch }) => ({
    ...enquiry,
    batchLabel: batch && describeBatch(batchOf(batch), now),
  })),
  batches: presentBatches(batchIds, batches, now),
});

/** @param position  of the row in the whole list, from 1: the id of a user would identify the viewer */
export const presentViewer = ({ user, ...row }: ViewerRow, position: number, mediaBase: string) => ({
  ...row,
  id: position,
  ...(mayIdentify(row) ? presentUser(user, mediaBase) : unidentified),
});
