import { taughtBatchPath } from '@kaksha/domain/paths';

/** Root of the trainer area. */
export const homePath = '/patron/basicdetails';

export const detailsPath = `${homePath}/profile`;
export const enquiriesPath = `${homePath}/enquiries`;
export const calendarPath = `${homePath}/calendar`;
/** Sales, fees and payouts; `earningsLinesPath` has the orders behind a figure. */
export const earningsPath = `${homePath}/earnings`;
export const pricingPath = `${homePath}/pricing`;
export const supportLinksPath = `${homePath}/supportLink`;

/** Tabs of the page of a batch, as named in the URL. */
export const batchTabs = ['sessions', 'learners', 'messages', 'materials', 'attendance'] as const;
export type BatchTab = (typeof batchTabs)[number];

export function batchPath(batchId: number, tab: BatchTab = 'sessions'): string {
  return `${taughtBatchPath(batchId)}${tab === 'sessions' ? '' : `?tab=${tab}`}`;
}

/** Tabs of the course list, as named in the URL. */
export const courseTabs = ['published', 'pending', 'teaching', 'deleted'] as const;
export type CourseTab = (typeof courseTabs)[number];

export function courseListPath(tab: CourseTab = 'published'): string {
  return `${homePath}/courses/allcourses?tab=${tab}`;
}

/** The wizard for a new course. */
export const createCoursePath = `${homePath}/courses/create`;

/** The wizard for a stored course. `step` counts from 1; by default the first incomplete step opens. */
export function editCoursePath(courseId: number, step?: number): string {
  return `${homePath}/courses/edit/${courseId}${step ? `?step=${step}` : ''}`;
}

/** Tabs of a course's activity page, as named in the URL. */
export const activityTabs = ['enrolled', 'contacted', 'activity'] as const;
export type ActivityTab = (typeof activityTabs)[number];

export function courseActivityPath(courseId: number, tab: ActivityTab = 'enrolled'): string {
  return `${homePath}/courses/activity/${courseId}?tab=${tab}`;
}
