import { saveBannerSettings } from '@kaksha/api-client/site-settings';
import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { bannerAudiences, type SectionState } from '@kaksha/domain/site-settings';
import { SelectField } from '@kaksha/forms/select-field';
import { TextField } from '@kaksha/forms/text-field';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { type BannerValues, bannerValues, readBanner } from './form-values';
import { SectionForm } from './section-form';
import { audienceLabels } from './sections';

const { siteSettings: max } = limits;

const labels = {
  text: 'Text',
  linkLabel: 'Text of the link',
  linkAddress: 'Address of the link',
  from: 'From',
  to: 'To',
  audience: 'For',
} as const;

/** A sentence above all pages. */
export function BannerSection({ stored }: { stored: SectionState<'banner'> }) {
  const zone = useViewerZone() ?? brand.timeZone;
  return (
    <SectionForm<'banner', BannerValues>
      section="banner"
      title="Banner"
      text="A sentence above all pages. Each person can dismiss it; a saved change shows it again."
      stored={stored}
      valuesOf={bannerValues(zone)}
      read={readBanner(zone)}
      onSave={saveBannerSettings}
      labels={labels}
    >
      <TextField name="text" label={labels.text} maxLength={max.bannerText} hint="Empty: no banner" />
      <div className="stack gap-5 top pair">
        <TextField name="linkLabel" label={labels.linkLabel} maxLength={max.linkLabel} hint="Empty: no link" />
        <TextField name="linkAddress" label={labels.linkAddress} maxLength={max.link} hint="/blog or https://…" />
        <TextField
          name="from"
          label={labels.from}
          type="datetime-local"
          hint={`Empty: at once. By your clock: ${zone}`}
        />
        <TextField name="to" label={labels.to} type="datetime-local" hint="Empty: no end" />
      </div>
      <SelectField name="audience" label={labels.audience}>
        {bannerAudiences.map((audience) => (
          <option key={audience} value={audience}>
            {audienceLabels[audience]}
          </option>
        ))}
      </SelectField>
    </SectionForm>
  );
}
