import { type SupportLinks, supportLinkErrors } from '@kaksha/domain/trainer-rules';
import { ruleField } from '@kaksha/forms/rule-field';
import { type ObjectSchema, object } from 'yup';

const by = <F extends keyof SupportLinks>(field: F) => ruleField<SupportLinks, F>(field, supportLinkErrors);

export const supportLinksSchema = object({
  email: by('email'),
  contact: by('contact'),
  whatsapp: by('whatsapp'),
  telegram: by('telegram'),
  other: by('other'),
  website: by('website'),
}) as unknown as ObjectSchema<SupportLinks>;
