import { useSession } from '@kaksha/contract/host-context';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { trainerPath } from '@kaksha/domain/paths';
import { Avatar } from '@kaksha/ui/avatar';
import { ButtonLink } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { StarRating } from '@kaksha/ui/star-rating';
import { trainerFacts } from '../../trainer-facts';
import { VerifiedBadge, verifiedText } from '../../verified-badge';
import styles from './trainer-card.module.css';

const TrainerContactLinks = retryableLazy(
  async () => (await import(/* webpackChunkName: "own-seat" */ './trainer-contact-links')).TrainerContactLinks,
);

export function TrainerCard({ course }: { course: CourseDetails }) {
  const { trainerProfile: trainer } = course;
  const { status } = useSession();
  return (
    <section aria-labelledby="trainer">
      <h2 id="trainer">{trainer.kind === 'institute' ? 'Your institute' : 'Your trainer'}</h2>
      <div className={`panel round pad-5 ${styles.card}`}>
        <Avatar name={trainer.name} picture={trainer.photo} size="xl" />
        <div>
          <h3>
            <span dir="auto">{trainer.name}</span>
          </h3>
          <p className={`note ${styles.facts}`}>
            {trainer.rating && <StarRating rating={trainer.rating} />}
            <span>{trainerFacts(trainer)}</span>
          </p>
          {trainer.isVerified && (
            <p className={`note ${styles.facts}`}>
              <VerifiedBadge />
              <span>{verifiedText()}</span>
            </p>
          )}
        </div>
        <p className={styles.about} dir="auto">
          {trainer.about || trainer.headline}
        </p>
        {status === 'signed-in' && <TrainerContactLinks course={course} />}
        <ButtonLink className={styles.profile} size="s" to={trainerPath(trainer.id)}>
          View profile
        </ButtonLink>
      </div>
    </section>
  );
}
