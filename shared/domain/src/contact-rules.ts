import { trimmedText } from './blank-text';
import { isEmail, normalEmail } from './email-address';
import * as limits from './limits';
import { messagesIn } from './typed';

/** Validation of messages to the platform, with the error messages of the specification. Pages and API share it. */

/** Message types of the support operation, with their numbers on the wire. */
export const supportTypes = [
  { type: 0, name: 'Newsletter' },
  { type: 3, name: 'Trainer support' },
  { type: 5, name: 'Contact' },
] as const;
export type SupportType = (typeof supportTypes)[number]['type'];

/** Types that are stored as messages. A newsletter subscription is none. */
export const messageTypes = [3, 5] as const satisfies readonly SupportType[];
export type MessageType = (typeof messageTypes)[number];

/** A message to the platform in the view of an administrator. */
export interface ContactMessage {
  id: number;
  type: MessageType;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When an administrator marked it as answered; null before. */
  answeredAt: string | null;
}

export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const contactMessages = {
  newsletterEmail: 'Please enter your email address',
  name: 'Name is required',
  email: 'Email is required',
  emailFormat: 'Invalid email address',
  message: 'Message is required',
} as const;

/** Trims the texts, writes the email as it is stored, and removes spaces and hyphens from the phone number. */
export function normalizeContact({ name, email, phone, message }: ContactForm): ContactForm {
  return {
    name: trimmedText(name),
    email: normalEmail(email),
    phone: phone.replace(/[\s-]/g, ''),
    message: trimmedText(message),
  };
}

/** Error messages of a normalized message, by field. A newsletter subscription needs only the email. */
export function contactErrors(type: SupportType, form: ContactForm): Partial<Record<keyof ContactForm, string>> {
  const { name, email, phone, message } = form;
  const isNewsletter = type === 0;
  const noEmail = isNewsletter ? contactMessages.newsletterEmail : contactMessages.email;
  const { phoneMax, messageMax } = limits.contact;
  const longest = (label: string, max: number, text: string) =>
    text.length > max ? `${label} must have at most ${max} characters` : null;
  const errors = {
    name: !isNewsletter && name === '' ? contactMessages.name : longest('Name', limits.nameMax, name),
    email: email === '' ? noEmail : isEmail(email) ? null : contactMessages.emailFormat,
    phone: longest('Phone', phoneMax, phone) ?? (/^[+\d()./]*$/.test(phone) ? null : 'Please enter a phone number'),
    message: !isNewsletter && message === '' ? contactMessages.message : longest('Message', messageMax, message),
  };
  return messagesIn(errors);
}
