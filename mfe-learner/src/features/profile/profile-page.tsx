import { usePage } from '@kaksha/contract/page';
import { PageHeading } from '@kaksha/ui/page-heading';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { loadOwn, loadProfilePage } from '../../store/own';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import { GoalForm } from './goal-form';
import { Interests } from './interests';
import { ProfileForm } from './profile-form';
import styles from './profile-page.module.css';
import { SavedSearches } from './saved-searches';
import { YourData } from './your-data';

/** What a person keeps of themselves. */
export function Page() {
  usePage({ title: 'Profile', noindex: true });
  const store = useLearnerStore();
  const { data, status, error } = useLearnerState(({ profile }) => profile);
  const goal = useLearnerState((state) => state.goal);
  return (
    <>
      <PageHeading title="Profile" text="Trainers see this when you enrol or ask a question." />
      <p role="status" className="visually-hidden">
        {!data && status !== 'failed' && 'Profile is loading'}
      </p>
      {!data && status === 'failed' && (
        <RegionError title="Profile did not load" text={error?.message} onRetry={() => void loadProfilePage(store)} />
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.waiting} />}
      {data && (
        <div className={styles.page}>
          {/* Somebody else's form begins anew; one's own keeps what is typed. */}
          <ProfileForm key={data.userId} profile={data} />
          {goal.data && <GoalForm key={`goal/${data.userId}`} goal={goal.data} />}
          {!goal.data && goal.status === 'failed' && (
            <RegionError
              title="Learning goal did not load"
              text={goal.error?.message}
              onRetry={() => void loadOwn(store, 'goal')}
            />
          )}
          <Interests />
          <SavedSearches />
          <YourData />
        </div>
      )}
    </>
  );
}
