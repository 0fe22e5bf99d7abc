import type { CourseModule } from '@kaksha/domain/catalogue';
import type { ModuleForm } from '@kaksha/domain/content-rules';
import { joinList, splitList } from '@kaksha/domain/contents';
import { comparedFields, textOf } from '@kaksha/forms/use-conflict';

/** Values of the module form. Lists are separated by commas. */
export type ModuleValues = ModuleForm;

export const emptyModule: ModuleValues = { name: '', topics: '', handsOn: '', skills: '' };

export const moduleValuesOf = ({ name, topics, handsOn, skills }: CourseModule): ModuleValues => ({
  name,
  topics: joinList(topics),
  handsOn: joinList(handsOn),
  skills: joinList(skills),
});

const listText = (list: string) => textOf(splitList(list));

export const comparedModule = comparedFields<ModuleValues>(
  { name: 'Module Name', topics: 'Topics', handsOn: 'Hands-on practice', skills: 'Skills' },
  { topics: listText, handsOn: listText, skills: listText },
);
