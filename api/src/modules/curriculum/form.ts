import { type ModuleForm, moduleRules } from '@kaksha/domain/content-rules';
import { joinList, splitList } from '@kaksha/domain/contents';
import { check } from '../../platform/http/form';
import type { ModuleBody } from './schema';

const blank: ModuleForm = { name: '', topics: '', handsOn: '', skills: '' };

/**
 * The module with normalized lists. Fields that the body does not have stay as in `stored`.
 * @throws ApiError VALIDATION_FAILED (400) with a message for each field.
 */
export function readModuleForm(body: ModuleBody, stored: ModuleForm = blank): ModuleForm {
  const text = (field: keyof ModuleForm) => {
    const value = body[field];
    return value === undefined ? stored[field] : (value ?? '');
  };
  const form = { name: text('name').trim(), topics: text('topics'), handsOn: text('handsOn'), skills: text('skills') };
  check(moduleRules, form);
  const normalized = (list: string) => joinList(splitList(list));
  return {
    ...form,
    topics: normalized(form.topics),
    handsOn: normalized(form.handsOn),
    skills: normalized(form.skills),
  };
}
