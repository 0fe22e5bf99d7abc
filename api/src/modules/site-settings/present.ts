import type { SocialPage, StoredValue } from '@kaksha/domain/site-settings';
import { snakeCase } from 'es-toolkit/string/snakeCase';
import type { VersionOfSection } from './service';

/** A version of a section with its values as texts. */
export const presentVersion = ({ value, ...version }: VersionOfSection) => ({
  version: version.version,
  savedAt: version.savedAt,
  savedBy: version.savedBy,
  restored: version.restored,
  texts: Object.entries(value).map(([field, given]) => ({ field: snakeCase(field), text: textOf(given) })),
});

function textOf(value: unknown): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(textOfItem).join(', ') || '–';
  return String(value);
}

function textOfItem(item: string | SocialPage | StoredValue): string {
  if (typeof item === 'string') return item;
  return 'key' in item ? `${item.key}: ${item.value}` : `${item.name}: ${item.address}`;
}
