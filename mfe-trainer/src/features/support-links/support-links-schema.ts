import { type SupportLinks, supportLinkErrors } from '@kaksha/domain/trainer-rules';
import { ruleSchema } from '@kaksha/forms/rule-schema';

export const supportLinksSchema = ruleSchema<SupportLinks>(
  ['email', 'contact', 'whatsapp', 'telegram', 'other', 'website'],
  supportLinkErrors,
);
