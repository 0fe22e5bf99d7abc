import { courseStatuses, currencies, deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { daysFilters } from '@kaksha/domain/course-query';
import * as limits from '@kaksha/domain/limits';
import { type Static, type TSchema, Type } from 'typebox';
import { oneOf, Paged } from '../../../platform/http/wire';
import { CourseWire } from '../courses/schema';

export const courseSortKeys = ['start_date', 'created_at', 'price', 'rating', 'relevance'] as const;

const maxListText = 2000;

const list = (of: string) =>
  Type.Optional(Type.String({ maxLength: maxListText, description: `${of}; separated by commas` }));
const text = (description: string) => Type.Optional(Type.String({ maxLength: limits.searchTextMax, description }));
const id = Type.Optional(Type.Integer({ minimum: 1 }));
const amount = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 20_000_000, description }));

/** Filters of GetAllCourses and GetCourseFacets. Empty values are ignored. */
export const CourseFilterQuery = Type.Object({
  courseName: text('Words of the name, category, trainer or description'),
  category: list('Ids, machine names or names of categories'),
  subCategory: list('Ids or names of subcategories'),
  difficultyLevel: list('Beginner, Intermediate, Advanced'),
  language: list('Ids or names of languages'),
  timingMode: list('Online, Classroom(Offline), Online/Offline; Online/Offline matches each of the others'),
  days: Type.Optional(oneOf(daysFilters, 'Courses with a batch that meets then')),
  timeOfDay: list('morning, afternoon, evening: when the classes of a batch start, in its zone'),
  price: Type.Optional(
    Type.String({ maxLength: limits.searchTextMax, description: 'Highest price, or lowest-highest, e.g. 500-9000' }),
  ),
  minPrice: amount('Lowest price after discount, in major units of the currency'),
  maxPrice: amount('Highest price after discount'),
  currency: Type.Optional(oneOf(currencies, 'Of prices in this call; INR by default')),
  currencyId: Type.Optional(oneOf(['1', '2'], 'Only courses with a fee in INR (1) or USD (2)')),
  trainerId: list('Ids of trainers'),
  duration: text("Part of a batch's duration, e.g. 2 hours"),
  location: text('Part of the area or city of a classroom batch that is not over; several separated by commas'),
  withinKm: Type.Optional(
    Type.Integer({ minimum: 1, maximum: limits.searchRadiusMaxKm, description: 'Around location, when it is known' }),
  ),
  startsBefore: Type.Optional(
    Type.String({ maxLength: 10, description: 'YYYY-MM-DD; courses with a batch that starts before this day' }),
  ),
  maxWeeks: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 104, description: 'Courses with a batch of at most so many weeks' }),
  ),
  maxHours: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 24,
      description: 'Courses with a batch whose classes take at most so many hours',
    }),
  ),
  isDemo: Type.Optional(Type.Boolean({ description: 'true: demo classes; false: other courses' })),
  tool: text('Part of the tools that the course covers'),
  prerequisites: text('Part of the prerequisites'),
  objectives: text('Part of the objectives'),
  isActive: Type.Optional(Type.Boolean()),
  createdBy: id,
  modifiedBy: id,
  courseStatus: Type.Optional(
    oneOf(courseStatuses, 'published by default; drafts are listed for their trainer and admins'),
  ),
});
export type CourseFilterQuery = Static<typeof CourseFilterQuery>;

export const CourseSearchQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Courses a page; 10 by default' })),
  sortBy: Type.Optional(oneOf(courseSortKeys, 'start_date by default, relevance when course_name is given')),
  sortOrder: Type.Optional(oneOf(['asc', 'desc'])),
  ...CourseFilterQuery.properties,
});
export type CourseSearchQuery = Static<typeof CourseSearchQuery>;

const { data, ...envelope } = Paged(CourseWire).properties;

export const SearchPage = Type.Object({
  ...envelope,
  data: Type.Object({
    ...data.properties,
    currentPage: Type.Integer({ description: 'As current_page' }),
    totalPages: Type.Integer({ description: 'As total_pages' }),
    totalItems: Type.Integer({ description: 'As count' }),
    itemsPerPage: Type.Integer({ description: 'Most courses of a page' }),
    similar: Type.Optional(Type.Boolean({ description: 'No course has the words; these have similar ones' })),
  }),
});

const choiceOf = <T extends TSchema>(name: T) => Type.Array(Type.Object({ name, count: Type.Integer() }));

export const FacetsWire = Type.Object(
  {
    categories: choiceOf(Type.String()),
    difficulties: choiceOf(oneOf(difficultyLevels)),
    modes: choiceOf(oneOf(deliveryModes)),
    languages: choiceOf(Type.String()),
    priceBuckets: Type.Array(Type.Integer(), { description: '16 equal buckets from 0 to price_ceiling' }),
    priceCeiling: Type.Number(),
  },
  { title: 'Facets' },
);

export const SuggestionQuery = Type.Object({
  text: Type.String({ minLength: 2, maxLength: limits.searchTextMax }),
});

export const SuggestionsWire = Type.Object(
  {
    trainers: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), headline: Type.String() })),
    places: Type.Array(Type.String(), { description: 'Cities and areas of classroom batches that are not over' }),
    tools: Type.Array(Type.String()),
  },
  { title: 'SearchSuggestions' },
);
