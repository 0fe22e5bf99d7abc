import { reportFeedback } from '@kaksha/api-client/feedback-changes';
import { useHost } from '@kaksha/contract/host-context';
import { type PublicReview, reportReasonLabels } from '@kaksha/domain/feedback';
import { reportRules } from '@kaksha/domain/review-rules';
import { ReportDialog } from '../report-dialog';

/** Tells the administrators about a review that breaks the rules. */
export function ReportReview({ review, onClose }: { review: PublicReview; onClose: () => void }) {
  const { http } = useHost();
  return (
    <ReportDialog
      subject="review"
      title={`Report the review by ${review.authorName}`}
      description="Only administrators see your report. The author is not told who reported."
      reasons={reportReasonLabels}
      reason="off-topic"
      rules={reportRules}
      send={(report) => reportFeedback(http, review.id, report)}
      onClose={onClose}
    />
  );
}
