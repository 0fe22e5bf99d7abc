/** The two views of the course list, as its address names them. */
export const courseTabs = ['published', 'pending'] as const;
export type CourseTab = (typeof courseTabs)[number];

export function courseListPath(tab: CourseTab = 'published'): string {
  return `/patron/basicdetails/courses/allcourses?tab=${tab}`;
}
