import { changeSetting } from '@kaksha/api-client/change-setting';
import { useNotificationSettings } from '@kaksha/api-client/use-notification-settings';
import { useResource } from '@kaksha/api-client/use-resource';
import { useSettled } from '@kaksha/api-client/use-settled';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { NotificationSettingsSection } from '@kaksha/ui/notification-settings-section';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Tabs } from '@kaksha/ui/tabs';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ProfileTab, profilePath, profileTabs, tabOf } from '../../profile-tabs';
import { loadProfilePage } from '../../store/page-data';
import { useLearnerStore } from '../../store/store-context';
import { GoalForm } from './goal-form';
import { Interests } from './interests';
import { ProfileForm } from './profile-form';
import styles from './profile-page.module.css';
import { SavedSearches } from './saved-searches';
import { SignedInDevices } from './signed-in-devices';
import { YourData } from './your-data';

const labels: Record<ProfileTab, string> = {
  details: 'You',
  interests: 'Interests',
  notifications: 'Notifications',
  account: 'Devices and data',
};

/** The learner's profile, goal, interests, saved searches and account data, in tabs. */
export function Page() {
  usePage({ title: 'Profile', noindex: true });
  const store = useLearnerStore();
  const profile = useResource(store.profile);
  const goal = useResource(store.goal);
  const areDevicesKnown = useSettled([useResource(store.sessions)]);
  const isGoalKnown = useSettled([goal]);
  const areInterestsKnown = useSettled([goal, useResource(store.interests)]);
  const settings = useNotificationSettings(store.notificationSettings);
  const navigate = useNavigate();
  const tab = tabOf(useLocation().search);
  // A hidden tab stays mounted, so that its unsaved text is kept.
  const part = (name: ProfileTab) => ({ hidden: tab !== name, className: `stack gap-6 ${styles.page}` });
  return (
    <>
      <PageHeading
        title="Profile"
        text="When you enrol, ask a question or show interest, the trainer sees your name, photo, e-mail and contact number."
      />
      <p role="status" className="visually-hidden">
        {!profile.data && profile.status !== 'failed' && 'Profile is loading'}
      </p>
      <AsyncBoundary
        resource={profile}
        name="Profile"
        singular
        announce={false}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        staleError="hidden"
        onRetry={() => void loadProfilePage(store)}
      >
        {(data) => (
          <Tabs
            label="Parts of your profile"
            tabs={profileTabs.map((value) => ({ value, label: labels[value] }))}
            value={tab}
            onValueChange={(next) => void navigate(profilePath(next), { preventScrollReset: true })}
            className="stack gap-6"
          >
            <div {...part('details')}>
              {/* The key resets the form when the user changes and keeps the same user's input. */}
              <ProfileForm key={data.userId} profile={data} />
            </div>
            <div {...part('interests')}>
              <AsyncBoundary
                resource={goal}
                name="Learning goal"
                singular
                staleError="hidden"
                onRetry={() => void store.goal.load()}
              >
                {(value) => <GoalForm key={`goal/${data.userId}`} goal={value} />}
              </AsyncBoundary>
              {isGoalKnown && <Interests />}
              {areInterestsKnown && <SavedSearches />}
            </div>
            <div {...part('notifications')}>
              <NotificationSettingsSection
                resource={settings}
                onRetry={() => void store.notificationSettings.load()}
                onChange={(change) => void changeSetting(store, change)}
                className={`stack gap-5 top card ${styles.card}`}
                skeletonClassName={styles.waiting}
              />
            </div>
            <div {...part('account')}>
              <SignedInDevices />
              {areDevicesKnown && <YourData />}
            </div>
          </Tabs>
        )}
      </AsyncBoundary>
    </>
  );
}
