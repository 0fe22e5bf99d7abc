import { versionOf } from '../../../platform/http/edit-conflict';
import type { SupportRow } from './repo';
import type { SupportWire } from './schema';

export function presentSupport(trainerId: number, row: SupportRow | null): SupportWire {
  return {
    trainer_id: trainerId,
    support_email: row?.supportEmail ?? null,
    support_contact: row?.supportContact ?? null,
    whatsapp_link: row?.whatsappLink ?? null,
    telegram_link: row?.telegramLink ?? null,
    other_support_link: row?.otherSupportLink ?? null,
    website_link: row?.websiteLink ?? null,
    updated_at: row?.updatedAt.toISOString() ?? null,
    version: supportVersion(row),
  };
}

export function supportVersion(row: SupportRow | null): number {
  const { trainerId: _trainer, updatedAt: _updated, ...links } = row ?? { trainerId: 0, updatedAt: null };
  return versionOf(links);
}
