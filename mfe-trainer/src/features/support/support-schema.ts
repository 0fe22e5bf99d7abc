import { contactErrors, normalizeContact } from '@kaksha/domain/contact-rules';
import { ruleSchema } from '@kaksha/forms/rule-schema';

export interface SupportMessage {
  name: string;
  email: string;
  message: string;
}

/** The support call's type for messages from the trainer area. */
const trainerType = 3;

/** As it is sent, too: without blanks around, the address in small letters. */
export function cleanMessage(message: SupportMessage): SupportMessage {
  const { phone: _none, ...clean } = normalizeContact({ ...message, phone: '' });
  return clean;
}

export const supportSchema = ruleSchema<SupportMessage>(['name', 'email', 'message'], (values) =>
  contactErrors(trainerType, { ...cleanMessage(values), phone: '' }),
);
