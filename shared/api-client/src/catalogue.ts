import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type {
  Category,
  CourseSummary,
  DescribedCourse,
  Language,
  OwnCourseList,
  Page,
  Subcategory,
  TrainerSummary,
} from '@kaksha/domain/catalogue';
import { courseParameters } from '@kaksha/domain/course-parameters';
import type { CourseFacets, CourseQuery, SearchSuggestions } from '@kaksha/domain/course-search';
import * as limits from '@kaksha/domain/limits';
import type { TrainerQuery } from '@kaksha/domain/trainer-query';
import type { AxiosInstance } from 'axios';
import { pickBy } from 'es-toolkit/object/pickBy';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toAuthoredCourse, toCourse, toOwnCourse, toTrainer } from './catalogue-mapper';
import { dataOf, listOf, mappedPageOf, resultOf, resultsOf } from './envelope';
import type {
  CategoryWire,
  CourseDetailsWire,
  CourseWire,
  FacetsWire,
  LanguageWire,
  OwnCourseWire,
  SearchSuggestionsWire,
  SubcategoryWire,
  TrainerWire,
} from './generated/wire';
import { listMapper } from './list-mapper';
import type { DataOf, ResultsOf } from './operation-types';

const toCategories = listMapper<CategoryWire, Category>(toCamelCaseKeys);
const toCourses = listMapper(toCourse);
const toTrainers = listMapper(toTrainer);

/** Catalogue calls. All reject with `ApiError`: 404 for an unknown resource, 400 for an invalid filter. */

export async function getCategories(http: AxiosInstance, signal?: AbortSignal): Promise<Category[]> {
  return toCategories(listOf<CategoryWire>(await http.get('/categories', { signal })));
}

/** Subcategories of all categories. */
export async function getAllSubcategories(http: AxiosInstance): Promise<Subcategory[]> {
  return toCamelCaseKeys(resultsOf<SubcategoryWire>(await http.get('/categories/subcategories')));
}

/** Subcategories of one category. */
export async function getSubcategories(http: AxiosInstance, categoryId: number): Promise<Subcategory[]> {
  const response = await http.get(`/categories/${categoryId}/subcategories`);
  return toCamelCaseKeys(resultOf<ResultsOf<'getSubcategories'>>(response).subcategories);
}

export async function getLanguages(http: AxiosInstance): Promise<Language[]> {
  return toCamelCaseKeys(resultsOf<LanguageWire>(await http.get('/languages')));
}

/** One page of public courses. A page beyond the last one is empty and contains the total. */
export async function searchCourses(
  http: AxiosInstance,
  query: CourseQuery,
  signal?: AbortSignal,
): Promise<Page<CourseSummary>> {
  const params = { page: 1, count: limits.coursePageSize, ...defined(courseParameters(query)) };
  const response = await http.get('/patrons-registration/GetAllCourses', { params, signal });
  const { similar } = dataOf<DataOf<'searchCourses'>>(response);
  return { ...mappedPageOf(response, toCourses), ...(similar && { similar }) };
}

/** Trainers, places and tools whose names start with the text of at least two characters. */
export async function getSearchSuggestions(http: AxiosInstance, text: string): Promise<SearchSuggestions> {
  const response = await http.get('/patrons-registration/GetSearchSuggestions', { params: { text } });
  return resultOf<SearchSuggestionsWire>(response);
}

/** Texts that are often searched, the most frequent first. */
export async function getPopularSearches(http: AxiosInstance): Promise<string[]> {
  return resultOf<string[]>(await http.get('/patrons-registration/GetPopularSearches'));
}

/** Counts a search that found courses, without the user. */
export async function recordSearch(http: AxiosInstance, text: string): Promise<void> {
  await http.post('/patrons-registration/RecordSearch', { text }, { isBackground: true });
}

/** Number of courses per filter value, given the other filters of the query. */
export async function getCourseFacets(
  http: AxiosInstance,
  query: CourseQuery,
  signal?: AbortSignal,
): Promise<CourseFacets> {
  const { page: _page, count: _count, sort: _sort, ...filters } = query;
  const params = defined(courseParameters(filters));
  return toCamelCaseKeys(
    resultOf<FacetsWire>(await http.get('/patrons-registration/GetCourseFacets', { params, signal })),
  );
}

/** Courses whose next batch starts within `days` days from today, soonest first; at most 100. */
export async function getStartingSoon(http: AxiosInstance, { days }: { days: number }): Promise<CourseSummary[]> {
  const params = { days };
  return toCourses(resultsOf<CourseWire>(await http.get('/patrons-registration/GetStartingSoon', { params })));
}

/** A course with all details. The trainer's private fields are empty for other users. */
export async function getCourse(http: AxiosInstance, id: number, signal?: AbortSignal): Promise<AuthoredCourse> {
  const response = await http.get(`/patrons-registration/GetCourseDetailsById/${id}`, { signal });
  return toAuthoredCourse(resultOf<CourseDetailsWire>(response));
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
  const response = await http.get('/dashboard/GetAllTrainers', { params, signal });
  return mappedPageOf(response, toTrainers, listOf<TrainerWire>(response, ['results', 'trainers']));
}

/** A trainer's courses, newest first. Only the trainer and admins receive drafts and deleted courses. */
export async function getCoursesOfTrainer(
  http: AxiosInstance,
  trainerId: number,
  list: OwnCourseList,
): Promise<DescribedCourse[]> {
  const params = { course_status: list };
  const response = await http.get(`/patrons-registration/GetCourseDetailsByTrainerId/${trainerId}`, { params });
  return resultsOf<OwnCourseWire>(response).map(toOwnCourse);
}

const defined = <T extends object>(parameters: T) =>
  pickBy<T>(parameters, (value) => value !== undefined && value !== '');
