import { getTrainers, searchCourses } from '@kaksha/api-client/catalogue';
import { getCourseFeedback } from '@kaksha/api-client/feedback';
import type { HostServices } from '@kaksha/contract/host';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { PublicReview } from '@kaksha/domain/feedback';
import type { Proof, Quote } from './public-data';

const maxQuotes = 3;
/** Some courses have no text of a fitting length. */
const maxCourses = 6;
const leastStars = 4;
const leastLength = 40;
const maxLength = 130;

/** What learners wrote about the courses that are rated best, one text of a course, and the number of trainers. */
export async function getProof(http: HostServices['http']): Promise<Proof> {
  const [courses, trainers] = await Promise.all([
    searchCourses(http, { sort: 'rating', count: maxCourses }),
    getTrainers(http, {}),
  ]);
  const reviewed = await Promise.all(
    courses.results.map(async (course) => ({ course, reviews: (await getCourseFeedback(http, course.id)).reviews })),
  );
  const quotes = reviewed.flatMap(({ course, reviews }) => {
    const review = reviews.find(isQuotable);
    return review ? [toQuote(course, review)] : [];
  });
  return { quotes: quotes.slice(0, maxQuotes), trainers: trainers.total };
}

const isQuotable = ({ stars, text }: PublicReview) =>
  stars >= leastStars && text.length >= leastLength && text.length <= maxLength;

const toQuote = ({ id, slug, name }: CourseSummary, { text, authorName }: PublicReview): Quote => ({
  text,
  authorName,
  course: { id, slug, name },
});
