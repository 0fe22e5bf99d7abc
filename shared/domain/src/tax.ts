import { brand } from './brand';
import { dayIn } from './dates';
import { noTax, type TaxParts } from './ledger';
import { entriesOf } from './typed';

/** Indian states and union territories by their code in GST numbers. 96 is any other country. */
export const gstStates = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '96': 'Outside India',
} as const;
export type GstState = keyof typeof gstStates;

/** Codes and names, by name. */
export const gstStateOptions: readonly (readonly [code: GstState, name: string])[] = entriesOf(gstStates).sort(
  ([, one], [, other]) => one.localeCompare(other),
);

export const isGstState = (code: string): code is GstState => Object.hasOwn(gstStates, code);

export const outsideIndia: GstState = '96';

/** Per cent of GST on online courses, by the first day on which it counts. The latest first. */
const gstRates: readonly { from: string; percent: number }[] = [{ from: '2017-07-01', percent: 18 }];

/** The service accounting code of commercial training and coaching. */
export const trainingServiceCode = '999293';

/** The rate on a day (`YYYY-MM-DD`), per cent; 0 before the tax existed. */
export const gstRateOn = (day: string): number => gstRates.find(({ from }) => from <= day)?.percent ?? 0;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a GST number, from its first 14. */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, i) => {
    const product = digits.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

/** Whether a GST number has the right form, a known state and the right check character. */
export function isGstin(number: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(number)) return false;
  return isGstState(number.slice(0, 2)) && gstinCheckCharacter(number.slice(0, 14)) === number.charAt(14);
}

export const normalGstin = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Within the seller's state half of the tax goes to the state, else all of it to the union. */
export const isWithinState = (seller: GstState, buyer: GstState | null): boolean => (buyer ?? seller) === seller;

/**
 * The tax that a payment contains, in minor units. Both halves are equal and rounded half up, so that payment less tax
 * is whole. A seller who is not registered collects none.
 */
export function taxIn(payment: number, { percent, withinState }: { percent: number; withinState: boolean }): TaxParts {
  if (percent === 0) return noTax;
  const hundredths = Math.round(percent * 100);
  const part = (share: number) => Math.round((payment * share) / (10_000 + hundredths));
  if (!withinState) return { ...noTax, igst: part(hundredths) };
  const half = part(hundredths / 2);
  return { cgst: half, sgst: half, igst: 0 };
}

/** The Indian financial year of a moment, April to March in India: `2026-27`. */
export function financialYearOf(at: Date): string {
  const [year = 0, month = 0] = dayIn(brand.timeZone, at).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** `INV/26-27/000042`: at most 16 characters, as the law asks. Each seller counts from 1 in each financial year. */
export const invoiceNumber = (kind: InvoiceKind, year: string, serial: number): string =>
  `${kind === 'invoice' ? 'INV' : 'CRN'}/${year.slice(2)}/${String(serial).padStart(6, '0')}`;

/** A party of an invoice. */
export interface BillingParty {
  name: string;
  /** Several lines. */
  address: string;
  state: GstState | null;
  gstin: string | null;
}

/** An invoice or a credit note that can be downloaded. */
export interface InvoiceLink {
  id: number;
  kind: InvoiceKind;
  number: string;
  /** Minor units. */
  amount: number;
  /** Opens the PDF file for 12 hours. */
  url: string;
}

export const billingLimits = { name: 120, address: 300 } as const;

/** Billing details of a buyer or a seller. Empty texts are missing. */
export interface BillingForm {
  name: string;
  address: string;
  state: string;
  gstin: string;
}

export const emptyBilling: BillingForm = { name: '', address: '', state: '', gstin: '' };

/** The party of a valid form. */
export function billingParty(form: BillingForm): BillingParty {
  const gstin = normalGstin(form.gstin);
  return {
    name: form.name.trim(),
    address: form.address.trim(),
    state: isGstState(form.state) ? form.state : null,
    gstin: gstin || null,
  };
}
