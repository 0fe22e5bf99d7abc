import { choosePreferredBatch, getPreferredBatch } from '@kaksha/api-client/preferred-batch';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { firstBatch, openBatches } from '@kaksha/domain/batches';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { useEffect, useState } from 'react';

/**
 * The open batches and the selected one: the last press, else the batch of the user's seat, else the user's choice of an
 * earlier visit, else the next to start. A choice is stored for the payment page and the next visit.
 */
export function useBatchChoice(course: CourseDetails, own: Batch | null) {
  const { http, telemetry } = useHost();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const now = useNow();
  const batches = openBatches(course.batches, now);
  const [pressed, setPressed] = useState<number | null>(null);
  const [preferred, setPreferred] = useState<number | null>(null);

  useEffect(() => {
    if (userId === null) return;
    let wanted = true;
    getPreferredBatch(http, course.id)
      .then((id) => wanted && setPreferred(id))
      .catch((error: unknown) => telemetry.error(error, 'load preferred batch'));
    return () => {
      wanted = false;
    };
  }, [http, telemetry, userId, course.id]);

  const choose = ({ id }: Batch) => {
    setPressed(id);
    if (userId === null) return;
    choosePreferredBatch(http, course.id, id).catch((error: unknown) => telemetry.error(error, 'keep preferred batch'));
  };

  const wantedIds = [pressed, own?.id, preferred];
  const wanted = wantedIds.flatMap((wantedId) => batches.find(({ id }) => id === wantedId) ?? []);
  const picked = batches.find(({ id }) => id === pressed) ?? null;
  return { batches, picked, chosen: wanted[0] ?? firstBatch(batches, now), choose };
}
