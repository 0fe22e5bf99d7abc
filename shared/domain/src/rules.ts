import { type AnyObjectSchema, type AnySchema, number, object, string, type TestContext, ValidationError } from 'yup';
import { trimmedText } from './blank-text';
import { isDay } from './dates';
import { isEmail } from './email-address';
import { hasTwoDecimals, toMinor } from './money';

/** The rules of forms are yup schemas, which the forms of the pages and the services of the API run. */

/** The rules of a form, in the order of its messages. A field that `when` names is listed, because values are cast in this order. */
export const formRules = <F>(fields: Partial<Record<keyof F, AnySchema>>): AnyObjectSchema =>
  object(Object.fromEntries<AnySchema>(Object.entries(fields)));

/** What runs the rules of a form, also of a part of it. */
export type Rules = Pick<AnySchema, 'validateSync'>;

/** The context that the rules run in. */
export const contextOf = <C>({ options }: TestContext): C => options.context as C;

/** Error messages by field. */
export type Messages<F extends string> = Partial<Record<F, string>>;

/** The first message of each invalid field, in the order of the rules; empty for a valid form. */
export function messagesOf<F extends object>(rules: Rules, form: F, context?: object): Messages<keyof F & string> {
  try {
    rules.validateSync(form, { abortEarly: false, disableStackTrace: true, context });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const messages: Record<string, string> = {};
    for (const { path = '', message } of error.inner) messages[path] ??= message;
    return messages as Messages<keyof F & string>;
  }
}

const tooLong = (max: number, label: string | undefined) =>
  label ? `${label} must have at most ${max} characters` : `Please use at most ${max} characters`;

/** A text that may be empty. */
export const text = (max: number, label?: string) =>
  string().defined().transform(trimmedText).max(max, tooLong(max, label));

/** A text that shows something. */
export const requiredText = (max: number, message: string, label?: string) =>
  string().transform(trimmedText).required(message).max(max, tooLong(max, label));

/** One of a list. */
export const choice = <T extends string>(list: readonly T[], messages: { required: string; other: string }) =>
  string()
    .required(messages.required)
    .test('choice', messages.other, (chosen) => !chosen || list.some((one) => one === chosen));

export const emailMessage = 'Please enter a valid email address';
export const phoneMessage = 'Phone number must be exactly 10 digits';

/** An e-mail address or ''. */
export const emailText = (message = emailMessage) =>
  string()
    .transform(trimmedText)
    .test('email', message, (typed) => !typed || isEmail(typed));

/** Ten digits or ''. */
export const phoneText = string()
  .trim()
  .matches(/^\d{10}$/, { message: phoneMessage, excludeEmptyString: true });

/** A day `YYYY-MM-DD` or ''. */
export const dayText = (message: string) => string().test('day', message, (day) => !day || isDay(day));

/** A whole number or null. */
export const wholeNumber = (min: number, max: number, message: string) =>
  number().nullable().typeError(message).integer(message).min(min, message).max(max, message);

/** Minor units of a typed amount. More than two decimals give no whole number, which the rules refuse. */
export const typedMinor = (major: number): number => (hasTwoDecimals(major) ? toMinor(major) : major * 100);
