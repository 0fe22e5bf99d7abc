import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Hand } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';

export function NoInterestedCourses() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has nothing behind it.
  const goBack = () => void (key === 'default' ? navigate('/') : navigate(-1));
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
