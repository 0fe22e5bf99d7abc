import { string } from 'yup';
import type { ContentType } from './catalogue';
import { contentTypeOf, splitList } from './contents';
import * as limits from './limits';
import { formRules, requiredText, text } from './rules';

/** Rules of steps 3 and 4 of the course wizard, contents and modules. */

export interface ContentForm {
  type: ContentType | null;
  /** Comma list. */
  text: string;
}

export interface ModuleForm {
  name: string;
  /** Comma lists. */
  topics: string;
  handsOn: string;
  skills: string;
}

export const contentMessages = {
  type: 'Content type is required',
  text: 'Description is required',
  typeTaken: 'This content type is already added',
  moduleName: 'Module Name is required',
  topics: 'Topics are required',
} as const;

const { contentTextMax, moduleNameMax, moduleListMax } = limits.course;

/** A comma list with an entry. */
const requiredList = (max: number, message: string) =>
  text(max).test('list', message, (list = '') => splitList(list).length > 0);

/** The type is the label of a content type; '' before a choice. */
export const contentRules = formRules<{ type: string; text: string }>({
  type: string()
    .required(contentMessages.type)
    .test('choice', 'Please choose one of the list', (label) => !label || contentTypeOf(label) !== null),
  text: requiredList(contentTextMax, contentMessages.text),
});

/** Of a stored content, whose empty text has the short message. */
export const storedContentRules = formRules<{ text: string }>({ text: requiredList(contentTextMax, 'Required') });

export const moduleRules = formRules<ModuleForm>({
  name: requiredText(moduleNameMax, contentMessages.moduleName),
  topics: requiredList(moduleListMax, contentMessages.topics),
  handsOn: text(moduleListMax),
  skills: text(moduleListMax),
});
