import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../../platform/http/edit-conflict';
import { moment, nullable } from '../../../platform/http/wire';
import { text, trainerId } from '../schema';

export const SupportBody = Type.Object({
  trainerId,
  supportEmail: text('Support Email'),
  supportContact: text('Support Contact'),
  whatsappLink: text('WhatsApp Link'),
  telegramLink: text('Telegram Link'),
  otherSupportLink: text('Other Live Support Link'),
  websiteLink: text('Website'),
  version: versionField,
});
export type SupportBody = Static<typeof SupportBody>;

export const SupportWire = Type.Object(
  {
    trainerId: Type.Integer(),
    supportEmail: nullable(Type.String()),
    supportContact: nullable(Type.String()),
    whatsappLink: nullable(Type.String()),
    telegramLink: nullable(Type.String()),
    otherSupportLink: nullable(Type.String()),
    websiteLink: nullable(Type.String()),
    updatedAt: nullable(moment({ description: 'ISO 8601, UTC; null while there are none' })),
    version: recordVersion,
  },
  { title: 'SupportLinks' },
);
