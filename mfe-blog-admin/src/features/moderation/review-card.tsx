import { dismissReports, hideFeedback } from '@kaksha/api-client/feedback-changes';
import { useAction } from '@kaksha/api-client/use-action';
import { type ModeratedReview, reportReasonLabels } from '@kaksha/domain/feedback';
import { isolated } from '@kaksha/domain/isolated';
import { trainerPath } from '@kaksha/domain/paths';
import { Avatar } from '@kaksha/ui/avatar';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { StarRating } from '@kaksha/ui/star-rating';
import { useId } from 'react';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import styles from './moderation-page.module.css';
import { ReportList } from './report-list';

interface ReviewCardProps {
  review: ModeratedReview;
  /** The review leaves the list. */
  onSettled: () => void;
}

/** A review with the reports of readers, and what an administrator can decide. */
export function ReviewCard({ review, onSettled }: ReviewCardProps) {
  const { id, authorName, stars, text, courseName, trainerId, trainerName, createdAt, hidden, reports } = review;
  const { http, notify } = useBlogStore().host;
  const momentText = useMomentText();
  const heading = useId();
  const { running, run } = useAction<'hide' | 'dismiss'>();

  const decide = (key: 'hide' | 'dismiss', work: () => Promise<void>, done: string) =>
    run(
      async () => {
        await work();
        notify.success(done);
        onSettled();
      },
      { key, failed: 'The review was not changed' },
    );
  const hide = () =>
    decide(
      'hide',
      () => hideFeedback(http, id, !hidden),
      hidden ? 'The review is shown again' : 'The review is hidden',
    );

  return (
    <article className="stack gap-3 panel pad-5" aria-labelledby={heading}>
      <header className={`cluster gap-1 gap-x-3 middle ${styles.head}`}>
        <Avatar name={authorName} size="s" />
        <h2 id={heading} className={styles.name}>
          <span dir="auto">{authorName}</span>
        </h2>
        <StarRating rating={{ average: stars, count: 1 }} variant="bare" />
        {hidden && <Badge tone="bad">Hidden</Badge>}
      </header>
      <p className={styles.text} dir="auto">
        {text || 'Stars only, without a text.'}
      </p>
      <p className={`meta ${styles.meta}`}>
        {courseName && <span>{`${isolated(courseName)}, `}</span>}
        <TextLink to={`${trainerPath(trainerId)}#feedback`} dir="auto">
          {trainerName}
        </TextLink>
        <span>{`, ${momentText(createdAt)}`}</span>
      </p>
      <ReportList label={`Reports of the review by ${authorName}`} reports={reports} labels={reportReasonLabels} />
      <div className="cluster gap-2">
        <Button
          size="s"
          danger={!hidden}
          busy={running === 'hide'}
          disabled={running === 'dismiss'}
          aria-describedby={heading}
          onClick={() => void hide()}
        >
          {hidden ? 'Show again' : 'Hide review'}
        </Button>
        {!hidden && (
          <Button
            size="s"
            variant="ghost"
            busy={running === 'dismiss'}
            disabled={running === 'hide'}
            aria-describedby={heading}
            onClick={() => void decide('dismiss', () => dismissReports(http, id), 'The reports are dismissed')}
          >
            Dismiss reports
          </Button>
        )}
      </div>
    </article>
  );
}
