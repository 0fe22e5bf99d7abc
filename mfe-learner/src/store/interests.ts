import { getAllSubcategories, getCategories, searchCourses } from '@kaksha/api-client/catalogue';
import { getInterests } from '@kaksha/api-client/profile';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { Interest } from '@kaksha/domain/profile';
import type { AxiosInstance } from 'axios';
import type { InterestChoice } from './learner-data';

export async function fetchInterestChoice(http: AxiosInstance, userId: number): Promise<InterestChoice> {
  const [categories, subcategories, interests] = await Promise.all([
    getCategories(http),
    getAllSubcategories(http),
    getInterests(http, userId),
  ]);
  return { categories, subcategories, interests };
}

/** Number of courses to request; more than are shown, because the search filters by category only. */
const searchedCourses = 24;

/** Courses in the chosen categories and subcategories, the soonest first; empty while nothing is chosen. */
export async function fetchSuggestedCourses(http: AxiosInstance, userId: number): Promise<CourseSummary[]> {
  const [{ chosen }, categories] = await Promise.all([getInterests(http, userId), getCategories(http)]);
  const ids = new Set(chosen.map(({ categoryId }) => categoryId));
  const names = categories.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  if (names.length === 0) return [];
  const { results } = await searchCourses(http, { categories: names, sort: 'start_date', count: searchedCourses });
  return results.filter((course) => chosen.some((interest) => matches(course, interest)));
}

const matches = ({ category, subcategory }: CourseSummary, { categoryId, subcategoryId }: Interest): boolean =>
  category.id === categoryId && (subcategoryId === null || subcategory?.id === subcategoryId);
