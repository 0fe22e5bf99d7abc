import { useResource } from '@kaksha/api-client/use-resource';
import { idIn } from '@kaksha/domain/address-numbers';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { useParams } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import { InstructorFailure } from './instructor-failure';
import { InstructorMissing } from './instructor-missing';
import { InstructorSkeleton } from './instructor-skeleton';
import { InstructorView } from './instructor-view';
import { loadInstructorPage } from './load-instructor-page';

/** A trainer's public page. */
export function Page() {
  const store = usePublicStore();
  const { id: text } = useParams();
  const id = idIn(text);
  const profile = useResource(store.trainerProfiles, id ?? 0);

  if (!text) return <InstructorMissing title="Instructor ID is required" />;
  if (id === null || profile.error?.status === 404) return <InstructorMissing title="Instructor not found" />;
  const retry = () => void loadInstructorPage(store, id);
  return (
    <AsyncBoundary
      resource={profile}
      name="The trainers"
      onRetry={retry}
      announce={false}
      loading={<InstructorSkeleton />}
      failure={(failure) => <InstructorFailure message={failure?.message} onRetry={retry} />}
      staleError="hidden"
    >
      {(trainer) => <InstructorView key={trainer.id} trainer={trainer} />}
    </AsyncBoundary>
  );
}
