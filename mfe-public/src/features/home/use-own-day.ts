import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { currentSession } from '@kaksha/domain/batch-sessions';
import { useEffect } from 'react';
import { useOwnSeats } from '../../own-seat/use-own-seats';
import { usePublicStore } from '../../store/store-context';

/** The next class of a signed-in user, and the seats that are held for them; null for visitors. */
export function useOwnDay() {
  const { waitingList } = usePublicStore();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const now = useNow();
  const own = useOwnSeats();
  const waiting = useResource(waitingList).data;
  useEffect(() => {
    if (userId !== null) void waitingList.load();
  }, [waitingList, userId]);
  if (!own || userId === null) return null;
  const soonest = own.parts.soonestSeat(own.seats, now);
  const session = soonest && currentSession(soonest.batch, now);
  return {
    parts: own.parts,
    userId,
    seat: session ? soonest : null,
    session,
    isOn: session !== null && session.start <= now,
    offers: waiting?.filter(({ status }) => status === 'offered') ?? [],
  };
}
