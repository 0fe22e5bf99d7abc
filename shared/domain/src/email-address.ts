import * as limits from './limits';

/** The one rule of e-mail addresses, for pages and the API. */

/** Words of printable ASCII, separated by dots (the dot-atom of RFC 5322). */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** Letters of any script with their marks and joiners, digits, hyphens and dots. */
const domainCharacters = /^[\p{L}\p{M}\p{N}\p{Join_Control}.-]+$/u;
const asciiLabel = /^[a-z0-9-]+$/;
const localMax = 64;
const domainMax = 253;
const labelMax = 63;

/**
 * The address in the form that is stored, compared and sent to: trimmed, in lower case, its domain in ASCII. Null for
 * any other text, such as a list, and for an address with a name, a comment or quotes.
 */
export function emailAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (text.length > limits.emailMax) return null;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = local.length <= localMax && localPart.test(local) ? asciiDomain(text.slice(at + 1)) : null;
  const address = `${local}@${domain}`;
  return domain === null || address.length > limits.emailMax ? null : address;
}

/** The domain as the platform's URL parser writes it (UTS 46); null unless it is a host name with a dot. */
function asciiDomain(text: string): string | null {
  if (!domainCharacters.test(text) || !URL.canParse(`http://${text}`)) return null;
  const { hostname } = new URL(`http://${text}`);
  const labels = hostname.split('.');
  const isHostName =
    hostname.length <= domainMax && labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isHostName ? hostname : null;
}

const isLabel = (label: string) =>
  label.length <= labelMax && asciiLabel.test(label) && !label.startsWith('-') && !label.endsWith('-');

/** The address as it is stored; any other text is only trimmed. */
export const normalEmail = (typed: string): string => emailAddressOf(typed) ?? typed.trim();

export const isEmail = (text: string): boolean => emailAddressOf(text) !== null;
