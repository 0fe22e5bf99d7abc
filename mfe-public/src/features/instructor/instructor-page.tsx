import { useReadable } from '@kaksha/contract/host-context';
import { useParams } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import { InstructorFailure } from './instructor-failure';
import { InstructorMissing } from './instructor-missing';
import { InstructorSkeleton } from './instructor-skeleton';
import { InstructorView } from './instructor-view';
import { loadInstructorPage, trainerIdOf } from './load-instructor-page';

/** A trainer's public page. */
export function Page() {
  const store = usePublicStore();
  const { id: text } = useParams();
  const id = trainerIdOf(text);
  const { data, error } = useReadable(store.trainerProfiles.at(id ?? 0));

  if (!text) return <InstructorMissing title="Instructor ID is required" />;
  if (id === null || error?.status === 404) return <InstructorMissing title="Instructor not found" />;
  if (data) return <InstructorView key={data.id} trainer={data} />;
  if (error) return <InstructorFailure message={error.message} onRetry={() => void loadInstructorPage(store, id)} />;
  return <InstructorSkeleton />;
}
