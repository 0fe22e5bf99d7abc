/** The stored form of a phone number: without country code, spaces and hyphens. */
export function nationalContactNo(text: string, countryCode: string): string {
  const digits = text.replace(/[\s()-]/g, '');
  return digits.startsWith(`+${countryCode}`) ? digits.slice(countryCode.length + 1) : digits;
}

/** The phone number with the country code; '' without one. */
export function internationalContactNo(contactNo: string | null, countryCode: string): string {
  return contactNo ? `+${countryCode}${contactNo}` : '';
}
