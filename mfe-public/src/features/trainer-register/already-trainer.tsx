import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { GraduationCap } from 'lucide-react';

export function AlreadyTrainer() {
  return (
    <EmptyState
      title="You are a trainer already"
      text="Your courses, batches and requests are in the trainer area."
      tile={<GraduationCap />}
    >
      <ButtonLink variant="accent" to="/patron/basicdetails">
        Trainer area
      </ButtonLink>
      <ButtonLink to="/patron/basicdetails/courses/create">Create a course</ButtonLink>
    </EmptyState>
  );
}
