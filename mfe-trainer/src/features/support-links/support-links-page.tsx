import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { SettingsPage } from '../../settings/settings-page';
import { SettingsSkeleton } from '../../settings/settings-skeleton';
import { useStoreUserId, useTrainerStore } from '../../store/store-context';
import { SupportLinksForm } from './support-links-form';

export function Page() {
  const store = useTrainerStore();
  const userId = useStoreUserId();
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
      <AsyncBoundary
        resource={useResource(store.supportLinks)}
        name="Support links"
        onRetry={() => void store.supportLinks.load()}
        loading={<SettingsSkeleton />}
        // A failed reload must not move a half-filled form.
        staleError="hidden"
      >
        {(stored) => <SupportLinksForm key={userId} stored={stored} />}
      </AsyncBoundary>
    </SettingsPage>
  );
}
