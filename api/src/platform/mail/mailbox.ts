import { emailAddressOf } from '@kaksha/domain/email-address';

export interface Mailbox {
  name: string;
  address: string;
}

/** The mailbox of a setting, `Name <address>` or an address alone; null for anything else. */
export function mailboxOf(text: string): Mailbox | null {
  const start = text.indexOf('<');
  const isNamed = start >= 0 && text.trimEnd().endsWith('>');
  const address = emailAddressOf(isNamed ? text.slice(start + 1, text.lastIndexOf('>')) : text);
  const name = isNamed ? text.slice(0, start).replaceAll('"', '').trim() : '';
  return address !== null && !/\p{Cc}/u.test(name) ? { name, address } : null;
}
