import { number, string } from 'yup';
import { courseReportReasons } from './course-reports';
import { reportReasons } from './feedback';
import * as limits from './limits';
import { formRules, requiredText, text } from './rules';

export const feedbackRules = formRules<{ rating: number; comment: string }>({
  rating: number().min(1, 'Please choose one to five stars').max(5),
  comment: text(limits.feedbackMax, 'Comment'),
});

export const answerRules = formRules<{ answer: string }>({ answer: text(limits.reviews.answerMax, 'Answer') });

const rulesOfReport = (reasons: readonly string[]) =>
  formRules<{ reason: string; note: string }>({
    reason: string().oneOf(reasons, 'Please choose a reason'),
    note: text(limits.reviews.reportNoteMax, 'Note'),
  });

export const reportRules = rulesOfReport(reportReasons);

export const courseReportRules = rulesOfReport(courseReportReasons);

/** Of a decision that its person reads: to hide a course, to refuse a verification, to block an account. */
export const reasonRules = formRules<{ reason: string }>({
  reason: requiredText(limits.reasonMax, 'Please give a reason', 'Reason'),
});
