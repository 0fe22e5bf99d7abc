import { type AnyObjectSchema, array, boolean, number, object, type StringSchema, string } from 'yup';
import { trimmedText } from './blank-text';
import { accentProblem, accentTextProblem } from './brand-colours';
import { httpsLink } from './https-link';
import * as limits from './limits';
import { hasTwoDecimals } from './money';
import { isFlagRule } from './remote-values';
import { emailText, formRules, requiredText, text } from './rules';
import {
  type BannerSettings,
  type BrandSettings,
  bannerAudiences,
  type ContactSettings,
  type ExtensionSettings,
  type FeeSettings,
  type MaintenanceSettings,
  type SettingSection,
  type SocialPage,
  type StoredValue,
  type ValueSettings,
} from './site-settings';

const { siteSettings: max } = limits;

export const settingMessages = {
  name: 'Please enter a name',
  tagline: 'Please enter a tagline',
  email: 'Please enter the support address',
  phone: 'Please enter the phone number',
  address: 'Please enter the postal address',
  city: 'Please enter the city',
  latitude: 'A latitude is a number from -90 to 90',
  longitude: 'A longitude is a number from -180 to 180',
  socialPage: 'Each line is a name, a space and an address that begins with https://',
  linkLabel: 'Please enter the text of the link',
  linkAddress: 'Please enter a path of the site such as /blog, or an address that begins with https://',
  period: 'The end is before the beginning',
  fee: `The fee is a number from 0 to ${limits.siteSettings.feePercent} with at most two decimals`,
  extension: 'An extension is the name of a remote, a slash and an id',
  valueKey: 'A value belongs to the name of a remote, a slash and a name',
  flagRule: 'A flag is on, off, a share such as 25%, or role: with learner, trainer or admin',
  valueTwice: 'A flag or setting has one value',
} as const;

/** The problem is the message of the field. */
const colour = (problem: (typed: string, brand: BrandSettings) => string | null) =>
  string()
    .nullable()
    .test('contrast', '', function (typed) {
      const message = typed ? problem(typed, this.parent) : null;
      return !message || this.createError({ message });
    });

const extensionKey = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** Values of flags or settings, each once. @param text  the rules of one value */
const storedValues = (text: StringSchema) =>
  array()
    .max(max.values, `At most ${max.values} values`)
    .of(
      object({
        key: string()
          .required(settingMessages.valueKey)
          .max(max.extensionKey)
          .matches(extensionKey, settingMessages.valueKey),
        value: text,
      }),
    )
    .test('once', settingMessages.valueTwice, (values: Pick<StoredValue, 'key'>[] = []) => {
      return new Set(values.map(({ key }) => key)).size === values.length;
    });

const isInnerPath = (address: string) => /^\/(?![/\\])/.test(address);

const outerLink = httpsLink(max.link);
/** A path of the site, or an address of another one. */
const isLinkTarget = (address: string) => isInnerPath(address) || outerLink.isValidSync(address);

/** What is wrong with the link to a page elsewhere; null when nothing is. */
function socialPageProblem({ name, address }: SocialPage): string | null {
  if (!name || !address || !outerLink.isValidSync(address)) return settingMessages.socialPage;
  return name.length > max.socialName ? `A name must have at most ${max.socialName} characters` : null;
}

/** The rules of each section, run by the screen and by the API. */
export const settingRules = {
  brand: formRules<BrandSettings>({
    name: requiredText(max.name, settingMessages.name, 'A name'),
    tagline: requiredText(max.tagline, settingMessages.tagline, 'A tagline'),
    accent: colour((typed) => accentProblem(typed, 'light')),
    accentDark: colour((typed) => accentProblem(typed, 'dark')),
    accentText: colour((typed, { accent }) => accentTextProblem(typed, 'light', accent)),
    accentTextDark: colour((typed, { accentDark }) => accentTextProblem(typed, 'dark', accentDark)),
  }),
  contact: formRules<ContactSettings>({
    supportEmail: emailText().required(settingMessages.email),
    phone: requiredText(max.phone, settingMessages.phone, 'A phone number'),
    address: requiredText(max.address, settingMessages.address, 'An address'),
    city: requiredText(max.city, settingMessages.city, 'A city'),
    latitude: number()
      .typeError(settingMessages.latitude)
      .required(settingMessages.latitude)
      .min(-90, settingMessages.latitude)
      .max(90, settingMessages.latitude),
    longitude: number()
      .typeError(settingMessages.longitude)
      .required(settingMessages.longitude)
      .min(-180, settingMessages.longitude)
      .max(180, settingMessages.longitude),
    socialPages: array()
      .max(max.socialPages, `At most ${max.socialPages} pages`)
      .test('pages', '', function (pages: SocialPage[] = []) {
        const message = pages.map(socialPageProblem).find((problem) => problem !== null);
        return !message || this.createError({ message });
      }),
  }),
  banner: formRules<BannerSettings>({
    text: text(max.bannerText, 'The text'),
    linkLabel: string()
      .nullable()
      .transform((typed: string | null) => typed && trimmedText(typed))
      .max(max.linkLabel, `The link must have at most ${max.linkLabel} characters`)
      .when('linkAddress', ([address], label) => (address ? label.required(settingMessages.linkLabel) : label)),
    linkAddress: string()
      .nullable()
      .test('target', settingMessages.linkAddress, (typed) => !typed || isLinkTarget(typed)),
    to: string()
      .nullable()
      .test('period', settingMessages.period, (to, { parent }) => {
        const { from }: BannerSettings = parent;
        return !to || !from || to > from;
      }),
    audience: string().oneOf(bannerAudiences),
  }),
  maintenance: formRules<MaintenanceSettings>({
    on: boolean(),
    message: text(max.bannerText, 'The message'),
  }),
  fees: formRules<FeeSettings>({
    platformFeePercent: number()
      .typeError(settingMessages.fee)
      .required(settingMessages.fee)
      .min(0, settingMessages.fee)
      .max(max.feePercent, settingMessages.fee)
      .test('decimals', settingMessages.fee, (typed) => typed === undefined || hasTwoDecimals(typed)),
  }),
  extensions: formRules<ExtensionSettings>({
    off: array()
      .max(max.extensions, `At most ${max.extensions} extensions`)
      .of(string().max(max.extensionKey).matches(extensionKey, settingMessages.extension)),
  }),
  flags: formRules<ValueSettings>({
    values: storedValues(
      string().test('rule', settingMessages.flagRule, (typed) => typed !== undefined && isFlagRule(typed)),
    ),
  }),
  remotes: formRules<ValueSettings>({ values: storedValues(string().max(max.valueText)) }),
} satisfies Record<SettingSection, AnyObjectSchema>;
