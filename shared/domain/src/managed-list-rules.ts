import { string } from 'yup';
import { type CoverMotif, coverMotifs } from './catalogue';
import * as limits from './limits';
import { formRules, requiredText } from './rules';

export interface ListEntryForm {
  name: string;
  /** Null for subcategories and languages. */
  motif: CoverMotif | null;
}

/** Addresses name entries: a number there is an id, and a comma parts two names. */
export const listEntryRules = formRules<ListEntryForm>({
  name: requiredText(limits.managedLists.nameMax, 'Please enter a name', 'The name')
    .matches(/\p{L}/u, { message: 'A name has at least one letter', excludeEmptyString: true })
    .test('comma', 'A name has no comma', (name = '') => !name.includes(',')),
  motif: string()
    .nullable()
    .oneOf([...coverMotifs, null]),
});
