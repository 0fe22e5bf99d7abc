/** Chat links of trainers. Only https and the platform's own hosts are ever shown or stored. */

export const chatPlatforms = ['whatsapp', 'telegram', 'instagram', 'facebook', 'x'] as const;
export type ChatPlatform = (typeof chatPlatforms)[number];

const platforms: Record<ChatPlatform, { prefix: string; hosts: readonly string[] }> = {
  whatsapp: { prefix: 'https://wa.me/', hosts: ['wa.me', 'whatsapp.com', 'api.whatsapp.com', 'chat.whatsapp.com'] },
  telegram: { prefix: 'https://t.me/', hosts: ['t.me', 'telegram.me'] },
  instagram: { prefix: 'https://instagram.com/', hosts: ['instagram.com', 'ig.me'] },
  facebook: { prefix: 'https://facebook.com/', hosts: ['facebook.com', 'm.facebook.com', 'm.me', 'fb.com'] },
  x: { prefix: 'https://x.com/', hosts: ['x.com', 'twitter.com'] },
};

/** What the field of a platform holds before anything is typed. */
export function chatPrefix(platform: ChatPlatform): string {
  return platforms[platform].prefix;
}

/** A value that is only its platform's prefix counts as empty. */
export function isEmptyChatLink(platform: ChatPlatform, value: string | null | undefined): boolean {
  const link = withoutLastSlashes(value?.trim() ?? '');
  return link === '' || link === withoutLastSlashes(chatPrefix(platform));
}

/** A pattern such as `/+$` would take quadratic time on many slashes. */
function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/** The platform to begin with: the first that holds a link, else WhatsApp. */
export function initialPlatform(links: Partial<Record<ChatPlatform, string | null>>): ChatPlatform {
  return chatPlatforms.find((platform) => !isEmptyChatLink(platform, links[platform])) ?? 'whatsapp';
}

/** The platform whose host an https link leads to; null for every other link. */
export function platformOf(link: string): ChatPlatform | null {
  if (!URL.canParse(link)) return null;
  const { protocol, hostname, port, username, password } = new URL(link);
  if (protocol !== 'https:' || port || username || password) return null;
  const host = hostname.replace(/^www\./, '');
  return chatPlatforms.find((platform) => platforms[platform].hosts.includes(host)) ?? null;
}

/** The link when it is safe to follow and names an account, else null. */
export function safeChatLink(link: string | null | undefined): string | null {
  const platform = link ? platformOf(link.trim()) : null;
  return link && platform && !isEmptyChatLink(platform, link) ? new URL(link.trim()).href : null;
}
