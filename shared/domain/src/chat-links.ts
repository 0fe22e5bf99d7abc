/** Chat links of trainers. Pages and API accept only https links to the hosts of the platforms. */

export const chatPlatforms = ['whatsapp', 'telegram', 'instagram', 'facebook', 'x'] as const;
export type ChatPlatform = (typeof chatPlatforms)[number];

const platforms: Record<ChatPlatform, { prefix: string; hosts: readonly string[] }> = {
  whatsapp: { prefix: 'https://wa.me/', hosts: ['wa.me', 'whatsapp.com', 'api.whatsapp.com', 'chat.whatsapp.com'] },
  telegram: { prefix: 'https://t.me/', hosts: ['t.me', 'telegram.me'] },
  instagram: { prefix: 'https://instagram.com/', hosts: ['instagram.com', 'ig.me'] },
  facebook: { prefix: 'https://facebook.com/', hosts: ['facebook.com', 'm.facebook.com', 'm.me', 'fb.com'] },
  x: { prefix: 'https://x.com/', hosts: ['x.com', 'twitter.com'] },
};

/** Initial value of the field of a platform. */
export function chatPrefix(platform: ChatPlatform): string {
  return platforms[platform].prefix;
}

/** True when the value is blank or only the prefix of its platform. */
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

/** The platform that the form selects first: the first with a link, else WhatsApp. */
export function initialPlatform(links: Partial<Record<ChatPlatform, string | null>>): ChatPlatform {
  return chatPlatforms.find((platform) => !isEmptyChatLink(platform, links[platform])) ?? 'whatsapp';
}

/** The platform of an https link, by its host; null for other links. */
export function platformOf(link: string): ChatPlatform | null {
  if (!URL.canParse(link)) return null;
  const { protocol, hostname, port, username, password } = new URL(link);
  if (protocol !== 'https:' || port || username || password) return null;
  const host = hostname.replace(/^www\./, '');
  return chatPlatforms.find((platform) => platforms[platform].hosts.includes(host)) ?? null;
}

/** The link when it is safe and contains an account, else null. */
export function safeChatLink(link: string | null | undefined): string | null {
  const platform = link ? platformOf(link.trim()) : null;
  return link && platform && !isEmptyChatLink(platform, link) ? new URL(link.trim()).href : null;
}
