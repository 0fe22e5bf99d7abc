import type {
  Category,
  CourseDetails,
  CourseFacets,
  CourseQuery,
  CourseStatus,
  CourseSummary,
  DescribedCourse,
  Language,
  Page,
  SearchSuggestions,
  Subcategory,
  TrainerContact,
  TrainerSummary,
} from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import type { TrainerQuery } from '@kaksha/domain/trainer-query';
import type { AxiosInstance } from 'axios';
import {
  courseParameters,
  toCategory,
  toCourse,
  toCourseDetails,
  toFacets,
  toLanguage,
  toOwnCourse,
  toSubcategory,
  toTrainer,
} from './catalogue-mapper';
import { dataOf, pageOf, resultOf, resultsOf } from './envelope';
import type {
  CategoryWire,
  CourseDetailsWire,
  CourseWire,
  FacetsWire,
  LanguageWire,
  OwnCourseWire,
  SubcategoryWire,
} from './generated/wire';

/** Catalogue calls. All reject with `ApiError`: 404 for an unknown resource, 400 for an invalid filter. */

export async function getCategories(http: AxiosInstance, signal?: AbortSignal): Promise<Category[]> {
  return resultsOf<CategoryWire>(await http.get('/categories', { signal })).map(toCategory);
}

/** Subcategories of one category, or all. */
export async function getSubcategories(http: AxiosInstance, categoryId?: number): Promise<Subcategory[]> {
  if (categoryId === undefined) {
    return resultsOf<SubcategoryWire>(await http.get('/categories/subcategories')).map(toSubcategory);
  }
  const response = await http.get(`/categories/${categoryId}/subcategories`);
  return resultOf<{ subcategories: SubcategoryWire[] }>(response).subcategories.map(toSubcategory);
}

export async function getLanguages(http: AxiosInstance): Promise<Language[]> {
  return resultsOf<LanguageWire>(await http.get('/languages')).map(toLanguage);
}

/** One page of public courses. A page beyond the last one is empty and contains the total. */
export async function searchCourses(
  http: AxiosInstance,
  query: CourseQuery,
  signal?: AbortSignal,
): Promise<Page<CourseSummary>> {
  const params = { page: 1, count: limits.coursePageSize, ...defined(courseParameters(query)) };
  const response = await http.get('/patrons-registration/GetAllCourses', { params, signal });
  const { similar } = dataOf<{ similar?: boolean }>(response);
  return { ...pageOf(response, toCourse), ...(similar && { similar }) };
}

/** Trainers, places and tools whose names start with the text of at least two characters. */
export async function getSearchSuggestions(http: AxiosInstance, text: string): Promise<SearchSuggestions> {
  const response = await http.get('/patrons-registration/GetSearchSuggestions', { params: { text } });
  return resultOf<SearchSuggestions>(response);
}

/** Number of courses per filter value, given the other filters of the query. */
export async function getCourseFacets(
  http: AxiosInstance,
  query: CourseQuery,
  signal?: AbortSignal,
): Promise<CourseFacets> {
  const { page: _page, count: _count, sort: _sort, ...filters } = query;
  const params = defined(courseParameters(filters));
  return toFacets(resultOf<FacetsWire>(await http.get('/patrons-registration/GetCourseFacets', { params, signal })));
}

/** Courses whose next batch starts within `days` days from today, soonest first; at most 100. */
export async function getStartingSoon(http: AxiosInstance, { days }: { days: number }): Promise<CourseSummary[]> {
  const params = { days };
  return resultsOf<CourseWire>(await http.get('/patrons-registration/GetStartingSoon', { params })).map(toCourse);
}

export async function getCourse(http: AxiosInstance, id: number, signal?: AbortSignal): Promise<CourseDetails> {
  const response = await http.get(`/patrons-registration/GetCourseDetailsById/${id}`, { signal });
  return toCourseDetails(resultOf<CourseDetailsWire>(response));
}

/** Null unless the signed-in user chatted, was interested, enquired or enrolled. */
export async function getTrainerContact(http: AxiosInstance, courseId: number): Promise<TrainerContact | null> {
  const wire = resultOf<CourseDetailsWire>(await http.get(`/patrons-registration/GetCourseDetailsById/${courseId}`));
  const { trainer_contact: phone, trainer_email: email } = wire;
  return phone || email ? { phone, email } : null;
}

/** Up to four courses similar to this one. */
export async function getSimilarCourses(http: AxiosInstance, id: number): Promise<CourseSummary[]> {
  return resultsOf<CourseWire>(await http.get(`/patrons-registration/GetCourseSuggestions/${id}`)).map(toCourse);
}

/** Trainers with at least one public course, ten a page. */
export async function getTrainers(
  http: AxiosInstance,
  query: TrainerQuery,
  signal?: AbortSignal,
): Promise<Page<TrainerSummary>> {
  const params = { courseCountGt: 0, page: 1, limit: limits.trainerPageSize, ...defined(query) };
  return pageOf(await http.get('/dashboard/GetAllTrainers', { params, signal }), toTrainer);
}

/** A trainer's courses, newest first. Only the trainer and admins receive drafts. */
export async function getCoursesOfTrainer(
  http: AxiosInstance,
  trainerId: number,
  status: CourseStatus,
): Promise<DescribedCourse[]> {
  const params = { course_status: status };
  const response = await http.get(`/patrons-registration/GetCourseDetailsByTrainerId/${trainerId}`, { params });
  return resultsOf<OwnCourseWire>(response).map(toOwnCourse);
}

function defined<T extends object>(parameters: T): Partial<T> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '')) as T;
}
