import type { SupportLinks } from '@kaksha/domain/trainer-rules';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../../platform/http/edit-conflict';
import { nullable } from '../../../platform/http/wire';
import { text, trainer_id } from '../schema';

export const supportNames = {
  email: 'support_email',
  contact: 'support_contact',
  whatsapp: 'whatsapp_link',
  telegram: 'telegram_link',
  other: 'other_support_link',
  website: 'website_link',
} as const satisfies Record<keyof SupportLinks, string>;

export const SupportBody = Type.Object({
  trainer_id,
  support_email: text('Support Email'),
  support_contact: text('Support Contact'),
  whatsapp_link: text('WhatsApp Link'),
  telegram_link: text('Telegram Link'),
  other_support_link: text('Other Live Support Link'),
  website_link: text('Website'),
  version: versionField,
});
export type SupportBody = Static<typeof SupportBody>;

export const SupportWire = Type.Object(
  {
    trainer_id: Type.Integer(),
    support_email: nullable(Type.String()),
    support_contact: nullable(Type.String()),
    whatsapp_link: nullable(Type.String()),
    telegram_link: nullable(Type.String()),
    other_support_link: nullable(Type.String()),
    website_link: nullable(Type.String()),
    updated_at: nullable(Type.String({ description: 'ISO 8601, UTC; null while there are none' })),
    version: recordVersion,
  },
  { title: 'SupportLinks' },
);
export type SupportWire = Static<typeof SupportWire>;
