import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import * as limits from '@kaksha/domain/limits';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { SettingsPage } from '../../settings/settings-page';
import { SettingsSkeleton } from '../../settings/settings-skeleton';
import { useStoreUserId, useTrainerStore } from '../../store/store-context';
import { DocumentForm } from './document-form';
import { RequestSection } from './request-section';
import { VerificationStateSection } from './verification-state-section';

const { keptDays } = limits.verification;

/** The trainer's request that the platform confirms who they are. */
export function Page() {
  const store = useTrainerStore();
  const userId = useStoreUserId();
  usePage({ title: 'Verification', noindex: true });
  return (
    <SettingsPage
      title="Verification"
      text="Show learners that we know who you are."
      aside={
        <>
          <h2>Good to know</h2>
          <ul>
            <li>Only you and administrators can open your documents. We record each time that one is opened.</li>
            <li>{`We remove the documents ${keptDays} days after the decision.`}</li>
            <li>Your page, your courses and the list of trainers show “Verified” until the verification ends.</li>
          </ul>
        </>
      }
    >
      <AsyncBoundary
        resource={useResource(store.verification)}
        name="Your verification"
        singular
        onRetry={() => void store.verification.load()}
        loading={<SettingsSkeleton />}
        // A failed reload must not move a half-filled form.
        staleError="hidden"
      >
        {(verification) => (
          <>
            <VerificationStateSection verification={verification} />
            {verification.standing === 'waiting' && verification.request && (
              <RequestSection request={verification.request} />
            )}
            <DocumentForm key={userId} verification={verification} />
          </>
        )}
      </AsyncBoundary>
    </SettingsPage>
  );
}
