import type { StoredBrand } from './brand';
import type { LegalDocument } from './legal';
import type { BannerAudience, StoredValue } from './site-settings';

/** A banner above pages. */
export interface ShownBanner {
  /** Changes with each saved version, so that a dismissed banner does not hide the next one. */
  id: number;
  text: string;
  link: { label: string; address: string } | null;
  audience: BannerAudience;
}

/** What administrators set for flags and settings of remotes. */
export interface StoredValues {
  flags: readonly StoredValue[];
  settings: readonly StoredValue[];
}

/** What pages show of the settings of the site. Missing parts are built in. */
export interface PageSettings {
  brand?: StoredBrand;
  /** Design tokens that the stored colours replace. */
  css?: string;
  banner?: ShownBanner;
  /** The number in force of each legal document that has versions after the built-in one. */
  legal?: Readonly<Partial<Record<LegalDocument, number>>>;
  /** Keys (`remote/id`) of the extensions that are switched off. */
  extensionsOff?: readonly string[];
  /** What people read while the site is in maintenance. */
  maintenance?: string;
}
