import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { joinWaitingList, leaveWaitingList } from '@kaksha/api-client/waiting-list';
import type { Batch } from '@kaksha/domain/catalogue';
import { firstClassDay } from '@kaksha/domain/timetable';
import { useLearnerStore } from '../store/store-context';

/** The learner's places on waiting lists, and the functions that change them. */
export function useWaitingList() {
  const store = useLearnerStore();
  const { host } = store;
  const { busy, run } = useAction();
  const { data } = useResource(store.waitingList);

  const change = (batch: Batch, act: (batchId: number) => Promise<unknown>, failed: string) =>
    run(() => act(batch.id), {
      failed,
      // Other learners may have changed the seats, too.
      always() {
        const isShown = store.offer.get(batch.courseId).data !== null;
        return Promise.all([store.waitingList.reload(), isShown && store.offer.reload(batch.courseId)]);
      },
    });
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
