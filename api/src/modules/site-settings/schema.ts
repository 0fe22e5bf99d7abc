import * as limits from '@kaksha/domain/limits';
import { bannerAudiences, settingSections } from '@kaksha/domain/site-settings';
import { type TObject, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { maxFormText, nullable, oneOf, utcTime } from '../../platform/http/wire';

const { siteSettings: max } = limits;
const text = (title: string) => Type.String({ title, maxLength: maxFormText });
const short = (title: string) => Type.String({ title, maxLength: 2 * max.link });
const optional = (title: string) => nullable(text(title));
const time = (title: string) => nullable(Type.String({ title, format: 'date-time', maxLength: 40 }));
const hex = (title: string) => nullable(Type.String({ title, maxLength: 20, description: '`#rrggbb`' }));

const valuesOf = (title: string) =>
  Type.Object(
    {
      values: Type.Array(
        Type.Object(
          {
            key: Type.String({ maxLength: max.extensionKey, description: '`remote/name`' }),
            value: Type.String({
              maxLength: max.valueText,
              description:
                'Of a flag `on`, `off`, a share such as `25%`, or `role:` with a role; of a setting its text',
            }),
          },
          { title: 'StoredValue' },
        ),
        { title: 'Values', maxItems: max.values },
      ),
    },
    { title },
  );

const values = {
  brand: Type.Object(
    {
      name: text('Name'),
      tagline: text('Tagline'),
      logo: nullable(
        Type.String({ title: 'Logo', maxLength: max.link, description: 'Address of an uploaded picture' }),
      ),
      accent: hex('Colour on light pages'),
      accentDark: hex('Colour on dark pages'),
      accentText: hex('Text on light pages'),
      accentTextDark: hex('Text on dark pages'),
    },
    { title: 'BrandSettings' },
  ),
  contact: Type.Object(
    {
      supportEmail: text('Support address'),
      phone: text('Phone'),
      address: text('Address'),
      city: text('City'),
      latitude: Type.Number({ title: 'Latitude' }),
      longitude: Type.Number({ title: 'Longitude' }),
      socialPages: Type.Array(
        Type.Object({ name: short('Name'), address: short('Address') }, { title: 'SocialPage' }),
        {
          title: 'Social pages',
          maxItems: 2 * max.socialPages,
        },
      ),
    },
    { title: 'ContactSettings' },
  ),
  banner: Type.Object(
    {
      text: text('Text'),
      linkLabel: optional('Text of the link'),
      linkAddress: optional('Address of the link'),
      from: time('From'),
      to: time('To'),
      audience: oneOf(bannerAudiences),
    },
    { title: 'BannerSettings' },
  ),
  maintenance: Type.Object(
    { on: Type.Boolean(), message: text('Message'), until: time('Until') },
    { title: 'MaintenanceSettings' },
  ),
  fees: Type.Object(
    {
      platformFeePercent: Type.Number({ title: 'Platform fee', description: 'Per cent of a payment' }),
      verifiedTrainersOnly: Type.Optional(
        Type.Boolean({
          description: 'Whether paid courses are published for verified trainers only; false by default',
        }),
      ),
    },
    { title: 'FeeSettings' },
  ),
  extensions: Type.Object(
    {
      off: Type.Array(Type.String({ maxLength: max.extensionKey, description: '`remote/id`' }), {
        title: 'Switched off',
        maxItems: max.extensions,
      }),
    },
    { title: 'ExtensionSettings' },
  ),
  flags: valuesOf('FlagSettings'),
  remotes: valuesOf('RemoteSettings'),
};

/** How a section is stored now. */
const state = <T extends TObject>(value: T) =>
  Type.Object({
    version: recordVersion,
    savedAt: nullable(utcTime('When it was saved')),
    savedBy: nullable(Type.String({ description: 'Name of the administrator' })),
    value,
  });

export const SectionStates = {
  brand: state(values.brand),
  contact: state(values.contact),
  banner: state(values.banner),
  maintenance: state(values.maintenance),
  fees: state(values.fees),
  extensions: state(values.extensions),
  flags: state(values.flags),
  remotes: state(values.remotes),
};

export const SiteSettingsWire = Type.Object(SectionStates, { title: 'SiteSettings' });

const body = <T extends TObject>(value: T) => Type.Object({ value, version: versionField });

export const SectionBodies = {
  brand: body(values.brand),
  contact: body(values.contact),
  banner: body(values.banner),
  maintenance: body(values.maintenance),
  fees: body(values.fees),
  extensions: body(values.extensions),
  flags: body(values.flags),
  remotes: body(values.remotes),
};

export const SectionParams = Type.Object({ section: oneOf(settingSections) });

export const RestoreBody = Type.Object({
  restored: Type.Integer({
    title: 'Version to restore',
    minimum: 0,
    maximum: 1_000_000,
    description: '0 is the built-in one',
  }),
  version: versionField,
});

export const SettingVersionWire = Type.Object(
  {
    version: Type.Integer({ description: '0 is the built-in one' }),
    savedAt: nullable(utcTime('When it was saved')),
    savedBy: nullable(Type.String({ description: 'Name of the administrator' })),
    restored: nullable(Type.Integer({ description: 'The version that it brought back' })),
    texts: Type.Array(Type.Object({ field: Type.String(), text: Type.String() }), {
      description: 'What the version says, for people',
    }),
  },
  { title: 'SettingVersion' },
);
