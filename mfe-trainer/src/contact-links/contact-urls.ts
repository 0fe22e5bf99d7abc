import { limits } from '@kaksha/domain/limits';

/** A link that begins a mail. */
export function mailAddress(email: string, subject: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** Digits with the country code in front, as links to telephones and chats want them: ten bare ones are local. */
export function wholeNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 && !phone.trim().startsWith('+') ? limits.defaultCountryCode + digits : digits;
}
