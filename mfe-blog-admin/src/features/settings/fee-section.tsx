import { saveFeeSettings } from '@kaksha/api-client/site-settings';
import * as limits from '@kaksha/domain/limits';
import type { SectionState } from '@kaksha/domain/site-settings';
import { CheckboxField } from '@kaksha/forms/checkbox-field';
import { NumberField } from '@kaksha/forms/number-field';
import { type FeeValues, feeValues, readFees } from './form-values';
import { SectionForm } from './section-form';

const labels = {
  platformFeePercent: 'Platform fee in %',
  verifiedTrainersOnly: 'Only verified trainers publish paid courses',
} as const;

/** What the platform keeps of a payment. */
export function FeeSection({ stored }: { stored: SectionState<'fees'> }) {
  return (
    <SectionForm<'fees', FeeValues>
      section="fees"
      title="Fees"
      text="The fee applies to payments from now on. Payments, payouts and statements until now stay as they are."
      stored={stored}
      valuesOf={feeValues}
      read={readFees}
      onSave={saveFeeSettings}
      labels={labels}
    >
      <NumberField
        name="platformFeePercent"
        label={labels.platformFeePercent}
        required
        min={0}
        max={limits.siteSettings.feePercent}
        step="any"
        hint={`Of each payment, from 0 to ${limits.siteSettings.feePercent}`}
      />
      <CheckboxField name="verifiedTrainersOnly" label={labels.verifiedTrainersOnly} />
    </SectionForm>
  );
}
