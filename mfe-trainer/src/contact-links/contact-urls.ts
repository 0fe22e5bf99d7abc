import * as limits from '@kaksha/domain/limits';

/** A `mailto:` link. Address and subject are escaped, so that they cannot add recipients or headers. */
export function mailtoUrl(email: string, subject: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

export const whatsAppUrl = (phone: string): string => `https://wa.me/${internationalDigits(phone)}`;

export const telUrl = (phone: string): string => `tel:+${internationalDigits(phone)}`;

/** Digits with country code. A number of ten digits without `+` gets the default country code. */
function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 && !phone.trim().startsWith('+') ? limits.defaultCountryCode + digits : digits;
}
