import { isBlank } from './blank-text';
import { type Currency, currencies } from './catalogue';
import { platformOf, safeChatLink } from './chat-links';
import { courseMessages, isPhone } from './course-rules';
import { isEmail } from './email-address';
import * as limits from './limits';
import { messagesIn } from './typed';

/** Forms of the trainer settings and their validation. Pages and API share it. */

const longest = (label: string, max: number, text: string) =>
  text.trim().length > max ? `${label} must have at most ${max} characters` : null;

/** Support links for learners. An unset link is ''. */
export interface SupportLinks {
  email: string;
  contact: string;
  whatsapp: string;
  telegram: string;
  other: string;
  website: string;
}

export const supportMessages = {
  contact: 'Please enter a phone number',
  whatsapp: 'Please paste a WhatsApp link that begins with https://',
  telegram: 'Please paste a Telegram link that begins with https://',
  link: 'Please paste a link that begins with https://',
} as const;

/** The link when it is https to a host name and has no credentials; else null. */
export function safeWebLink(link: string | null | undefined): string | null {
  const text = link?.trim() ?? '';
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  const named = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(hostname) && !/^[\d.]+$/.test(hostname);
  return protocol === 'https:' && named && !username && !password ? href : null;
}

export function supportLinkErrors(links: SupportLinks): Partial<Record<keyof SupportLinks, string>> {
  const { linkMax } = limits.course;
  const link = (text: string, safe: boolean, message: string) =>
    text.trim() === '' ? null : safe ? longest('The link', linkMax, text) : message;
  const chat = (text: string, platform: string) => safeChatLink(text) !== null && platformOf(text.trim()) === platform;
  const { email, contact, whatsapp, telegram, other, website } = links;
  return messagesIn<keyof SupportLinks>({
    email: email.trim() === '' || isEmail(email) ? null : courseMessages.email,
    contact: contact.trim() === '' || /^\+?[\d\s-]{7,20}$/.test(contact.trim()) ? null : supportMessages.contact,
    whatsapp: link(whatsapp, chat(whatsapp, 'whatsapp'), supportMessages.whatsapp),
    telegram: link(telegram, chat(telegram, 'telegram'), supportMessages.telegram),
    other: link(other, safeWebLink(other) !== null, supportMessages.link),
    website: link(website, safeWebLink(website) !== null, supportMessages.link),
  });
}

export const payoutKinds = ['upi', 'bank'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** Payout settings of a trainer. An unset text is ''. */
export interface PaymentConfigForm {
  /** Currencies that learners may pay in; at least one. */
  currencies: Currency[];
  payoutKind: PayoutKind;
  upiId: string;
  accountName: string;
  /** Digits; '' leaves the stored number unchanged. */
  accountNumber: string;
  ifsc: string;
  bankName: string;
  /** GSTIN or PAN. */
  taxNumber: string;
  refundTermsAccepted: boolean;
}

export const payoutMessages = {
  currencies: 'Please choose at least one currency',
  upiId: 'Please enter a UPI ID such as name@bank',
  accountName: 'Account holder is required',
  accountNumber: 'Please enter an account number of 9 to 18 digits',
  ifsc: 'Please enter an IFSC code such as HDFC0001234',
  taxNumber: 'Please enter a GSTIN (15 characters) or a PAN (10 characters)',
  refundTerms: 'Please accept the refund terms',
} as const;

const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;
const pan = /^[A-Z]{5}\d{4}[A-Z]$/;

/** @param hasAccount  an account number is stored, so the field may be empty */
export function paymentConfigErrors(
  form: PaymentConfigForm,
  { hasAccount }: { hasAccount: boolean },
): Partial<Record<keyof PaymentConfigForm, string>> {
  const tax = form.taxNumber.trim().toUpperCase();
  const isBank = form.payoutKind === 'bank';
  const known = form.currencies.length > 0 && form.currencies.every((currency) => currencies.includes(currency));
  const account = form.accountNumber.trim();
  const accountGood = /^\d{9,18}$/.test(account) || (account === '' && hasAccount);
  const upiGood = /^[\w.-]{2,100}@[a-z][a-z0-9]{1,60}$/i.test(form.upiId.trim());
  const accountName = form.accountName.trim();
  return messagesIn<keyof PaymentConfigForm>({
    currencies: known ? null : payoutMessages.currencies,
    upiId: isBank || upiGood ? null : payoutMessages.upiId,
    accountName:
      isBank && isBlank(accountName)
        ? payoutMessages.accountName
        : longest('Account holder', limits.nameMax, accountName),
    accountNumber: !isBank || accountGood ? null : payoutMessages.accountNumber,
    ifsc: !isBank || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(form.ifsc.trim().toUpperCase()) ? null : payoutMessages.ifsc,
    bankName: longest('Bank', limits.nameMax, form.bankName),
    taxNumber: tax === '' || gstin.test(tax) || pan.test(tax) ? null : payoutMessages.taxNumber,
    refundTermsAccepted: form.refundTermsAccepted ? null : payoutMessages.refundTerms,
  });
}

/** Public details of a trainer, and a phone number. */
export interface BasicDetailsForm {
  /** Name of the person or of the institute. */
  name: string;
  /** Owner of an institute. */
  ownerName: string;
  trainingType: string;
  headline: string;
  about: string;
  /** E.g. `Pune, Maharashtra`. */
  location: string;
  experienceYears: number | null;
  /** Ten digits or ''. */
  contactNo: string;
  /** URL of a photo or logo from the upload response; '' without one. */
  photo: string;
}

const { trainer } = limits;

/** Checks only the given fields. */
export function basicDetailsErrors(form: Partial<BasicDetailsForm>): Partial<Record<keyof BasicDetailsForm, string>> {
  const { name, experienceYears: years, contactNo } = form;
  const fits = (label: string, max: number, text = '') => longest(label, max, text);
  return messagesIn<keyof BasicDetailsForm>({
    name: name !== undefined && isBlank(name) ? 'Name is required' : fits('Name', limits.nameMax, name),
    ownerName: fits('Owner name', limits.nameMax, form.ownerName),
    trainingType: fits('Training type', limits.nameMax, form.trainingType),
    headline: fits('Headline', trainer.headlineMax, form.headline),
    about: fits('About', trainer.aboutMax, form.about),
    location: fits('Location', trainer.locationMax, form.location),
    experienceYears:
      years === undefined || years === null || (Number.isInteger(years) && years >= 0 && years <= trainer.yearsMax)
        ? null
        : `Experience must be a whole number of years from 0 to ${trainer.yearsMax}`,
    contactNo: !contactNo || isPhone(contactNo) ? null : courseMessages.phone,
  });
}
