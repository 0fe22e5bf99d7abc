import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { platformFeeExample, platformFeeTitle } from '@kaksha/domain/platform-fee';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { CalendarPlus, ChartLine, IndianRupee, MessagesSquare } from 'lucide-react';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import { usePublicStore } from '../../store/store-context';
import { AlreadyTrainer } from './already-trainer';
import styles from './register-page.module.css';
import { RegistrationSteps } from './registration-steps';

const reasons = [
  { icon: MessagesSquare, title: 'Learners ask you', text: 'Requests, chat and interest arrive in one place.' },
  { icon: ChartLine, title: 'See what works', text: 'Who viewed, who asked and who enrolled, by day.' },
  { icon: IndianRupee, title: 'Your fee', text: 'In ₹ and $, with your own discount.' },
];

/** The fee of the platform, unless it did not load. */
const listing = (percent: number | null) => ({
  icon: CalendarPlus,
  title: percent === null ? 'Free to list' : platformFeeTitle(percent),
  text:
    percent === null
      ? 'Publish a course and its batches in one sitting.'
      : `Example: ${lowerFirst(platformFeeExample(percent))}`,
});

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Trainer registration, for individuals and institutes. */
export function Page() {
  const { origin } = useHost().environment;
  const { user } = useSession();
  const fee = useResource(usePublicStore().platformFee).data;
  usePage({
    title: 'Become a trainer',
    description: `Teach live on ${brand.name}: list your courses and batches for free, alone or as an institute.`,
    canonical: '/live-trainer-register',
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Become a trainer', to: '/live-trainer-register' }])],
  });
  return (
    <div className={`content ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Become a trainer' }]} className={styles.crumbs} />
        <h1>Become a trainer</h1>
        <p className={styles.lead}>You teach. We list it for free. It takes two minutes and a code from your mail.</p>
      </header>
      {user?.trainerId ? (
        <AlreadyTrainer />
      ) : (
        <div className={styles.form}>
          <RegistrationSteps />
        </div>
      )}
      <aside aria-label="What you get" className={styles.reasons}>
        <ul>
          {[listing(fee), ...reasons].map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden="true" />
              <div>
                <p className={styles.reason}>{title}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
