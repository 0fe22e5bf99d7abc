import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { itemAt } from '@kaksha/domain/typed';
import { feedback } from '../../src/platform/database/schema/support';
import { createRandom, type Random } from '../../src/platform/drawing/random';
import { mixedReviewTexts, reviewTexts } from '../data/demo';
import { type Clock, noLaterThan } from './clock';
import type { Course } from './courses';
import type { PastLearners } from './enrolments';
import { readReview } from './notation';
import type { RowBook } from './rows';

/** General review texts per course, besides the specific ones. */
const maxTexts = 7;

/**
 * Ratings by learners of the course, with the average and number of the seed. Also writes the totals of courses and
 * trainers, because counting each inserted rating would rewrite every course fifty times.
 */
export function addFeedback(book: RowBook, clock: Clock, courses: readonly Course[], past: PastLearners): void {
  for (const course of courses) {
    if (!course.rating) continue;
    const { average, count } = course.rating;
    const random = createRandom(`feedback:${course.row.name}`);
    const raters = (past.get(course.row.id) ?? []).slice(0, count);
    const written = (course.seed.reviews ?? []).map(readReview);
    const words = Math.min(count - written.length, random.int(3, maxTexts));
    const missing = written.reduce((sum, { stars }) => sum - (5 - stars), 5 * count - Math.round(average * count));
    const stars = [...written.map((review) => review.stars), ...spread(missing, count - written.length, words, random)];
    const praise = random.shuffle(reviewTexts);
    const mixed = random.shuffle(mixedReviewTexts);
    raters.forEach(({ user, batch }, i) => {
      const over = Date.parse(`${batch.endDate}T14:30:00Z`);
      const given = itemAt(stars, i);
      const own = written[i];
      const others = i < written.length + words ? (given === 5 ? praise : mixed).pop() : undefined;
      // The course's own reviews are the latest, so its page shows them first.
      const after = own ? 9 * dayMs - i * 1.4 * dayMs : random.int(2, others ? 20 : 90) * hourMs;
      const at = noLaterThan(clock, new Date(over + after));
      book.add(feedback, {
        userId: user.id,
        trainerId: course.row.trainerId,
        courseId: course.row.id,
        stars: given,
        text: own?.text ?? others ?? '',
        createdAt: at,
        updatedAt: at,
      });
      for (const row of [course.row, course.trainer.row]) {
        row.ratingSum = (row.ratingSum ?? 0) + given;
        row.ratingCount = (row.ratingCount ?? 0) + 1;
      }
    });
  }
}

/**
 * Distributes `missing` stars over `people` ratings of five stars. The first `wordy` ratings lose at most one, because
 * they have texts.
 */
function spread(missing: number, people: number, wordy: number, random: Random): number[] {
  const lacks: number[] = Array.from({ length: people }, () => 0);
  let left = Math.max(0, missing);
  for (let i = 0; i < wordy && left > 0; i++) {
    if (random.chance(0.3)) {
      lacks[i] = 1;
      left--;
    }
  }
  while (left > 0) {
    const i = random.int(people > wordy ? wordy : 0, people - 1);
    const max = Math.min(left, 4 - itemAt(lacks, i));
    const more = Math.min(max, random.pick([1, 1, 1, 1, 1, 2, 2, 3]));
    lacks[i] = itemAt(lacks, i) + more;
    left -= more;
  }
  return lacks.map((lack) => 5 - lack);
}
