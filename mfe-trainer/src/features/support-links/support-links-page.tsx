import { usePage } from '@kaksha/contract/page';
import { SettingsFaces } from '../../settings/settings-faces';
import { SettingsPage } from '../../settings/settings-page';
import { useArea } from '../../store/area';
import { loadSupportLinks } from '../../store/settings';
import { useTrainerState, useTrainerStore } from '../../store/store-context';
import { SupportLinksForm } from './support-links-form';

export function Page() {
  const store = useTrainerStore();
  const userId = useTrainerState((state) => state.userId);
  usePage({ title: 'Support links', noindex: true });
  return (
    <SettingsPage
      title="Support links"
      text="Where your learners find help between classes."
      aside={
        <>
          <h2>Who sees them</h2>
          <p>Only learners who are enrolled in one of your courses.</p>
          <p>Leave out what you do not use. Each link begins with https://.</p>
        </>
      }
    >
      <SettingsFaces
        resource={useArea('supportLinks')}
        name="Support links"
        onRetry={() => void loadSupportLinks(store)}
      >
        {(stored) => <SupportLinksForm key={userId} stored={stored} />}
      </SettingsFaces>
    </SettingsPage>
  );
}
