import { choosePreferredBatch, getPreferredBatch } from '@kaksha/api-client/preferred-batch';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { firstBatch, openBatches } from '@kaksha/domain/batches';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { useEffect, useState } from 'react';

/**
 * The open batches and the selected one: the last press, else the user's choice of an earlier visit, else the next to
 * start. A choice is stored for the payment page and the next visit.
 */
export function useBatchChoice(course: CourseDetails) {
  const { http, telemetry } = useHost();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const now = useNow();
  const batches = openBatches(course.batches, now);
  const [chosenId, setChosenId] = useState<number | null>(null);

  useEffect(() => {
    if (userId === null) return;
    let wanted = true;
    getPreferredBatch(http, course.id)
      .then((id) => wanted && setChosenId((pressed) => pressed ?? id))
      .catch((error: unknown) => telemetry.error(error, 'load preferred batch'));
    return () => {
      wanted = false;
    };
  }, [http, telemetry, userId, course.id]);

  const choose = ({ id }: Batch) => {
    setChosenId(id);
    if (userId === null) return;
    choosePreferredBatch(http, course.id, id).catch((error: unknown) => telemetry.error(error, 'keep preferred batch'));
  };

  const chosen = batches.find(({ id }) => id === chosenId) ?? firstBatch(batches, now);
  return { batches, chosen, choose };
}
