import { boolean, string } from 'yup';
import type { LegalForm } from './legal';
import * as limits from './limits';
import { formRules, requiredText } from './rules';

/** Apart from the types and addresses, which every page loads without the library of the rules. */
export const legalMessages = {
  text: 'Please write the text',
  headings: 'Please begin with a line such as "## Accounts"',
  effectiveFrom: 'Please choose the day and the time',
} as const;

export const legalRules = formRules<LegalForm>({
  text: requiredText(limits.legalText, legalMessages.text, 'The text').matches(/^## \S/, legalMessages.headings),
  effectiveFrom: string().required(legalMessages.effectiveFrom),
  mustAccept: boolean(),
});
