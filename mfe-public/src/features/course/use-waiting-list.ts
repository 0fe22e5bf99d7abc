import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { joinWaitingList, leaveWaitingList } from '@kaksha/api-client/waiting-list';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import type { WaitingEntry } from '@kaksha/domain/payments';
import { canWait, isFull } from '@kaksha/domain/seats';
import { firstClassDay } from '@kaksha/domain/timetable';
import { useEffect } from 'react';
import { usePublicStore } from '../../store/store-context';

export interface Waiting {
  isFull: boolean;
  /** Whether the list still takes learners. */
  isOpen: boolean;
  /** The user's place on the list, or the offer. */
  entry: WaitingEntry | null;
  /** It is not known yet whether the user has one. */
  isPending: boolean;
  busy: boolean;
  join: () => void;
  leave: () => void;
}

/** The waiting list of a full batch, as the user sees it. */
export function useWaitingList(course: CourseDetails, batch: Batch | null): Waiting {
  const host = useHost();
  const store = usePublicStore();
  const { user } = useSession();
  const now = useNow();
  const { busy, run } = useAction();
  const { data, status } = useResource(store.waitingList);
  const full = batch !== null && isFull(batch);
  const userId = user?.id ?? null;

  useEffect(() => {
    if (full && userId !== null) void store.waitingList.load();
  }, [store, full, userId]);

  const change = async (act: (batchId: number) => Promise<unknown>, failed: string) => {
    if (!batch) return;
    // Other learners may have changed the seats, too.
    const always = () => Promise.all([store.waitingList.reload(), store.courses.reload(course.id)]);
    await run(() => act(batch.id), { failed, always });
  };
  const join = async () => {
    const signedIn = await host.session.require({
      message: 'We add you to the waiting list right after this.',
      subject: course.name,
      date: batch && firstClassDay(batch),
    });
    if (signedIn) await change((id) => joinWaitingList(host.http, id), 'You are not on the waiting list');
  };
  const leave = () => change((id) => leaveWaitingList(host.http, id), 'You are still on the waiting list');

  const entry = (full && userId !== null && data?.find(({ batchId }) => batchId === batch.id)) || null;
  return {
    isFull: full,
    isOpen: batch !== null && canWait(batch, now),
    entry,
    isPending: full && userId !== null && data === null && status !== 'failed',
    busy,
    join: () => void join(),
    leave: () => void leave(),
  };
}
