import type { StoredBrand } from '@kaksha/domain/brand';
import type { SettingSection, SiteSettings } from '@kaksha/domain/site-settings';

interface Settings {
  current(): SiteSettings;
  isStored(section: SettingSection): boolean;
}

/** The brand that mails, documents and pages show; undefined while it is the built-in one. */
export function storedBrand(site: Settings): StoredBrand | undefined {
  if (!site.isStored('brand') && !site.isStored('contact')) return undefined;
  const { brand, contact } = site.current();
  const { latitude, longitude, supportEmail, phone, address, city, socialPages } = contact;
  const { name, tagline, logo } = brand;
  return { name, tagline, logo, city, supportEmail, phone, address, position: { latitude, longitude }, socialPages };
}
