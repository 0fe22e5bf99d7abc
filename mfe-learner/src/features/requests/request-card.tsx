import { describeBatch } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import type { EnquiryStatus, SentEnquiry } from '@kaksha/domain/engagement';
import { coursePath, trainerPath } from '@kaksha/domain/slugs';
import { Badge, type BadgeProps } from '@kaksha/ui/badge';
import { ButtonLink } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useId } from 'react';
import styles from './requests-page.module.css';

const states: Record<EnquiryStatus, { tone: NonNullable<BadgeProps['tone']>; label: string }> = {
  new: { tone: 'saffron', label: 'Waiting for an answer' },
  answered: { tone: 'good', label: 'Answered' },
  closed: { tone: 'neutral', label: 'Closed' },
};

/** A request with its status and answer. */
export function RequestCard({ request }: { request: SentEnquiry }) {
  const heading = useId();
  const zone = useViewerZone() ?? brand.timeZone;
  const { course, courseName, trainerId, trainerName, batchId, status, message, reply, answeredAt } = request;
  const batch = course?.batches.find(({ id }) => id === batchId);
  const { tone, label } = states[status];
  return (
    <article aria-labelledby={heading} className={styles.card}>
      <header className={styles.head}>
        <Badge tone={tone}>{label}</Badge>
        <h2 id={heading} className={styles.name}>
          {courseName}
        </h2>
        <p className={styles.facts}>
          <TextLink tone="quiet" to={trainerPath(trainerId)}>
            {trainerName}
          </TextLink>
          {batch && <span>{describeBatch(batch)}</span>}
          {!course && <span>This course is no longer offered.</span>}
        </p>
      </header>
      <figure className={styles.details}>
        <figcaption>You asked, {formatDateTime(request.createdAt, zone)}</figcaption>
        <blockquote>{message}</blockquote>
      </figure>
      {reply && (
        <figure className={styles.reply}>
          <figcaption>
            {trainerName} answered{answeredAt && `, ${formatDateTime(answeredAt, zone)}`}
          </figcaption>
          <blockquote>{reply}</blockquote>
        </figure>
      )}
      {!reply && status === 'answered' && <p className={styles.note}>{trainerName} answered you by mail or phone.</p>}
      {course && (
        <p>
          <ButtonLink size="s" to={coursePath(course)} aria-describedby={heading}>
            View course
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
