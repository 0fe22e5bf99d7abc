import { contactErrors, normalizeContact } from '@kaksha/domain/contact-rules';
import { ruleSchema } from '@kaksha/forms/rule-schema';

export interface SupportMessage {
  name: string;
  email: string;
  message: string;
}

/** Message type of the support endpoint for the trainer area. */
const trainerType = 3;

/** Trims all fields and lowercases the address. The form validates and sends this. */
export function cleanMessage(message: SupportMessage): SupportMessage {
  const { phone: _none, ...clean } = normalizeContact({ ...message, phone: '' });
  return clean;
}

export const supportSchema = ruleSchema<SupportMessage>(['name', 'email', 'message'], (values) =>
  contactErrors(trainerType, { ...cleanMessage(values), phone: '' }),
);
