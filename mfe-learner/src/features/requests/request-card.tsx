import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import type { EnquiryStatus, SentEnquiry } from '@kaksha/domain/engagement';
import { isolated } from '@kaksha/domain/isolated';
import { trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { Badge, type BadgeProps } from '@kaksha/ui/badge';
import { ButtonLink } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useId } from 'react';
import { RequestActions } from './request-actions';
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
  const { course, courseName, trainerId, trainerName, batchLabel, status, reply, thread, unread } = request;
  const firstAnswer = thread.findIndex(({ fromTrainer }) => fromTrainer);
  const { tone, label } = states[status];
  return (
    <article aria-labelledby={heading} className="stack gap-4 panel pad-5">
      <header className={`stack gap-1 left ${styles.head}`}>
        <p className="cluster gap-2">
          <Badge tone={tone}>{label}</Badge>
          {unread > 0 && <Badge tone="info">{unread === 1 ? '1 new message' : `${unread} new messages`}</Badge>}
        </p>
        <h2 id={heading} className={styles.name}>
          <span dir="auto">{courseName}</span>
        </h2>
        <p className="cluster gap-x-4 note">
          {course ? (
            <TextLink tone="quiet" to={trainerPath(trainerId)} dir="auto">
              {trainerName}
            </TextLink>
          ) : (
            <span dir="auto">{trainerName}</span>
          )}
          {batchLabel && <span>{batchLabel}</span>}
          {!course && <span>This course is no longer offered.</span>}
        </p>
      </header>
      <ol className="stack gap-4" aria-label="Messages">
        {thread.map(({ fromTrainer, text, createdAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end
          <li key={index}>
            <figure className={fromTrainer ? styles.reply : styles.details}>
              <figcaption>{`${
                fromTrainer
                  ? `${isolated(trainerName)} ${index === firstAnswer ? 'answered' : 'wrote'}`
                  : index === 0
                    ? 'You asked'
                    : 'You wrote'
              }, ${formatDateTime(createdAt, zone)}`}</figcaption>
              <blockquote dir="auto">{text}</blockquote>
            </figure>
          </li>
        ))}
      </ol>
      {!reply && status === 'answered' && (
        <p className={styles.note}>{`${trainerName} answered you by mail or phone.`}</p>
      )}
      <RequestActions request={request} headingId={heading}>
        {course && (
          <ButtonLink size="s" to={coursePath(course)} aria-describedby={heading}>
            View course
          </ButtonLink>
        )}
      </RequestActions>
    </article>
  );
}
