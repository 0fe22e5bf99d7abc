import { getCategories, searchCourses } from '@kaksha/api-client/catalogue';
import { getInterests } from '@kaksha/api-client/profile';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { Interest } from '@kaksha/domain/profile';
import type { AxiosInstance } from 'axios';

/** So many are asked for, because some are in parts of a field that nobody chose. */
const asked = 24;

/** Courses of the fields and parts that somebody chose, the soonest first; none while nothing is chosen. */
export async function getSuggestedCourses(http: AxiosInstance, userId: number): Promise<CourseSummary[]> {
  const [interests, categories] = await Promise.all([getInterests(http, userId), getCategories(http)]);
  const chosen = new Set(interests.map(({ categoryId }) => categoryId));
  const names = categories.filter(({ id }) => chosen.has(id)).map(({ name }) => name);
  if (names.length === 0) return [];
  const { results } = await searchCourses(http, { categories: names, sort: 'start_date', count: asked });
  return results.filter((course) => interests.some((interest) => fits(course, interest)));
}

const fits = ({ category, subcategory }: CourseSummary, { categoryId, subcategoryId }: Interest): boolean =>
  category.id === categoryId && (subcategoryId === null || subcategory?.id === subcategoryId);
