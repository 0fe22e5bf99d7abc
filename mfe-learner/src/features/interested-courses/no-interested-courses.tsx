import { useNavigationHistory } from '@kaksha/contract/host-context';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { useGoBack } from '@kaksha/ui/use-go-back';
import { Hand } from 'lucide-react';

export function NoInterestedCourses() {
  const goBack = useGoBack(useNavigationHistory(), '/');
  return (
    <EmptyState
      title="No interested courses found."
      text="Press Interested on a course page, and its trainer gets in touch with you."
      tile={<Hand />}
    >
      <ButtonLink variant="accent" to="/live-courses">
        Browse Courses
      </ButtonLink>
      <Button onClick={goBack}>Go Back</Button>
    </EmptyState>
  );
}
