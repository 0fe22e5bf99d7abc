/** Why a user reports a course, with the words of the form. */
export const courseReportReasonNames = {
  misleading: 'The description is wrong or misleading',
  'not-held': 'The classes did not take place',
  copied: 'It is copied from someone else',
  offensive: 'It is offensive',
  fraud: 'It asks for money or data outside the platform',
  other: 'Something else',
} as const;

export type CourseReportReason = keyof typeof courseReportReasonNames;

export const courseReportReasons = Object.keys(courseReportReasonNames) as [
  CourseReportReason,
  ...CourseReportReason[],
];
