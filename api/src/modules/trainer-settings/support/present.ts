import { versionOf } from '../../../platform/http/edit-conflict';
import type { SupportRow } from './repo';

const none = {
  supportEmail: null,
  supportContact: null,
  whatsappLink: null,
  telegramLink: null,
  otherSupportLink: null,
  websiteLink: null,
  updatedAt: null,
};

export const presentSupport = (trainerId: number, row: SupportRow | null) => ({
  ...(row ?? none),
  trainerId,
  version: supportVersion(row),
});

export function supportVersion(row: SupportRow | null): number {
  const { trainerId: _trainer, updatedAt: _updated, ...links } = row ?? { trainerId: 0, updatedAt: null };
  return versionOf(links);
}
