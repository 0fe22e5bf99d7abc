import { isBlank } from './blank-text';
import type { ContentType } from './catalogue';
import { splitList } from './contents';
import * as limits from './limits';

/** Validation of steps 3 and 4 of the course wizard, contents and modules. Pages and API share it. */

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
const tooLong = (max: number) => `Please use at most ${max} characters`;

export function contentFormErrors({ type, text }: ContentForm): Partial<Record<keyof ContentForm, string>> {
  return {
    ...(type === null && { type: contentMessages.type }),
    ...(splitList(text).length === 0 && { text: contentMessages.text }),
    ...(text.length > contentTextMax && { text: tooLong(contentTextMax) }),
  };
}

export function moduleFormErrors({
  name,
  topics,
  handsOn,
  skills,
}: ModuleForm): Partial<Record<keyof ModuleForm, string>> {
  return {
    ...(isBlank(name) && { name: contentMessages.moduleName }),
    ...(name.trim().length > moduleNameMax && { name: tooLong(moduleNameMax) }),
    ...(splitList(topics).length === 0 && { topics: contentMessages.topics }),
    ...(topics.length > moduleListMax && { topics: tooLong(moduleListMax) }),
    ...(handsOn.length > moduleListMax && { handsOn: tooLong(moduleListMax) }),
    ...(skills.length > moduleListMax && { skills: tooLong(moduleListMax) }),
  };
}
