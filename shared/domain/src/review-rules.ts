import { number, string } from 'yup';
import { reportReasons } from './feedback';
import * as limits from './limits';
import { formRules, text } from './rules';

export const feedbackRules = formRules<{ rating: number; comment: string }>({
  rating: number().min(1, 'Please choose one to five stars').max(5),
  comment: text(limits.feedbackMax, 'Comment'),
});

export const answerRules = formRules<{ answer: string }>({ answer: text(limits.reviews.answerMax, 'Answer') });

export const reportRules = formRules<{ reason: string; note: string }>({
  reason: string().oneOf(reportReasons, 'Please choose a reason'),
  note: text(limits.reviews.reportNoteMax, 'Note'),
});
