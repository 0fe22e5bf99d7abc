import { notFound } from '../../platform/http/api-error';

export const settingVersionNotFound = () =>
  notFound('There is no such version of these settings.', 'SETTING_VERSION_NOT_FOUND');
