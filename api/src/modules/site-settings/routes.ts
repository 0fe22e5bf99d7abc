import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { presentVersion } from './present';
import {
  RestoreBody,
  SectionBodies,
  SectionParams,
  SectionStates,
  SettingVersionWire,
  SiteSettingsWire,
} from './schema';
import {
  getSettingVersions,
  getSiteSettings,
  restoreSettingVersion,
  saveBannerSettings,
  saveBrandSettings,
  saveContactSettings,
  saveExtensionSettings,
  saveFeeSettings,
  saveFlagSettings,
  saveMaintenanceSettings,
  saveRemoteSettings,
} from './service';

const versions = 'A version that is not the stored one is refused';

/** Settings of the site that administrators change. */
export const siteSettingRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'site-settings');
  clearAnswersOnChange(app, ['pages', 'catalogue', 'blog']);

  operation('getSiteSettings', 'GET /admin/settings', {
    summary: 'The settings of the site, with who saved each section',
    caller: 'operations',
    answer: SiteSettingsWire,
    handler: ({ context }) => getSiteSettings(context),
  });

  operation('saveBrandSettings', 'PUT /admin/settings/brand', {
    summary: `Save name, logo and colours. ${versions}`,
    caller: 'operations',
    body: SectionBodies.brand,
    answer: SectionStates.brand,
    conflict: SectionStates.brand,
    handler: ({ context, body }) => saveBrandSettings(context, body),
  });

  operation('saveContactSettings', 'PUT /admin/settings/contact', {
    summary: `Save contact details and social pages. ${versions}`,
    caller: 'operations',
    body: SectionBodies.contact,
    answer: SectionStates.contact,
    conflict: SectionStates.contact,
    handler: ({ context, body }) => saveContactSettings(context, body),
  });

  operation('saveBannerSettings', 'PUT /admin/settings/banner', {
    summary: `Save the banner above pages. ${versions}`,
    caller: 'operations',
    body: SectionBodies.banner,
    answer: SectionStates.banner,
    conflict: SectionStates.banner,
    handler: ({ context, body }) => saveBannerSettings(context, body),
  });

  operation('saveMaintenanceSettings', 'PUT /admin/settings/maintenance', {
    summary: `Switch the maintenance mode on or off. ${versions}`,
    caller: 'operations',
    body: SectionBodies.maintenance,
    answer: SectionStates.maintenance,
    conflict: SectionStates.maintenance,
    handler: ({ context, body }) => saveMaintenanceSettings(context, body),
  });

  operation('saveFeeSettings', 'PUT /admin/settings/fees', {
    summary: `Save the fee of the platform, for payments from now on. ${versions}`,
    caller: 'operations',
    confirmation: 'always',
    body: SectionBodies.fees,
    answer: SectionStates.fees,
    conflict: SectionStates.fees,
    handler: ({ context, body }) => saveFeeSettings(context, body),
  });

  operation('saveExtensionSettings', 'PUT /admin/settings/extensions', {
    summary: `Switch extensions of remotes off or on. ${versions}`,
    caller: 'operations',
    body: SectionBodies.extensions,
    answer: SectionStates.extensions,
    conflict: SectionStates.extensions,
    handler: ({ context, body }) => saveExtensionSettings(context, body),
  });

  operation('saveFlagSettings', 'PUT /admin/settings/flags', {
    summary: `Set flags of remotes. ${versions}`,
    caller: 'operations',
    body: SectionBodies.flags,
    answer: SectionStates.flags,
    conflict: SectionStates.flags,
    handler: ({ context, body }) => saveFlagSettings(context, body),
  });

  operation('saveRemoteSettings', 'PUT /admin/settings/remotes', {
    summary: `Set settings of remotes. ${versions}`,
    caller: 'operations',
    body: SectionBodies.remotes,
    answer: SectionStates.remotes,
    conflict: SectionStates.remotes,
    handler: ({ context, body }) => saveRemoteSettings(context, body),
  });

  operation('getSettingVersions', 'GET /admin/settings/:section/versions', {
    summary: 'The versions of a section, latest first, the built-in one last',
    caller: 'operations',
    params: SectionParams,
    answer: Type.Array(SettingVersionWire),
    mayBeMissing: false,
    handler: async ({ context, params }) => (await getSettingVersions(context, params.section)).map(presentVersion),
  });

  operation('restoreSettingVersion', 'POST /admin/settings/:section/restore', {
    summary: `Bring an earlier version of a section back, as the next version. ${versions}`,
    caller: 'operations',
    confirmation: 'sometimes',
    params: SectionParams,
    body: RestoreBody,
    answer: SiteSettingsWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      await restoreSettingVersion(context, { ...body, ...params });
      return getSiteSettings(context);
    },
  });
};
