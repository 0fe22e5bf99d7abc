import { type ModuleForm, moduleFormErrors } from '@kaksha/domain/content-rules';
import { joinList, splitList } from '@kaksha/domain/contents';
import { entriesOf } from '@kaksha/domain/typed';
import { badRequest } from '../../platform/http/api-error';
import { type ModuleBody, wireNames } from './schema';

const blank: ModuleForm = { name: '', topics: '', handsOn: '', skills: '' };

/**
 * The module with normalized lists. Fields that the body does not have stay as in `stored`.
 * @throws ApiError VALIDATION_FAILED (400) with a message for each field.
 */
export function readModuleForm(body: ModuleBody, stored: ModuleForm = blank): ModuleForm {
  const text = (field: keyof ModuleForm) => {
    const value = body[wireNames[field]] as string | null | undefined;
    return value === undefined ? stored[field] : (value ?? '');
  };
  const form = { name: text('name').trim(), topics: text('topics'), handsOn: text('handsOn'), skills: text('skills') };
  const errors = entriesOf(moduleFormErrors(form));
  const [first] = errors;
  if (first) {
    throw badRequest(`${first[1]}.`, Object.fromEntries(errors.map(([field, message]) => [wireNames[field], message])));
  }
  const normalized = (list: string) => joinList(splitList(list));
  return {
    ...form,
    topics: normalized(form.topics),
    handsOn: normalized(form.handsOn),
    skills: normalized(form.skills),
  };
}
