import { brand } from './brand';

/** Settings that administrators change without a release. Each section is stored and versioned as a whole. */
export const settingSections = ['brand', 'contact', 'banner', 'maintenance', 'fees'] as const;
export type SettingSection = (typeof settingSections)[number];

export interface BrandSettings {
  name: string;
  tagline: string;
  /** Address of an uploaded picture; null shows the built-in mark. */
  logo: string | null;
  /** `#rrggbb` of the main action, on light and on dark pages; null is the built-in colour. */
  accent: string | null;
  accentDark: string | null;
  /** `#rrggbb` of accented text. */
  accentText: string | null;
  accentTextDark: string | null;
}

export interface SocialPage {
  name: string;
  address: string;
}

export interface ContactSettings {
  supportEmail: string;
  phone: string;
  address: string;
  city: string;
  /** Position of the address, in degrees. */
  latitude: number;
  longitude: number;
  socialPages: SocialPage[];
}

export const bannerAudiences = ['everyone', 'visitors', 'learners', 'trainers'] as const;
export type BannerAudience = (typeof bannerAudiences)[number];

export interface BannerSettings {
  /** Empty for no banner. */
  text: string;
  /** Null without a link. */
  linkLabel: string | null;
  linkAddress: string | null;
  /** ISO 8601; null is open. */
  from: string | null;
  to: string | null;
  audience: BannerAudience;
}

export interface MaintenanceSettings {
  on: boolean;
  /** What visitors read; empty for the built-in sentence. */
  message: string;
  /** ISO 8601; when the site is expected back. */
  until: string | null;
}

export interface FeeSettings {
  platformFeePercent: number;
}

export interface SiteSettings {
  brand: BrandSettings;
  contact: ContactSettings;
  banner: BannerSettings;
  maintenance: MaintenanceSettings;
  fees: FeeSettings;
}

/** The settings of a site where nothing is stored. The fee is that of the environment. */
export const defaultSettings = (platformFeePercent: number): SiteSettings => ({
  brand: {
    name: brand.name,
    tagline: brand.tagline,
    logo: null,
    accent: null,
    accentDark: null,
    accentText: null,
    accentTextDark: null,
  },
  contact: {
    supportEmail: brand.supportEmail,
    phone: brand.phone,
    address: brand.address,
    city: brand.city,
    ...brand.position,
    socialPages: [...brand.socialPages],
  },
  banner: { text: '', linkLabel: null, linkAddress: null, from: null, to: null, audience: 'everyone' },
  maintenance: { on: false, message: '', until: null },
  fees: { platformFeePercent },
});

const maintenanceSentence = 'The site is being maintained. You can read everything; changes are possible again soon.';

/** What people read while the site is in maintenance. */
export const maintenanceMessage = ({ message }: Pick<MaintenanceSettings, 'message'>): string =>
  message || maintenanceSentence;
