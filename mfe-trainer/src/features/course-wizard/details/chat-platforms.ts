import type { ChatPlatform } from '@kaksha/domain/chat-links';

export const platformNames: Readonly<Record<ChatPlatform, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
};
