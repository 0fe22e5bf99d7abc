import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import type { TrainerProfile } from '@kaksha/domain/catalogue';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import { isolated } from '@kaksha/domain/isolated';
import { trainerPath } from '@kaksha/domain/paths';
import { Avatar } from '@kaksha/ui/avatar';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { StarRating } from '@kaksha/ui/star-rating';
import { TagList } from '@kaksha/ui/tag-list';
import { pagePicture } from '../../page-picture';
import { trainerFacts } from '../../trainer-facts';
import { VerifiedBadge, verifiedText } from '../../verified-badge';
import { FeedbackSection } from './feedback-section';
import { InstructorCourses } from './instructor-courses';
import { instructorJsonLd } from './instructor-json-ld';
import styles from './instructor-view.module.css';

export function InstructorView({ trainer }: { trainer: TrainerProfile }) {
  const { origin } = useHost().environment;
  const path = trainerPath(trainer.id);
  usePage({
    title: trainer.headline ? `${isolated(trainer.name)}, ${isolated(trainer.headline)}` : trainer.name,
    description: excerptOfHtml(trainer.about || trainer.headline, 150),
    canonical: path,
    ...pagePicture(trainer.photo),
    jsonLd: instructorJsonLd(trainer, origin),
  });
  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumbs
        items={[
          { label: 'Home', to: '/' },
          { label: 'Trainers', to: '/live-online-trainers' },
          { label: trainer.name },
        ]}
      />
      <header className={`stack gap-5 ${styles.head}`}>
        <Avatar name={trainer.name} picture={trainer.photo} size="xl" />
        <div>
          <h1 className={styles.name} dir="auto">
            {trainer.name}
          </h1>
          <p className={styles.headline}>
            <span dir="auto">{trainer.headline}</span>
          </p>
          <p className={`cluster gap-1 gap-x-5 ${styles.facts}`}>
            {trainer.rating && <StarRating rating={trainer.rating} variant="long" />}
            <span>{trainerFacts(trainer)}</span>
          </p>
          {trainer.isVerified && (
            <p className={`cluster gap-1 gap-x-3 middle ${styles.facts}`}>
              <VerifiedBadge />
              <span>{verifiedText()}</span>
            </p>
          )}
          {(trainer.trainingType || trainer.ownerName) && (
            <dl className={`cluster gap-1 gap-x-5 ${styles.details}`}>
              {trainer.trainingType && (
                <div>
                  <dt>Training</dt>
                  <dd>{trainer.trainingType}</dd>
                </div>
              )}
              {trainer.ownerName && (
                <div>
                  <dt>Owner</dt>
                  <dd>
                    <span dir="auto">{trainer.ownerName}</span>
                  </dd>
                </div>
              )}
            </dl>
          )}
        </div>
      </header>
      {(trainer.about || trainer.categories.length > 0) && (
        <section aria-labelledby="about" className="stack gap-4 left">
          <h2 id="about">{trainer.kind === 'institute' ? 'About the institute' : 'About'}</h2>
          {trainer.about && (
            <p className={styles.about} dir="auto">
              {trainer.about}
            </p>
          )}
          {trainer.categories.length > 0 && <TagList label="Teaches" items={trainer.categories} />}
        </section>
      )}
      <InstructorCourses trainerId={trainer.id} />
      <FeedbackSection trainerId={trainer.id} trainerName={trainer.name} />
    </div>
  );
}
