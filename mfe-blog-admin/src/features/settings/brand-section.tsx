import { saveBrandSettings } from '@kaksha/api-client/site-settings';
import { uploadPicture } from '@kaksha/api-client/uploads';
import * as limits from '@kaksha/domain/limits';
import type { SectionState } from '@kaksha/domain/site-settings';
import { PhotoField } from '@kaksha/forms/photo-field';
import { TextField } from '@kaksha/forms/text-field';
import { useBlogStore } from '../../store/store-context';
import { type BrandValues, brandValues, readBrand } from './form-values';
import { SectionForm } from './section-form';

const labels = {
  name: 'Name',
  tagline: 'Tagline',
  logo: 'Logo',
  accent: 'Main action on light pages',
  accentDark: 'Main action on dark pages',
  accentText: 'Accented text on light pages',
  accentTextDark: 'Accented text on dark pages',
} as const;

const colour = { maxLength: 7, spellCheck: false, autoComplete: 'off' } as const;

/** Name, logo and colours. */
export function BrandSection({ stored }: { stored: SectionState<'brand'> }) {
  const { http } = useBlogStore().host;
  return (
    <SectionForm<'brand', BrandValues>
      section="brand"
      title="Brand"
      text="Pages, mails, certificates and invoices show the name within five seconds. Issued documents keep theirs."
      stored={stored}
      valuesOf={brandValues}
      read={readBrand}
      onSave={saveBrandSettings}
      labels={labels}
    >
      <TextField name="name" label={labels.name} required maxLength={limits.siteSettings.name} autoComplete="off" />
      <TextField name="tagline" label={labels.tagline} required maxLength={limits.siteSettings.tagline} />
      <PhotoField
        name="logo"
        label={labels.logo}
        displayName={stored.value.name}
        maxBytes={limits.upload.blog}
        types={['image/png', 'image/jpeg', 'image/webp']}
        typeMessage="Please choose a PNG, JPEG or WebP picture"
        upload={async (file, onProgress) => (await uploadPicture(http, file, 'blog', { onProgress })).src}
      />
      <div className="stack gap-5 top pair">
        <TextField name="accent" label={labels.accent} {...colour} hint="#f6a21b. Empty: the built-in colour" />
        <TextField name="accentDark" label={labels.accentDark} {...colour} hint="#ffb23e. Empty: the built-in colour" />
        <TextField
          name="accentText"
          label={labels.accentText}
          {...colour}
          hint="Contrast of at least 4.5 on light pages"
        />
        <TextField
          name="accentTextDark"
          label={labels.accentTextDark}
          {...colour}
          hint="Contrast of at least 4.5 on dark pages"
        />
      </div>
    </SectionForm>
  );
}
