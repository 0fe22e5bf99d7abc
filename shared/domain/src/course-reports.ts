/** Why a user reports a course. */
export const courseReportReasons = ['misleading', 'not-held', 'copied', 'offensive', 'fraud', 'other'] as const;
export type CourseReportReason = (typeof courseReportReasons)[number];

export const courseReportLabels: Readonly<Record<CourseReportReason, string>> = {
  misleading: 'The description is wrong or misleading',
  'not-held': 'The classes did not take place',
  copied: 'It is copied from another course',
  offensive: 'It is offensive',
  fraud: 'It asks for money or data outside the platform',
  other: 'Another reason',
};
