import type { ModeratedRow } from './repo';

/** The answer shows reports without their users, so that moderators judge the course. */
export const presentModerated = ({ reports, ...course }: ModeratedRow) => ({
  ...course,
  hidden: course.hiddenAt !== null,
  reports: reports.map((report) => ({ ...report, handled: report.handledAt !== null })),
});
