import { saveContactSettings } from '@kaksha/api-client/site-settings';
import * as limits from '@kaksha/domain/limits';
import type { SectionState } from '@kaksha/domain/site-settings';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { TextField } from '@kaksha/forms/text-field';
import { type ContactValues, contactValues, readContact } from './form-values';
import { SectionForm } from './section-form';

const { siteSettings: max } = limits;

const labels = {
  supportEmail: 'Support address',
  phone: 'Phone',
  address: 'Postal address',
  city: 'City',
  latitude: 'Latitude',
  longitude: 'Longitude',
  socialPages: 'Pages elsewhere',
} as const;

/** How people reach the platform, and its pages elsewhere. */
export function ContactSection({ stored }: { stored: SectionState<'contact'> }) {
  return (
    <SectionForm<'contact', ContactValues>
      section="contact"
      title="Contact and social"
      text="Shown in the footer, on the contact page and in mails. Messages of the contact page go to the support address."
      stored={stored}
      valuesOf={contactValues}
      read={readContact}
      onSave={saveContactSettings}
      labels={labels}
    >
      <div className="stack gap-5 top pair">
        <TextField name="supportEmail" label={labels.supportEmail} type="email" required autoComplete="off" />
        <TextField name="phone" label={labels.phone} type="tel" required maxLength={max.phone} autoComplete="off" />
      </div>
      <TextField name="address" label={labels.address} required maxLength={max.address} autoComplete="off" />
      <TextField name="city" label={labels.city} required maxLength={max.city} autoComplete="off" />
      <div className="stack gap-5 top pair">
        <TextField name="latitude" label={labels.latitude} required inputMode="decimal" hint="Of the map, in degrees" />
        <TextField
          name="longitude"
          label={labels.longitude}
          required
          inputMode="decimal"
          hint="Of the map, in degrees"
        />
      </div>
      <TextAreaField
        name="socialPages"
        label={labels.socialPages}
        rows={5}
        hint="One a line: LinkedIn https://www.linkedin.com/company/…"
      />
    </SectionForm>
  );
}
