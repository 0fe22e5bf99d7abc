import { number, string } from 'yup';
import { trimmedText } from './blank-text';
import { type Currency, type DeliveryMode, type DifficultyLevel, deliveryModes, difficultyLevels } from './catalogue';
import { safeChatLink } from './chat-links';
import { safeVideoLink } from './embeds';
import * as limits from './limits';
import { decimalsMessage, discounted, formatCount, formatMoney, hasTwoDecimals, payableAmount, toMinor } from './money';
import { choice, emailText, formRules, type Messages, phoneText, requiredText } from './rules';

/** Fields and rules of step 1 of the course wizard. */

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
export type CourseFormErrors = Messages<CourseFormField>;

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
  mode: `Course mode must be one of ${deliveryModes.join(', ')}`,
  difficulty: `Difficulty level must be one of ${difficultyLevels.join(', ')}`,
  video: 'Please paste a link to YouTube or Vimeo that begins with https://',
  chat: 'Please paste a link to WhatsApp, Telegram, Instagram, Facebook or X that begins with https://',
  subcategory: 'Please choose a category first',
  trainerMissing: 'Trainer ID is missing. Please log in again.',
  incomplete: 'Please fill in all required fields',
} as const;

const smallest = (currency: Currency) => formatMoney(limits.smallestPayment[currency], currency);

/** Major units. */
const fee = (currency: Currency) =>
  number()
    .nullable()
    .typeError(courseMessages.fee)
    .min(0, courseMessages.fee)
    .max(limits.course.feeMax, courseMessages.fee)
    .test(
      'smallest',
      `Fee must be 0 or at least ${smallest(currency)}`,
      (value) => !value || payableAmount(toMinor(value), currency) > 0,
    )
    .test('decimals', decimalsMessage, (value) => !value || hasTwoDecimals(value));
const feeInr = fee('INR');
const feeUsd = fee('USD');

/** The currency of which a discount leaves too little to be paid. */
function currencyLeftUnpayable(discount: number, form: Partial<CourseForm>): Currency | undefined {
  const isTooSmall = (value: number | null, currency: Currency) => {
    const left = discounted(toMinor(value ?? 0), discount);
    return payableAmount(left, currency) !== left;
  };
  if (feeInr.isValidSync(form.feeInr) && isTooSmall(form.feeInr ?? null, 'INR')) return 'INR';
  return feeUsd.isValidSync(form.feeUsd) && isTooSmall(form.feeUsd ?? null, 'USD') ? 'USD' : undefined;
}

const discount = number()
  .nullable()
  .typeError(courseMessages.discount)
  .min(0, courseMessages.discount)
  .max(100, courseMessages.discount)
  // 99.999 would be stored as 100, which makes the course free.
  .test('decimals', decimalsMessage, (value) => value == null || hasTwoDecimals(value))
  .test('rest', (value, { parent, createError }) => {
    const currency = value == null ? undefined : currencyLeftUnpayable(value, parent);
    if (!currency) return true;
    return createError({
      message: `Discount must leave at least ${smallest(currency)} to pay, or be 100% for a free course`,
    });
  });

const link = (label: string, message: string, isSafe: (link: string) => boolean) =>
  string()
    .transform(trimmedText)
    .test('link', message, (typed) => !typed || isSafe(typed))
    .max(limits.course.linkMax, `${label} must have at most ${limits.course.linkMax} characters`);

export const chatUrl = link('Chat link', courseMessages.chat, (typed) => safeChatLink(typed) !== null);

const { nameMax, descriptionMax, prerequisitesMax, objectivesMax } = limits.course;

export const courseRules = formRules<CourseForm>({
  name: requiredText(nameMax, requiredMessages.name, 'Course name'),
  subcategoryId: number()
    .nullable()
    .test('category', courseMessages.subcategory, (id, { parent }) => id == null || parent.categoryId !== null),
  thumbnail: string().transform(trimmedText).required(requiredMessages.thumbnail),
  mode: choice(deliveryModes, { required: requiredMessages.mode, other: courseMessages.mode }),
  languageId: number().required(requiredMessages.languageId),
  difficulty: choice(difficultyLevels, { required: requiredMessages.difficulty, other: courseMessages.difficulty }),
  feeInr,
  feeUsd,
  discount,
  videoUrl: link('Video link', courseMessages.video, (typed) => safeVideoLink(typed) !== null),
  description: requiredText(descriptionMax, requiredMessages.description, 'Course description'),
  prerequisites: requiredText(prerequisitesMax, requiredMessages.prerequisites, 'Prerequisites'),
  objectives: requiredText(objectivesMax, requiredMessages.objectives, 'Learning objectives'),
  trainerContact: phoneText.required(requiredMessages.trainerContact),
  trainerEmail: emailText().required(requiredMessages.trainerEmail),
  chatUrl,
});
