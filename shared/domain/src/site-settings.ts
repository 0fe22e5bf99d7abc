import { builtInBrand } from './brand';

/** Settings that administrators change without a release. Each section is stored and versioned as a whole. */
export const settingSections = [
  'brand',
  'contact',
  'banner',
  'maintenance',
  'fees',
  'extensions',
  'flags',
  'remotes',
] as const;
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
  /** Whether paid courses are published for verified trainers only. */
  verifiedTrainersOnly?: boolean;
}

export interface ExtensionSettings {
  /** Keys (`remote/id`) of the extensions that pages do not show. */
  off: string[];
}

/** A value that an administrator set for a flag or a setting of a remote. */
export interface StoredValue {
  /** `remote/name` */
  key: string;
  /** A rule as in `@kaksha/domain/remote-values`, or the text of a setting. */
  value: string;
}

/** Those that are not listed have the value that their remote declares. */
export interface ValueSettings {
  values: StoredValue[];
}

export interface SiteSettings {
  brand: BrandSettings;
  contact: ContactSettings;
  banner: BannerSettings;
  maintenance: MaintenanceSettings;
  fees: FeeSettings;
  extensions: ExtensionSettings;
  flags: ValueSettings;
  remotes: ValueSettings;
}

/** The settings of a site where nothing is stored. The fee is that of the environment. */
export const defaultSettings = (platformFeePercent: number): SiteSettings => ({
  brand: {
    name: builtInBrand.name,
    tagline: builtInBrand.tagline,
    logo: null,
    accent: null,
    accentDark: null,
    accentText: null,
    accentTextDark: null,
  },
  contact: {
    supportEmail: builtInBrand.supportEmail,
    phone: builtInBrand.phone,
    address: builtInBrand.address,
    city: builtInBrand.city,
    ...builtInBrand.position,
    socialPages: [...builtInBrand.socialPages],
  },
  banner: { text: '', linkLabel: null, linkAddress: null, from: null, to: null, audience: 'everyone' },
  maintenance: { on: false, message: '', until: null },
  fees: { platformFeePercent, verifiedTrainersOnly: false },
  extensions: { off: [] },
  flags: { values: [] },
  remotes: { values: [] },
});

const maintenanceSentence = 'The site is being maintained. You can read everything; changes are possible again soon.';

/** What people read while the site is in maintenance. */
export const maintenanceMessage = ({ message }: Pick<MaintenanceSettings, 'message'>): string =>
  message || maintenanceSentence;
/** A section as it is stored. */
export interface SectionState<S extends SettingSection> {
  /** Sent back with a save; 0 is the built-in one. */
  version: number;
  savedAt: string | null;
  /** Null for the built-in one and for an account that was deleted. */
  savedBy: string | null;
  value: SiteSettings[S];
}

export type StoredSettings = { [S in SettingSection]: SectionState<S> };

/** A saved version of a section as its history lists it. */
export interface SettingVersion {
  /** Ascending from 1. Version 0 is the built-in one. */
  version: number;
  savedAt: string | null;
  /** Null as in `SectionState`. */
  savedBy: string | null;
  /** The version that it brought back; null for an edit. */
  restored: number | null;
  /** What it says, by field. */
  texts: { field: string; text: string }[];
}
