import type { PageDescription } from '@kaksha/contract/host';
import type { Category, CourseSummary, Page } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { coursePathOf } from '@kaksha/domain/paths';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import { courseCountText } from './results/course-count';

/** Title, description and robots rule of a search. Only the catalogue and its categories are indexed. */
export function describeSearch(
  query: CourseQuery,
  categories: readonly Category[],
  page: Page<CourseSummary> | null,
  origin: string,
): PageDescription & { title: string } {
  const { categories: [first, ...more] = [] } = query;
  const category = more.length ? undefined : categories.find(({ name }) => name === first);
  const subject = category ? `Live ${category.displayName} courses` : 'Live courses';
  const title = query.text ? `${subject}: ${query.text}` : subject;
  const indexed: CourseQuery = {
    ...(category && { categories: [category.name] }),
    ...(query.page && { page: query.page }),
  };
  const isIndexed = coursesPath(indexed) === coursesPath({ ...query, page: query.page });
  return {
    title: query.page && query.page > 1 ? `${title}, page ${query.page}` : title,
    description: `${page ? courseCountText(page) : 'Courses'} taught live, each with a start date, a fee and a trainer you can ask. Filter by days, level, language and price.`,
    canonical: coursesPath(indexed),
    noindex: !isIndexed,
    ...((query.page ?? 1) > 1 && page?.results.length === 0 && { status: 404 }),
    jsonLd: [
      breadcrumbJsonLd(origin, [
        { name: 'Courses', to: coursesPath() },
        ...(category ? [{ name: category.displayName, to: coursesPath({ categories: [category.name] }) }] : []),
      ]),
      ...(page?.results.length ? [listJsonLd(page.results, origin)] : []),
    ],
  };
}

const listJsonLd = (courses: readonly CourseSummary[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + coursePathOf(course),
  })),
});
