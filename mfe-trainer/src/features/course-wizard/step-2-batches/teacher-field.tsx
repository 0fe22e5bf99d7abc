import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import type { Batch } from '@kaksha/domain/catalogue';
import { SelectField } from '@kaksha/forms/select-field';
import { useEffect } from 'react';
import { useTrainerStore } from '../../../store/store-context';
import { loadOnce } from '../../../store/trainer-store';

/** The trainer of a batch: the institute, or one of its staff. Renders nothing for others and without trainers. */
export function TeacherField({ batch }: { batch?: Batch }) {
  const store = useTrainerStore();
  const { user } = useSession();
  const isInstitute = !!user?.instituteRole;
  useEffect(() => {
    if (isInstitute) void loadOnce(store, store.staff, undefined);
  }, [store, isInstitute]);
  const members = useResource(store.staff).data ?? [];
  const trainers = members.flatMap(({ trainerId, name }) => (trainerId === null ? [] : [{ trainerId, name }]));
  if (batch?.trainerName && batch.trainerId !== user?.trainerId) {
    const isListed = trainers.some(({ trainerId }) => trainerId === batch.trainerId);
    if (!isListed) trainers.push({ trainerId: batch.trainerId, name: batch.trainerName });
  }
  if (!isInstitute || trainers.length === 0) return null;
  return (
    <SelectField name="trainerId" label="Trainer" hint="Learners see the name at this batch">
      <option value="">The institute</option>
      {trainers.map(({ trainerId, name }) => (
        <option key={trainerId} value={trainerId}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
