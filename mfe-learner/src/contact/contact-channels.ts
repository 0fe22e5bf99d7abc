import { safeChatLink } from '@kaksha/domain/chat-links';
import type { SupportLinks } from '@kaksha/domain/trainer-rules';
import { safeWebLink } from '@kaksha/domain/web-link';
import { Globe, LifeBuoy, type LucideIcon, Mail, MessageCircle, Phone, Send } from 'lucide-react';

/** One channel to reach a trainer. */
export interface ContactChannel {
  label: string;
  href: string;
  Icon: LucideIcon;
  /** The address or number as text, for use in other apps. */
  detail?: string;
  /** Whether opening it is counted for the trainer. */
  isChat?: boolean;
}

/** A trainer's contact channels without duplicates, the course's chat first. Unsafe links are left out. */
export function contactChannelsOf(links: SupportLinks, chatUrl: string | null): ContactChannel[] {
  const chat = safeChatLink(chatUrl);
  const all: { label: string; href: string | null; Icon: LucideIcon; detail?: string; isChat?: boolean }[] = [
    { label: 'Chat', href: chat, Icon: MessageCircle, isChat: true },
    { label: 'WhatsApp', href: safeChatLink(links.whatsappLink), Icon: MessageCircle, isChat: true },
    { label: 'Telegram', href: safeChatLink(links.telegramLink), Icon: Send, isChat: true },
    {
      label: 'Email',
      href: links.supportEmail && `mailto:${links.supportEmail}`,
      Icon: Mail,
      detail: links.supportEmail,
    },
    {
      label: 'Call',
      href: links.supportContact && `tel:${links.supportContact.replace(/[^+\d]/g, '')}`,
      Icon: Phone,
      detail: links.supportContact,
    },
    { label: 'Support', href: safeWebLink(links.otherSupportLink), Icon: LifeBuoy },
    { label: 'Website', href: safeWebLink(links.websiteLink), Icon: Globe },
  ];
  return all.filter(
    (channel, index): channel is ContactChannel =>
      !!channel.href && all.findIndex(({ href }) => href === channel.href) === index,
  );
}
