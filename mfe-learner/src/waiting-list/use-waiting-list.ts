import { messageOf } from '@kaksha/api-client/errors';
import { joinWaitingList, leaveWaitingList } from '@kaksha/api-client/waiting-list';
import { useReadable } from '@kaksha/contract/host-context';
import type { Batch } from '@kaksha/domain/catalogue';
import { firstClassDay } from '@kaksha/domain/timetable';
import { useState } from 'react';
import { useLearnerStore } from '../store/store-context';

/** The learner's places on waiting lists, and the functions that change them. */
export function useWaitingList() {
  const store = useLearnerStore();
  const { host } = store;
  const [busy, setBusy] = useState(false);
  const { data } = useReadable(store.waitingList.at());

  const change = async (batch: Batch, act: (batchId: number) => Promise<unknown>, failed: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await act(batch.id);
    } catch (error) {
      host.notify.error(failed, { description: messageOf(error, 'Please try again.') });
    } finally {
      // Other learners may have changed the seats, too.
      const isShown = store.offer.get(batch.courseId).data !== null;
      await Promise.all([store.waitingList.reload(), isShown && store.offer.reload(batch.courseId)]);
      setBusy(false);
    }
  };
  const join = async (batch: Batch, courseName: string) => {
    const user = await host.session.require({
      message: 'We add you to the waiting list right after this.',
      subject: courseName,
      date: firstClassDay(batch),
    });
    if (user) await change(batch, (id) => joinWaitingList(host.http, id), 'You are not on the waiting list');
  };
  const leave = (batch: Batch) =>
    change(batch, (id) => leaveWaitingList(host.http, id), 'You are still on the waiting list');

  return {
    entryOf: (batch: Batch | null) => data?.find(({ batchId }) => batchId === batch?.id) ?? null,
    busy,
    join: (batch: Batch, courseName: string) => void join(batch, courseName),
    leave: (batch: Batch) => void leave(batch),
  };
}
