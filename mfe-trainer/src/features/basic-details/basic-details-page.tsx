import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { trainerPath } from '@kaksha/domain/slugs';
import { TextLink } from '@kaksha/ui/link';
import { SettingsFaces } from '../../settings/settings-faces';
import { SettingsPage } from '../../settings/settings-page';
import { useArea } from '../../store/area';
import { loadDetails } from '../../store/settings';
import { useTrainerState, useTrainerStore } from '../../store/store-context';
import { BasicDetailsForm } from './basic-details-form';

export function Page() {
  const store = useTrainerStore();
  const trainerId = useSession().user?.trainerId ?? null;
  const userId = useTrainerState((state) => state.userId);
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
        </>
      }
    >
      <SettingsFaces resource={useArea('details')} name="Basic details" onRetry={() => void loadDetails(store)}>
        {(details) => <BasicDetailsForm key={userId} details={details} />}
      </SettingsFaces>
    </SettingsPage>
  );
}
