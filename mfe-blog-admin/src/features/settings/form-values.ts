import { instantOf, wallClock } from '@kaksha/domain/dates';
import type {
  BannerSettings,
  BrandSettings,
  ContactSettings,
  FeeSettings,
  MaintenanceSettings,
} from '@kaksha/domain/site-settings';

/** The forms of the sections as typed. '' is an empty field. */

type Typed<T> = { [K in keyof T]: T[K] extends boolean ? boolean : string };

export type BrandValues = Typed<BrandSettings>;
/** One page a line: its name, a space and its address. */
export type ContactValues = Typed<ContactSettings>;
export interface BannerValues extends Omit<Typed<BannerSettings>, 'audience'>, Pick<BannerSettings, 'audience'> {}
export type MaintenanceValues = Typed<MaintenanceSettings>;
export type FeeValues = Typed<Required<FeeSettings>>;

const orNull = (typed: string) => typed.trim() || null;
/** NaN for a text that is no number, which the rules refuse. */
const numberOf = (typed: string) => (typed.trim() ? Number(typed) : Number.NaN);

export const brandValues = (brand: BrandSettings): BrandValues => ({
  name: brand.name,
  tagline: brand.tagline,
  logo: brand.logo ?? '',
  accent: brand.accent ?? '',
  accentDark: brand.accentDark ?? '',
  accentText: brand.accentText ?? '',
  accentTextDark: brand.accentTextDark ?? '',
});

export const readBrand = (values: BrandValues): BrandSettings => ({
  name: values.name,
  tagline: values.tagline,
  logo: orNull(values.logo),
  accent: orNull(values.accent),
  accentDark: orNull(values.accentDark),
  accentText: orNull(values.accentText),
  accentTextDark: orNull(values.accentTextDark),
});

export const contactValues = ({ latitude, longitude, socialPages, ...texts }: ContactSettings): ContactValues => ({
  ...texts,
  latitude: String(latitude),
  longitude: String(longitude),
  socialPages: socialPages.map(({ name, address }) => `${name} ${address}`).join('\n'),
});

export const readContact = ({ latitude, longitude, socialPages, ...texts }: ContactValues): ContactSettings => ({
  ...texts,
  latitude: numberOf(latitude),
  longitude: numberOf(longitude),
  socialPages: socialPages.split('\n').flatMap((line) => {
    const typed = line.trim();
    const at = typed.lastIndexOf(' ');
    return typed ? [{ name: typed.slice(0, Math.max(at, 0)).trim(), address: typed.slice(at + 1) }] : [];
  }),
});

/** `YYYY-MM-DDTHH:mm` by the clock of the zone; '' without a moment. */
export const clockText = (at: string | null, zone: string): string => {
  if (!at) return '';
  const { day, time } = wallClock(new Date(at), zone);
  return `${day}T${time}`;
};

export const momentOf = (typed: string, zone: string): string | null => {
  const [day = '', time = ''] = typed.split('T');
  return day && time ? instantOf(day, time.slice(0, 5), zone).toISOString() : null;
};

export const bannerValues =
  (zone: string) =>
  (banner: BannerSettings): BannerValues => ({
    text: banner.text,
    linkLabel: banner.linkLabel ?? '',
    linkAddress: banner.linkAddress ?? '',
    from: clockText(banner.from, zone),
    to: clockText(banner.to, zone),
    audience: banner.audience,
  });

export const readBanner =
  (zone: string) =>
  (values: BannerValues): BannerSettings => ({
    text: values.text,
    linkLabel: orNull(values.linkLabel),
    linkAddress: orNull(values.linkAddress),
    from: momentOf(values.from, zone),
    to: momentOf(values.to, zone),
    audience: values.audience,
  });

export const maintenanceValues =
  (zone: string) =>
  ({ on, message, until }: MaintenanceSettings): MaintenanceValues => ({ on, message, until: clockText(until, zone) });

export const readMaintenance =
  (zone: string) =>
  ({ on, message, until }: MaintenanceValues): MaintenanceSettings => ({ on, message, until: momentOf(until, zone) });

export const feeValues = ({ platformFeePercent, verifiedTrainersOnly = false }: FeeSettings): FeeValues => ({
  platformFeePercent: String(platformFeePercent),
  verifiedTrainersOnly,
});

export const readFees = ({ platformFeePercent, verifiedTrainersOnly }: FeeValues): FeeSettings => ({
  platformFeePercent: numberOf(platformFeePercent),
  verifiedTrainersOnly,
});
