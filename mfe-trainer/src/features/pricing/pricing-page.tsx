import { usePage } from '@kaksha/contract/page';
import { TextLink } from '@kaksha/ui/link';
import { courseListPath } from '../../paths';
import { SettingsFaces } from '../../settings/settings-faces';
import { SettingsPage } from '../../settings/settings-page';
import { useArea } from '../../store/area';
import { loadPricing } from '../../store/settings';
import { useTrainerState, useTrainerStore } from '../../store/store-context';
import { PricingForm } from './pricing-form';

export function Page() {
  const store = useTrainerStore();
  const userId = useTrainerState((state) => state.userId);
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
            <li>A learner pays in ₹ when there is a fee in ₹, else in $.</li>
            <li>Your full account number is kept for payouts only and never shown, not even here.</li>
          </ul>
          <TextLink to={courseListPath()}>Fees of your courses</TextLink>
        </>
      }
    >
      <SettingsFaces resource={useArea('pricing')} name="Payment settings" onRetry={() => void loadPricing(store)}>
        {(stored) => <PricingForm key={userId} stored={stored} />}
      </SettingsFaces>
    </SettingsPage>
  );
}
