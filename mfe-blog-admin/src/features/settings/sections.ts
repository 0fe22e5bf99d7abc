import { type BannerAudience, bannerAudiences } from '@kaksha/domain/site-settings';

export const sections = [
  { value: 'brand', label: 'Brand' },
  { value: 'contact', label: 'Contact and social' },
  { value: 'legal', label: 'Legal texts' },
  { value: 'banner', label: 'Banner' },
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'fees', label: 'Fees' },
] as const;
export type Section = (typeof sections)[number]['value'];

/** The section that an address shows. */
export function sectionIn(search: string): Section {
  const asked = new URLSearchParams(search).get('section');
  return sections.find(({ value }) => value === asked)?.value ?? 'brand';
}

export const sectionPath = (section: Section): string => `/admin/settings?section=${section}`;

/** For whom a banner is. */
export const audienceLabels: Readonly<Record<BannerAudience, string>> = {
  everyone: 'Everyone',
  visitors: 'Visitors who are not signed in',
  learners: 'Learners',
  trainers: 'Trainers',
};

/** The fields of every section as the screen names them, by their names on the wire. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  tagline: 'Tagline',
  logo: 'Logo',
  accent: 'Main action on light pages',
  accent_dark: 'Main action on dark pages',
  accent_text: 'Accented text on light pages',
  accent_text_dark: 'Accented text on dark pages',
  support_email: 'Support address',
  phone: 'Phone',
  address: 'Postal address',
  city: 'City',
  latitude: 'Latitude',
  longitude: 'Longitude',
  social_pages: 'Pages elsewhere',
  text: 'Text',
  link_label: 'Text of the link',
  link_address: 'Address of the link',
  from: 'From',
  to: 'To',
  audience: 'For',
  on: 'In maintenance',
  message: 'Message',
  until: 'Expected end',
  platform_fee_percent: 'Platform fee in %',
  verified_trainers_only: 'Only verified trainers publish paid courses',
  off: 'Switched-off extensions',
  values: 'Values',
};

const momentFields = ['from', 'to', 'until'];

/** A stored value of a section as the screen shows it. @param momentText  formats a moment in ISO 8601 */
export function valueText(field: string, text: string, momentText: (at: string) => string): string {
  if (momentFields.includes(field) && Number.isFinite(Date.parse(text))) return momentText(text);
  const audience = field === 'audience' && bannerAudiences.find((one) => one === text);
  return audience ? audienceLabels[audience] : text;
}
