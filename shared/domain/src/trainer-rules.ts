import { array, boolean, mixed, string } from 'yup';
import type { Currency } from './catalogue';
import { type ChatPlatform, platformOf, safeChatLink } from './chat-links';
import * as limits from './limits';
import { emailText, formRules, phoneText, requiredText, text, wholeNumber } from './rules';
import { safeWebLink } from './web-link';

/** Forms of the trainer settings and their rules. */

/** Support links for learners. An unset link is ''. */
export interface SupportLinks {
  supportEmail: string;
  supportContact: string;
  whatsappLink: string;
  telegramLink: string;
  otherSupportLink: string;
  websiteLink: string;
}

export const noSupportLinks: SupportLinks = {
  supportEmail: '',
  supportContact: '',
  whatsappLink: '',
  telegramLink: '',
  otherSupportLink: '',
  websiteLink: '',
};

export const supportMessages = {
  contact: 'Please enter a phone number',
  whatsapp: 'Please paste a WhatsApp link that begins with https://',
  telegram: 'Please paste a Telegram link that begins with https://',
  link: 'Please paste a link that begins with https://',
} as const;

const link = (message: string, isSafe: (link: string) => boolean) =>
  string()
    .trim()
    .test('link', message, (typed) => !typed || isSafe(typed))
    .max(limits.course.linkMax, `The link must have at most ${limits.course.linkMax} characters`);
const chatLink = (platform: ChatPlatform, message: string) =>
  link(message, (typed) => safeChatLink(typed) !== null && platformOf(typed) === platform);
const webLink = link(supportMessages.link, (typed) => safeWebLink(typed) !== null);

export const supportLinkRules = formRules<SupportLinks>({
  supportEmail: emailText(),
  supportContact: string()
    .trim()
    .matches(/^\+?[\d\s-]{7,20}$/, { message: supportMessages.contact, excludeEmptyString: true }),
  whatsappLink: chatLink('whatsapp', supportMessages.whatsapp),
  telegramLink: chatLink('telegram', supportMessages.telegram),
  otherSupportLink: webLink,
  websiteLink: webLink,
});

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

const gstinOrPan = /^(?:\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|[A-Z]{5}\d{4}[A-Z])$/;

/** Context: `hasAccount` when an account number is stored, so that the field may be empty. */
export const paymentConfigRules = formRules<PaymentConfigForm>({
  currencies: array(mixed()).min(1, payoutMessages.currencies),
  payoutKind: string().oneOf(payoutKinds),
  upiId: string()
    .trim()
    .when('payoutKind', ([kind], id) =>
      kind === 'upi' ? id.matches(/^[\w.-]{2,100}@[a-z][a-z0-9]{1,60}$/i, payoutMessages.upiId) : id,
    ),
  accountName: text(limits.nameMax, 'Account holder').when('payoutKind', ([kind], unused) =>
    kind === 'bank' ? requiredText(limits.nameMax, payoutMessages.accountName, 'Account holder') : unused,
  ),
  accountNumber: string()
    .trim()
    .when(['payoutKind', '$hasAccount'], ([kind, hasAccount], number) =>
      kind === 'bank'
        ? number.matches(/^\d{9,18}$/, { message: payoutMessages.accountNumber, excludeEmptyString: hasAccount })
        : number,
    ),
  ifsc: string()
    .trim()
    .uppercase()
    .when('payoutKind', ([kind], code) =>
      kind === 'bank' ? code.matches(/^[A-Z]{4}0[A-Z0-9]{6}$/, payoutMessages.ifsc) : code,
    ),
  bankName: text(limits.nameMax, 'Bank'),
  taxNumber: string()
    .trim()
    .uppercase()
    .matches(gstinOrPan, { message: payoutMessages.taxNumber, excludeEmptyString: true }),
  refundTermsAccepted: boolean().isTrue(payoutMessages.refundTerms),
});

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

const { headlineMax, aboutMax, locationMax, yearsMax } = limits.trainer;

export const basicDetailsRules = formRules<BasicDetailsForm>({
  name: requiredText(limits.nameMax, 'Name is required', 'Name'),
  ownerName: text(limits.nameMax, 'Owner name'),
  trainingType: text(limits.nameMax, 'Training type'),
  headline: text(headlineMax, 'Headline'),
  about: text(aboutMax, 'About'),
  location: text(locationMax, 'Location'),
  experienceYears: wholeNumber(0, yearsMax, `Experience must be a whole number of years from 0 to ${yearsMax}`),
  contactNo: phoneText,
});
