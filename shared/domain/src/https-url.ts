/** Why a text is not an https link of at most `max` characters; null when it is one. */
export function httpsUrlError(text: string, max: number): string | null {
  if (text.length > max) return `Please use a link of at most ${max} characters`;
  if (!URL.canParse(text)) return 'Please enter the whole link, starting with https://';
  const { protocol, username, password, hostname } = new URL(text);
  if (protocol !== 'https:') return 'Please use a link that starts with https://';
  if (username || password) return 'Please use a link without a user name or password before the host';
  return hostname.includes('.') ? null : 'Please enter the whole link, starting with https://';
}
