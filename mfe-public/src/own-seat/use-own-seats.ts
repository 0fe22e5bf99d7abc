import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useSession } from '@kaksha/contract/host-context';
import type { Enrolment } from '@kaksha/domain/payments';
import { useEffect, useState } from 'react';
import { usePublicStore } from '../store/store-context';

type SeatParts = typeof import('./seat-parts');

/**
 * The seats of a signed-in user and the code that shows them; null for visitors and after a failure, undefined until it
 * is known.
 */
export function useOwnSeats(): { seats: readonly Enrolment[]; parts: SeatParts } | null | undefined {
  const { hasSession, telemetry } = useHost();
  const { ownSeats } = usePublicStore();
  const { status, user } = useSession();
  const userId = user?.id ?? null;
  const seats = useResource(ownSeats);
  const [parts, setParts] = useState<SeatParts | null>();
  useEffect(() => {
    if (userId === null) return;
    void ownSeats.load();
    import(/* webpackChunkName: "own-seat" */ './seat-parts').then(setParts).catch((error: unknown) => {
      telemetry.error(error, 'load the code of seats');
      setParts(null);
    });
  }, [telemetry, ownSeats, userId]);
  if (userId === null) return status === 'unknown' && hasSession ? undefined : null;
  if (seats.data && parts) return { seats: seats.data, parts };
  return seats.status === 'failed' || parts === null ? null : undefined;
}
