import { changeSetting } from '@kaksha/api-client/change-setting';
import { useNotificationSettings } from '@kaksha/api-client/use-notification-settings';
import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { trainerPath, verificationPath } from '@kaksha/domain/paths';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { TextLink } from '@kaksha/ui/link';
import { NotificationSettingsSection } from '@kaksha/ui/notification-settings-section';
import styles from '../../settings/settings.module.css';
import { SettingsPage } from '../../settings/settings-page';
import { SettingsSkeleton } from '../../settings/settings-skeleton';
import { useStoreUserId, useTrainerStore } from '../../store/store-context';
import { BasicDetailsForm } from './basic-details-form';

export function Page() {
  const store = useTrainerStore();
  const trainerId = useSession().user?.trainerId ?? null;
  const userId = useStoreUserId();
  usePage({ title: 'Basic details', noindex: true });
  return (
    <SettingsPage
      title="Basic details"
      text="What learners read about you before they choose a course."
      aside={
        <>
          <h2>Where it is shown</h2>
          <p>On your own page, beside each of your courses, and in the list of trainers.</p>
          {trainerId !== null && <TextLink to={trainerPath(trainerId)}>See your page</TextLink>}
          <h2>Verification</h2>
          <p>Learners see “Verified” beside your name after we checked who you are.</p>
          <TextLink to={verificationPath}>See your verification</TextLink>
        </>
      }
    >
      <AsyncBoundary
        resource={useResource(store.details)}
        name="Basic details"
        onRetry={() => void store.details.load()}
        loading={<SettingsSkeleton />}
        // A failed reload must not move a half-filled form.
        staleError="hidden"
      >
        {(details) => <BasicDetailsForm key={userId} details={details} />}
      </AsyncBoundary>
      <NotificationSettingsSection
        resource={useNotificationSettings(store.notificationSettings)}
        onRetry={() => void store.notificationSettings.load()}
        onChange={(change) => void changeSetting(store, change)}
        className="stack gap-5 top card"
        skeletonClassName={styles.waiting}
      />
    </SettingsPage>
  );
}
