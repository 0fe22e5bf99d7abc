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

/** A course in the view of a moderator. */
export interface ModeratedCourse {
  id: number;
  name: string;
  slug: string;
  trainerId: number;
  trainerName: string;
  /** Whether visitors see it. */
  isPublic: boolean;
  hidden: boolean;
  /** Of the administrator who hid it; shown to the trainer. */
  hiddenReason: string | null;
  reports: { reason: CourseReportReason; note: string; createdAt: string; handled: boolean }[];
}
