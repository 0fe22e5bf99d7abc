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

function playerOf(url: URL): string | null {
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').slice(1);
  if (host === 'youtu.be') return youtube(first, url);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(['embed', 'shorts', 'live'].includes(first) ? second : (searchParams.get('v') ?? ''), url);
  }
  return host === 'vimeo.com' ? vimeo(url) : null;
}

function youtube(id: string, url: URL): string | null {
  if (!/^[\w-]{6,20}$/.test(id)) return null;
  const start = secondsOf(parameter(url, 'start') ?? parameter(url, 't'));
  return withQuery(`https://www.youtube-nocookie.com/embed/${id}`, { start, end: secondsOf(parameter(url, 'end')) });
}

/** The address of a private video has a key: `/76979871/0123abcdef` or `?h=0123abcdef`. */
function vimeo(url: URL): string | null {
  const parts = url.pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  const isVideo = at === 0 || ['channels', 'groups', 'showcase', 'album', 'ondemand'].includes(parts[0] ?? '');
  const id = parts.slice(at).findLast((part) => /^\d+$/.test(part));
  if (at < 0 || !isVideo || !id) return null;
  const key = url.searchParams.get('h') ?? parts[parts.indexOf(id) + 1] ?? '';
  const seconds = secondsOf(parameter(url, 't'));
  const player = withQuery(`https://player.vimeo.com/video/${id}`, { h: /^[\da-z]{6,40}$/i.test(key) ? key : null });
  return seconds ? `${player}#t=${seconds}s` : player;
}

/** A parameter of the query, or of the fragment: `#t=90`. */
const parameter = ({ searchParams, hash }: URL, name: string): string | null =>
  searchParams.get(name) ?? new URLSearchParams(hash.slice(1)).get(name);

/** The seconds of `90`, `90s` and `1h2m3s`; null without any. */
function secondsOf(time: string | null): string | null {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '') ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole && total > 0 ? String(total) : null;
}

function withQuery(address: string, values: Record<string, string | null>): string {
  const query = new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `${address}?${query}` : address;
}
