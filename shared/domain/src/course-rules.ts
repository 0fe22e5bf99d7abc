import { isBlank } from './blank-text';
import type { DeliveryMode, DifficultyLevel } from './catalogue';
import { type Currency, deliveryModes, difficultyLevels } from './catalogue';
import { safeChatLink } from './chat-links';
import { isEmail } from './email-address';
import { safeVideoLink } from './embeds';
import * as limits from './limits';
import { decimalsMessage, discounted, formatCount, formatMoney, hasTwoDecimals, payableAmount, toMinor } from './money';
import { isOneOf, keysOf } from './typed';

/** Fields and validation of step 1 of the course wizard. Pages and API share it. */

export interface CourseForm {
  name: string;
  /** URL of the picture from the upload response; '' without one. */
  thumbnail: string;
  mode: DeliveryMode | '';
  /** Null until the user chooses one. */
  languageId: number | null;
  difficulty: DifficultyLevel | '';
  /** Major units; null means no fee in that currency. NaN means that the input is not a number. */
  feeInr: number | null;
  feeUsd: number | null;
  /** Per cent off each fee; null counts as 0. */
  discount: number | null;
  isDemo: boolean;
  /** '' without one. */
  videoUrl: string;
  description: string;
  prerequisites: string;
  objectives: string;
  /** Ten digits. */
  trainerContact: string;
  trainerEmail: string;
  /** Link of the chosen platform; '' without one. */
  chatUrl: string;
  categoryId: number | null;
  subcategoryId: number | null;
}

export type CourseFormField = keyof CourseForm;
export type CourseFormErrors = Partial<Record<CourseFormField, string>>;

/** Error messages of empty required fields. */
export const requiredMessages = {
  name: 'Course name is required',
  thumbnail: 'Course thumbnail is required',
  mode: 'Course mode is required',
  languageId: 'Language is required',
  difficulty: 'Difficulty level is required',
  description: 'Course description is required',
  prerequisites: 'Prerequisites are required (write "None" if no prerequisites)',
  objectives: 'Learning objectives are required',
  trainerContact: 'Trainer contact is required',
  trainerEmail: 'Trainer email is required',
} as const satisfies CourseFormErrors;

export const courseMessages = {
  discount: 'Discount must be a number between 0 and 100',
  fee: `Fee must be a number between 0 and ${formatCount(limits.course.feeMax)}`,
  phone: 'Phone number must be exactly 10 digits',
  email: 'Please enter a valid email address',
  mode: `Course mode must be one of ${deliveryModes.join(', ')}`,
  difficulty: `Difficulty level must be one of ${difficultyLevels.join(', ')}`,
  video: 'Please paste a link to YouTube or Vimeo that begins with https://',
  chat: 'Please paste a link to WhatsApp, Telegram, Instagram, Facebook or X that begins with https://',
  subcategory: 'Please choose a category first',
  trainerMissing: 'Trainer ID is missing. Please log in again.',
  incomplete: 'Please fill in all required fields',
} as const;

export const isPhone = (text: string) => /^\d{10}$/.test(text.trim());

const smallest = (currency: Currency) => formatMoney(limits.smallestPayment[currency], currency);

function feeError(fee: number | null, currency: Currency): string | null {
  if (fee === null || fee === 0) return null;
  if (!(fee > 0 && fee <= limits.course.feeMax)) return courseMessages.fee;
  if (payableAmount(toMinor(fee), currency) === 0) return `Fee must be 0 or at least ${smallest(currency)}`;
  return hasTwoDecimals(fee) ? null : decimalsMessage;
}

/** Also refuses a discount that leaves too little of a fee to be paid. */
function discountError(discount: number | null, { feeInr = null, feeUsd = null }: Partial<CourseForm>): string | null {
  if (discount === null) return null;
  if (!(discount >= 0 && discount <= 100)) return courseMessages.discount;
  // 99.999 would be stored as 100, which makes the course free.
  if (!hasTwoDecimals(discount)) return decimalsMessage;
  const isTooSmall = ({ fee, currency }: { fee: number | null; currency: Currency }) => {
    const left = discounted(toMinor(fee ?? 0), discount);
    return feeError(fee, currency) === null && payableAmount(left, currency) !== left;
  };
  const small = [
    { fee: feeInr, currency: 'INR' as const },
    { fee: feeUsd, currency: 'USD' as const },
  ].find(isTooSmall);
  if (!small) return null;
  const least = smallest(small.currency);
  return `Discount must leave at least ${least} to pay, or be 100% for a free course`;
}

const longest = (label: string, max: number) => (text: string) =>
  text.trim().length > max ? `${label} must have at most ${max} characters` : null;
const { course } = limits;

/** Checks of non-empty fields. Each returns an error message or null. */
const checks: { [F in CourseFormField]?: (value: CourseForm[F], form: Partial<CourseForm>) => string | null } = {
  name: longest('Course name', course.nameMax),
  mode: (mode) => (isOneOf(deliveryModes, mode) ? null : courseMessages.mode),
  difficulty: (level) => (isOneOf(difficultyLevels, level) ? null : courseMessages.difficulty),
  feeInr: (fee) => feeError(fee, 'INR'),
  feeUsd: (fee) => feeError(fee, 'USD'),
  discount: discountError,
  videoUrl: (link) => (safeVideoLink(link) ? longest('Video link', course.linkMax)(link) : courseMessages.video),
  description: longest('Course description', course.descriptionMax),
  prerequisites: longest('Prerequisites', course.prerequisitesMax),
  objectives: longest('Learning objectives', course.objectivesMax),
  trainerContact: (phone) => (isPhone(phone) ? null : courseMessages.phone),
  trainerEmail: (email) => (isEmail(email) ? null : courseMessages.email),
  chatUrl: (link) => (safeChatLink(link) ? longest('Chat link', course.linkMax)(link) : courseMessages.chat),
  subcategoryId: (_id, { categoryId }) => (categoryId === null ? courseMessages.subcategory : null),
};

/**
 * Returns one error message per invalid field of step 1. Checks only the given fields, so that a partial form can be
 * checked. Pass the whole form to check all required fields.
 */
export function courseFormErrors(form: Partial<CourseForm>): CourseFormErrors {
  const errors: CourseFormErrors = {};
  for (const field of keysOf(form)) {
    const error = fieldError(field, form);
    if (error) errors[field] = error;
  }
  return errors;
}

function fieldError<F extends CourseFormField>(field: F, form: Partial<CourseForm>): string | null {
  const value = form[field];
  if (value === undefined) return null;
  if (value === null || (typeof value === 'string' && isBlank(value))) {
    const messages: CourseFormErrors = requiredMessages;
    return messages[field] ?? null;
  }
  return checks[field]?.(value as CourseForm[F], form) ?? null;
}
