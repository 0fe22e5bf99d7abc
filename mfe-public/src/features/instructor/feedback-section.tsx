import { Reviews } from '../../reviews/reviews';
import { OwnFeedback } from './own-feedback';

/** Feedback of learners about the trainer, latest first. */
export function FeedbackSection({ trainerId, trainerName }: { trainerId: number; trainerName: string }) {
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback">Feedback</h2>
      <OwnFeedback trainerId={trainerId} trainerName={trainerName} />
      <Reviews
        subject={{ trainerId }}
        name="Feedback"
        showCourse
        empty="No feedback yet. Learners can write some after their first class."
      />
    </section>
  );
}
