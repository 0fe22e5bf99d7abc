/** Hosts of video links. */
const platforms: readonly string[] = ['youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'];

/** Hosts of frames in blog posts, https only. A site can replace the list. */
export const embedHosts: readonly string[] = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/** Size of an embedded frame in pixels. */
export const embedSize = { width: 600, height: 400 } as const;

/**
 * The frame URL for a pasted link, or null when its host is not on the list. Links to YouTube and Vimeo become links to
 * their players; the YouTube player sets no cookies. An http link to a listed host becomes an https one.
 */
export function embedAddressOf(link: string, hosts: readonly string[] = embedHosts): string | null {
  const url = plainHttps(link.trim().replace(/^http:/i, 'https:'));
  if (!url) return null;
  const player = new URL(playerOf(url) ?? url.href);
  return hosts.includes(player.hostname) && player.pathname !== '/' ? player.href : null;
}

/** The video link of a course when it is an https link to a video platform, else null. Pages link to it. */
export function safeVideoLink(link: string | null | undefined): string | null {
  const url = plainHttps(link ?? '');
  if (!url) return null;
  const somewhere = url.pathname !== '/' || url.search !== '';
  return somewhere && platforms.includes(url.hostname.replace(/^www\./, '')) ? url.href : null;
}

/** Parses an https URL without a custom port and without credentials. */
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
