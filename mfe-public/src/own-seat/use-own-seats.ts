import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useSession } from '@kaksha/contract/host-context';
import type { Enrolment } from '@kaksha/domain/payments';
import { useEffect, useState } from 'react';
import { usePublicStore } from '../store/store-context';

type SeatParts = typeof import('./seat-parts');

/** The seats of a signed-in user and the code that shows them; null until both have loaded, and for visitors. */
export function useOwnSeats(): { seats: readonly Enrolment[]; parts: SeatParts } | null {
  const { telemetry } = useHost();
  const { ownSeats } = usePublicStore();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const seats = useResource(ownSeats).data;
  const [parts, setParts] = useState<SeatParts | null>(null);
  useEffect(() => {
    if (userId === null) return;
    void ownSeats.load();
    import(/* webpackChunkName: "own-seat" */ './seat-parts')
      .then(setParts)
      .catch((error: unknown) => telemetry.error(error, 'load the code of seats'));
  }, [telemetry, ownSeats, userId]);
  return userId !== null && seats && parts ? { seats, parts } : null;
}
