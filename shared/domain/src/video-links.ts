/** Links to a course's video. Only https and these platforms' own hosts are ever shown or stored. */
const hosts: readonly string[] = ['youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'];

/** The link when it leads to a video platform over https, else null. */
export function safeVideoLink(link: string | null | undefined): string | null {
  const text = link?.trim() ?? '';
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, search, href } = new URL(text);
  if (protocol !== 'https:' || port || username || password) return null;
  const somewhere = pathname !== '/' || search !== '';
  return somewhere && hosts.includes(hostname.replace(/^www\./, '')) ? href : null;
}
