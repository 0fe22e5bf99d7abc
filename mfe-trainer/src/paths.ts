/** Where the trainer area begins; everything of it lies below. */
export const homePath = '/patron/basicdetails';

export const detailsPath = `${homePath}/profile`;
export const enquiriesPath = `${homePath}/enquiries`;
export const calendarPath = `${homePath}/calendar`;
export const pricingPath = `${homePath}/pricing`;
export const supportLinksPath = `${homePath}/supportLink`;
export const supportPath = `${homePath}/support`;

/** The two views of the course list, as its address names them. */
export const courseTabs = ['published', 'pending'] as const;
export type CourseTab = (typeof courseTabs)[number];

export function courseListPath(tab: CourseTab = 'published'): string {
  return `${homePath}/courses/allcourses?tab=${tab}`;
}

/** The wizard, for a new course and for one that is there. */
export const createCoursePath = `${homePath}/courses/create`;

/** Without a step it opens where the course is incomplete; `step` counts from 1. */
export function editCoursePath(courseId: number, step?: number): string {
  return `${homePath}/courses/edit/${courseId}${step ? `?step=${step}` : ''}`;
}

/** The three lists of people around a course, as its address names them. */
export const activityTabs = ['enrolled', 'contacted', 'activity'] as const;
export type ActivityTab = (typeof activityTabs)[number];

export function courseActivityPath(courseId: number, tab: ActivityTab = 'enrolled'): string {
  return `${homePath}/courses/activity/${courseId}?tab=${tab}`;
}
