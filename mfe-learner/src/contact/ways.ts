import { safeChatLink } from '@kaksha/domain/chat-links';
import { type SupportLinks, safeWebLink } from '@kaksha/domain/trainer-rules';
import { Globe, LifeBuoy, type LucideIcon, Mail, MessageCircle, Phone, Send } from 'lucide-react';

/** One way to reach a trainer. */
export interface Way {
  label: string;
  href: string;
  Icon: LucideIcon;
  /** The address or number itself, for those who write or call by other means. */
  detail?: string;
  /** The trainer sees that somebody chatted. */
  isChat?: boolean;
}

/** The ways that a trainer gave, each once: the chat of the course first. Links that are not safe to follow are none. */
export function waysOf(links: SupportLinks, chatUrl: string | null): Way[] {
  const chat = safeChatLink(chatUrl);
  const all: { label: string; href: string | null; Icon: LucideIcon; detail?: string; isChat?: boolean }[] = [
    { label: 'Chat', href: chat, Icon: MessageCircle, isChat: true },
    { label: 'WhatsApp', href: safeChatLink(links.whatsapp), Icon: MessageCircle, isChat: true },
    { label: 'Telegram', href: safeChatLink(links.telegram), Icon: Send, isChat: true },
    { label: 'Email', href: links.email && `mailto:${links.email}`, Icon: Mail, detail: links.email },
    {
      label: 'Call',
      href: links.contact && `tel:${links.contact.replace(/[^+\d]/g, '')}`,
      Icon: Phone,
      detail: links.contact,
    },
    { label: 'Support', href: safeWebLink(links.other), Icon: LifeBuoy },
    { label: 'Website', href: safeWebLink(links.website), Icon: Globe },
  ];
  return all.filter((way, index): way is Way => !!way.href && all.findIndex(({ href }) => href === way.href) === index);
}
