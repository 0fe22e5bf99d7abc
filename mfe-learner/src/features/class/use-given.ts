import { useResource } from '@kaksha/api-client/use-resource';
import type { Material } from '@kaksha/domain/materials';
import type { RoomRecording } from '@kaksha/domain/meetings';
import { useEffect } from 'react';
import { useLearnerStore } from '../../store/store-context';

/** The part that a session was given, by its day in the timetable; null: the whole batch. */
export type GivenOn = (day: string | null) => { materials: Material[]; recordings: RoomRecording[] };

/** Materials and recordings of a batch: those of its trainer, and the recordings of the meetings that the site made. */
export function useGiven(batchId: number) {
  const store = useLearnerStore();
  const materials = useResource(store.materials);
  const recordings = useResource(store.recordings, batchId);
  // In the browser only: the meeting server can be slow, and the page does not wait for it.
  useEffect(() => void store.recordings.load(batchId), [store, batchId]);
  const own = materials.data?.filter((each) => each.batchId === batchId) ?? null;
  const on: GivenOn = (day) => ({
    materials: own?.filter(({ sessionDay }) => sessionDay === day) ?? [],
    recordings: recordings.data?.filter(({ sessionDay }) => sessionDay === day) ?? [],
  });
  return { materials: { ...materials, data: own }, recordings, on };
}
