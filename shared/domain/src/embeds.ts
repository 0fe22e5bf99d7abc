/** Where videos are, as people copy their addresses. */
const platforms: readonly string[] = ['youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'];

/** Frames of other sites in blog posts: only https, and only of hosts on the list, which a site may replace. */
export const embedHosts: readonly string[] = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/** Pixels of an embedded frame. */
export const embedSize = { width: 600, height: 400 } as const;

/**
 * The address to show in a frame for a link that somebody pasted, or null when its host is not on the list. Ordinary
 * links to YouTube and Vimeo become those of their players, YouTube's without cookies.
 */
export function embedAddressOf(link: string, hosts: readonly string[] = embedHosts): string | null {
  const url = plainHttps(link);
  if (!url) return null;
  const player = new URL(playerOf(url) ?? url.href);
  return hosts.includes(player.hostname) && player.pathname !== '/' ? player.href : null;
}

/** A course's link to its video when it leads to a video platform over https, else null. It is followed, not framed. */
export function safeVideoLink(link: string | null | undefined): string | null {
  const url = plainHttps(link ?? '');
  if (!url) return null;
  const somewhere = url.pathname !== '/' || url.search !== '';
  return somewhere && platforms.includes(url.hostname.replace(/^www\./, '')) ? url.href : null;
}

/** The address of an ordinary https site: no other port and no person's name in it. */
function plainHttps(link: string): URL | null {
  const text = link.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, port, username, password } = url;
  return protocol !== 'https:' || port || username || password ? null : url;
}

function playerOf({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').slice(1);
  if (host === 'youtu.be') return youtube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(['embed', 'shorts', 'live'].includes(first) ? second : (searchParams.get('v') ?? ''));
  }
  if (host === 'vimeo.com' && /^\d+$/.test(first)) return `https://player.vimeo.com/video/${first}`;
  return null;
}

const youtube = (id: string) => (/^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null);
