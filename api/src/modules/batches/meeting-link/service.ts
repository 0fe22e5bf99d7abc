import { meetingLink } from '@kaksha/domain/meeting-rules';
import type { ServiceContext, UserContext } from '../../../platform/context/context';
import { auditCoursePart } from '../../authoring/audit/service';
import { deleteMeeting, findMeetingUrl, saveMeeting } from './repo';

/** The meeting link of a batch; null without one. Callers decide who receives it. */
export const getMeetingUrl = ({ db }: ServiceContext, batchId: number): Promise<string | null> =>
  findMeetingUrl(db, batchId);

type Course = Parameters<typeof auditCoursePart>[1]['course'];

/**
 * Stores the valid meeting link of a batch; an empty text removes it. The audit log does not hold the link.
 * @returns the stored link
 */
export async function saveMeetingLink(
  tx: UserContext,
  { batchId, typed, course }: { batchId: number; typed: string; course: Course },
): Promise<string | null> {
  const url = meetingLink(typed);
  if (url === ((await findMeetingUrl(tx.db, batchId)) ?? '')) return url || null;
  if (url) {
    await saveMeeting(tx.db, { batchId, url, updatedBy: tx.principal.id, updatedAt: tx.clock.now() });
  } else await deleteMeeting(tx.db, batchId);
  const action = url ? 'batch.set-meeting' : 'batch.remove-meeting';
  await auditCoursePart(tx, { action, course, id: batchId, detail: {} });
  return url || null;
}
