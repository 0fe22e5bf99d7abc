import { deleteBatch } from '@kaksha/api-client/batches';
import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { batchStart } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { dayIn, ianaZone } from '@kaksha/domain/dates';
import { useDeleting } from '../parts/use-deleting';
import { spellSchedule } from './spell-schedule';

/** A course's batches, earliest first, and how one is deleted. */
export function useBatches({ batches }: AuthoredCourse, reload: () => Promise<void>) {
  const { http } = useHost();
  const now = useNow();
  const { deleteOne, shown } = useDeleting<Batch>({
    remove: async ({ id }) => (await deleteBatch(http, id)).message,
    reload,
    failed: 'The batch was not deleted',
    nameOf: (batch) => spellSchedule(batch, dayIn(ianaZone(batch.timeZone), now)),
  });
  const sorted = [...batches].sort((one, other) => batchStart(one).getTime() - batchStart(other).getTime());
  return { batches: shown(sorted), remove: (batch: Batch) => void deleteOne(batch) };
}
