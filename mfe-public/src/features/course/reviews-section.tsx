import type { CourseDetails } from '@kaksha/domain/catalogue';
import { ReviewList } from '../../review-list';

export function ReviewsSection({ course }: { course: CourseDetails }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <ReviewList
        reviews={course.reviews}
        initialCount={4}
        empty="No reviews yet. Only learners who enrolled can write one."
      />
    </section>
  );
}
