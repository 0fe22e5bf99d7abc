import type { CourseQuery, CourseSort } from './course-search';

const sorts: Record<
  CourseSort,
  { sort_by: 'start_date' | 'created_at' | 'price' | 'rating' | 'relevance'; sort_order: 'asc' | 'desc' }
> = {
  relevance: { sort_by: 'relevance', sort_order: 'desc' },
  start_date: { sort_by: 'start_date', sort_order: 'asc' },
  newest: { sort_by: 'created_at', sort_order: 'desc' },
  price_low_high: { sort_by: 'price', sort_order: 'asc' },
  price_high_low: { sort_by: 'price', sort_order: 'desc' },
  rating: { sort_by: 'rating', sort_order: 'desc' },
};

/** The query of GetAllCourses and GetCourseFacets, without empty values. */
export function courseParameters(query: CourseQuery) {
  const list = (values: readonly string[] | undefined) => values?.join(',') || undefined;
  return {
    page: query.page,
    count: query.count,
    course_name: query.text?.trim() || undefined,
    category: list(query.categories),
    sub_category: query.subcategory || undefined,
    difficulty_level: list(query.difficulties),
    language: list(query.languages),
    timing_mode: list(query.modes),
    days: query.days,
    time_of_day: list(query.times),
    location: query.place?.trim() || undefined,
    within_km: query.place ? query.withinKm : undefined,
    tool: query.tool?.trim() || undefined,
    starts_before: query.startBefore,
    max_weeks: query.maxWeeks,
    max_hours: query.maxHours,
    is_demo: query.demo && 'true',
    min_price: query.minPrice,
    max_price: query.maxPrice,
    currency: query.currency,
    trainer_id: query.trainerId,
    ...(query.sort && sorts[query.sort]),
  };
}
