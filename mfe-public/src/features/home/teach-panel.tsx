import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { trainerPath } from '@kaksha/domain/paths';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Avatar } from '@kaksha/ui/avatar';
import { ButtonLink } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import { Skeleton } from '@kaksha/ui/skeleton';
import { CalendarPlus, ChartLine, IndianRupee } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import styles from './teach-panel.module.css';

const reasons = [
  { icon: CalendarPlus, text: 'Publish a course and its batches in one sitting' },
  { icon: ChartLine, text: 'See who viewed, who asked and who enrolled' },
  { icon: IndianRupee, text: 'Set your fee in ₹ and $, with your own discount' },
];

/** For trainers: the benefits, and trainers who teach here. */
export function TeachPanel() {
  return (
    <section aria-labelledby="teach" className={`stack gap-8 ${styles.panel}`}>
      <div>
        <h2 id="teach">You teach. We list it for free.</h2>
        <ul className={styles.reasons}>
          {reasons.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <ButtonLink to="/live-trainer-register">Become a trainer</ButtonLink>
      </div>
      <NextTrainers />
    </section>
  );
}

function NextTrainers() {
  const store = usePublicStore();
  const now = useNow().toISOString();
  return (
    <AsyncBoundary
      resource={useResource(store.trainers)}
      name="The trainers"
      announce={false}
      loading={
        <div className={styles.trainers} aria-hidden="true">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} shape="block" className={styles.pending} />
          ))}
        </div>
      }
      error={{ level: 3 }}
      staleError="hidden"
      onRetry={() => void store.trainers.load()}
    >
      {(trainers) => (
        <ul className={styles.trainers} aria-label="Trainers whose next batch starts soon">
          {trainers.map((trainer) => (
            <ItemBoundary key={trainer.id}>
              <li>
                <Link to={trainerPath(trainer.id)} className={styles.trainer}>
                  <DateTile date={trainer.nextBatch?.startDate ?? null} now={now} size="s" />
                  <span className={styles.text}>
                    <span className={styles.name} dir="auto">
                      {trainer.name}
                    </span>
                    <span className="note">{trainer.categories[0] ?? trainer.headline}</span>
                  </span>
                  <Avatar name={trainer.name} picture={trainer.photo} size="m" />
                </Link>
              </li>
            </ItemBoundary>
          ))}
        </ul>
      )}
    </AsyncBoundary>
  );
}
