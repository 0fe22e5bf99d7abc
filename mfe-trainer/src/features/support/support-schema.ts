import { contactErrors, normalizeContact } from '@kaksha/domain/contact-rules';
import { ruleField } from '@kaksha/forms/rule-field';
import { type ObjectSchema, object } from 'yup';

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

const by = <F extends keyof SupportMessage>(field: F) =>
  ruleField<SupportMessage, F>(field, (values) => contactErrors(trainerType, { ...cleanMessage(values), phone: '' }));

export const supportSchema = object({
  name: by('name'),
  email: by('email'),
  message: by('message'),
}) as unknown as ObjectSchema<SupportMessage>;
