import { trimmedText } from './blank-text';
import { normalEmail } from './email-address';

/** Messages to the platform. */

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

/** Trims the texts, writes the email as it is stored, and removes spaces and hyphens from the phone number. */
export function normalizeContact({ name, email, phone, message }: ContactForm): ContactForm {
  return {
    name: trimmedText(name),
    email: normalEmail(email),
    phone: phone.replace(/[\s-]/g, ''),
    message: trimmedText(message),
  };
}
