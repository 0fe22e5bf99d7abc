/** What administrators may change of the brand in the settings of the site. */
export interface StoredBrand {
  name: string;
  tagline: string;
  /** Address of a picture in place of the mark; null for the built-in one. */
  logo: string | null;
  city: string;
  supportEmail: string;
  phone: string;
  address: string;
  /** Position of the address, in degrees. */
  position: { latitude: number; longitude: number };
  socialPages: readonly { name: string; address: string }[];
}

/** Name and contact data of the product while the settings of the site have no others. */
export const builtInBrand: StoredBrand = {
  name: 'Kaksha',
  tagline: 'Live courses with a start date and a trainer you can ask.',
  logo: null,
  city: 'New Delhi',
  supportEmail: 'support@kaksha.test',
  phone: '+91 11 4000 1234',
  address: '4th Floor, 12 Barakhamba Road, New Delhi 110001, India',
  position: { latitude: 28.6304, longitude: 77.2277 },
  socialPages: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/kaksha' },
    { name: 'Facebook', address: 'https://www.facebook.com/kaksha' },
    { name: 'Twitter', address: 'https://twitter.com/kaksha' },
    { name: 'Instagram', address: 'https://www.instagram.com/kaksha' },
  ],
};

/** The shell and each remote have a copy of this module, and show the same brand. */
const slot = Symbol.for('kaksha.brand');

function current(): StoredBrand {
  const stored: StoredBrand | undefined = Reflect.get(globalThis, slot);
  return stored ?? builtInBrand;
}

/**
 * Replaces the brand of this tab or process: of a page before it renders, of the API when the settings change.
 * @param stored  undefined for the built-in one
 */
export function applyBrand(stored: StoredBrand | undefined): void {
  Reflect.set(globalThis, slot, stored);
}

/** Name and contact data of the product, read when they are used: modules keep no copy of them. */
export const brand = {
  get name() {
    return current().name;
  },
  get tagline() {
    return current().tagline;
  },
  get logo() {
    return current().logo;
  },
  /** Address of the picture of browser tabs. */
  get icon() {
    return current().logo ?? '/icon.svg';
  },
  /** Whether name, tagline and mark are those that the pictures of the product show. */
  get isBuiltIn() {
    const { name, tagline, logo } = current();
    return name === builtInBrand.name && tagline === builtInBrand.tagline && logo === null;
  },
  get city() {
    return current().city;
  },
  get supportEmail() {
    return current().supportEmail;
  },
  get phone() {
    return current().phone;
  },
  get address() {
    return current().address;
  },
  get position() {
    return current().position;
  },
  get socialPages() {
    return current().socialPages;
  },
  get companyPage() {
    return current().socialPages.find(({ name }) => name === 'LinkedIn')?.address ?? null;
  },
  /** Zone for displayed times until the zone of the viewer is known. */
  timeZone: 'Asia/Kolkata',
} as const;
