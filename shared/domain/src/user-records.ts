/** What the list of users filters by. */
export const userRoles = ['learner', 'trainer', 'institute', 'staff', 'administrator'] as const;
export type UserRole = (typeof userRoles)[number];

export const userStates = ['active', 'blocked'] as const;
export type UserState = (typeof userStates)[number];

/** What users report about another user: a course, or a review. */
export const reportSubjects = ['course', 'review'] as const;
export type ReportSubject = (typeof reportSubjects)[number];
