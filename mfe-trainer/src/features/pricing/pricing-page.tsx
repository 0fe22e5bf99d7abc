import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { TextLink } from '@kaksha/ui/link';
import { courseListPath } from '../../paths';
import { SettingsPage } from '../../settings/settings-page';
import { SettingsSkeleton } from '../../settings/settings-skeleton';
import { useStoreUserId, useTrainerStore } from '../../store/store-context';
import { PricingForm } from './pricing-form';
import { TaxSection } from './tax-section';

export function Page() {
  const store = useTrainerStore();
  const userId = useStoreUserId();
  const pricing = useResource(store.pricing);
  usePage({ title: 'Pricing', noindex: true });
  return (
    <SettingsPage
      title="Pricing"
      text="How learners pay, and how you are paid."
      aside={
        <>
          <h2>Good to know</h2>
          <ul>
            <li>The fee of a course is set in its details, in ₹, in $ or in both.</li>
            <li>
              A learner pays in a currency that you take and the course has a fee in; in ₹ when both are possible.
            </li>
            <li>Your full account number is kept for payouts only and never shown, not even here.</li>
          </ul>
          <TextLink to={courseListPath()}>Fees of your courses</TextLink>
        </>
      }
    >
      <AsyncBoundary
        resource={pricing}
        name="Payment settings"
        onRetry={() => void store.pricing.load()}
        loading={<SettingsSkeleton />}
        // A failed reload must not move a half-filled form.
        staleError="hidden"
      >
        {(stored) => <PricingForm key={userId} stored={stored} />}
      </AsyncBoundary>
      {/* One refusal is enough. */}
      {pricing.error?.status !== 403 && <TaxSection />}
    </SettingsPage>
  );
}
