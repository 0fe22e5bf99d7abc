import type { CourseDetails } from '@kaksha/domain/catalogue';
import { Reviews } from '../../reviews/reviews';

export function ReviewsSection({ course }: { course: CourseDetails }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <Reviews
        subject={{ courseId: course.id }}
        name="Reviews"
        initialCount={4}
        empty="No reviews yet. Learners can write one after their first class."
      />
    </section>
  );
}
