import { useNow } from '@kaksha/contract/now';
import type { TrainerSummary } from '@kaksha/domain/catalogue';
import { trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { Avatar } from '@kaksha/ui/avatar';
import { Badge } from '@kaksha/ui/badge';
import { DateTile } from '@kaksha/ui/date-tile';
import { StarRating } from '@kaksha/ui/star-rating';
import { TagList } from '@kaksha/ui/tag-list';
import { Link } from 'react-router-dom';
import { trainerFacts } from '../../trainer-facts';
import { VerifiedBadge } from '../../verified-badge';
import styles from './trainer-list-card.module.css';

/** A trainer in the list, with their subjects and next class. */
export function TrainerListCard({ trainer }: { trainer: TrainerSummary }) {
  const now = useNow().toISOString();
  const { nextBatch } = trainer;
  return (
    <article className={`stack gap-4 panel round pad-5 ${styles.card}`}>
      <div className="row gap-4">
        <Avatar name={trainer.name} picture={trainer.photo} size="xl" />
        <div className={styles.text}>
          <h2 className={styles.name}>
            <Link to={trainerPath(trainer.id)} className={styles.link} dir="auto">
              {trainer.name}
            </Link>
          </h2>
          <p className={styles.headline}>
            <span dir="auto">{trainer.headline}</span>
          </p>
          <p className={`note ${styles.facts}`}>
            {trainer.rating && <StarRating rating={trainer.rating} />}
            <span>{trainerFacts(trainer)}</span>
            {trainer.isVerified && <VerifiedBadge />}
          </p>
        </div>
        {trainer.kind === 'institute' && <Badge className={styles.kind}>Institute</Badge>}
      </div>
      {trainer.categories.length > 0 && <TagList label="Teaches" items={trainer.categories.slice(0, 3)} />}
      <div className={`row gap-3 middle ${styles.next}`}>
        {nextBatch ? (
          <>
            <DateTile date={nextBatch.startDate} now={now} size="xs" />
            <p>
              <span className={`meta ${styles.small}`}>Next start</span>
              <Link
                to={coursePath({ id: nextBatch.courseId, name: nextBatch.courseName })}
                className={styles.course}
                dir="auto"
              >
                {nextBatch.courseName}
              </Link>
            </p>
          </>
        ) : (
          <p className={`meta ${styles.small}`}>No class is planned right now.</p>
        )}
      </div>
    </article>
  );
}
