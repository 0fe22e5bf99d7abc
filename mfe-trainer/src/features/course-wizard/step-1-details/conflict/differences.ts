import { isOneOf, keysOf } from '@kaksha/domain/typed';
import type { TrainerStore } from '../../../../store/trainer-store';
import { courseFormFrom, type DetailsValues } from '../details-values';

type Field = keyof ReturnType<typeof courseFormFrom>;

const labels: Readonly<Record<Field, string>> = {
  name: 'Course name',
  categoryId: 'Category',
  subcategoryId: 'Subcategory',
  thumbnail: 'Thumbnail',
  mode: 'Mode',
  languageId: 'Language',
  difficulty: 'Difficulty level',
  feeInr: 'Fee in ₹',
  feeUsd: 'Fee in $',
  discount: 'Discount, %',
  videoUrl: 'Video link',
  isDemo: 'Demo course',
  description: 'Description',
  prerequisites: 'Prerequisites',
  objectives: 'Objectives',
  trainerContact: 'Trainer contact',
  trainerEmail: 'Trainer email',
  chatUrl: 'Chat link',
};

export interface Difference {
  field: Field;
  label: string;
  /** Values as shown to the user. */
  mine: string;
  theirs: string;
}

/** Fields with different values, in the order of the form. */
export function differencesOf(mine: DetailsValues, theirs: DetailsValues, store: TrainerStore): Difference[] {
  const [one, other] = [courseFormFrom(mine), courseFormFrom(theirs)];
  return keysOf(labels)
    .filter((field) => one[field] !== other[field])
    .map((field) => ({
      field,
      label: labels[field],
      mine: displayText(field, one[field], store, one.categoryId),
      theirs: displayText(field, other[field], store, other.categoryId),
    }));
}

/** `mine` with the given fields of `theirs`. */
export function withTheirs(mine: DetailsValues, theirs: DetailsValues, fields: readonly Field[]): DetailsValues {
  const chosen = Object.fromEntries(fields.map((field) => [field, theirs[field]]));
  const chat = fields.includes('chatUrl') && { chatPlatform: theirs.chatPlatform, chatLinks: theirs.chatLinks };
  return { ...mine, ...chosen, ...chat };
}

function displayText(
  field: Field,
  value: unknown,
  { categories, languages, subcategories }: TrainerStore,
  categoryId: number | null,
): string {
  if (value === null || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const lists = { categoryId: categories.get().data, languageId: languages.get().data };
  const listed = isOneOf(keysOf(lists), field) && lists[field]?.find(({ id }) => id === value);
  if (listed) return listed.displayName;
  if (field === 'subcategoryId') {
    const listed = categoryId === null ? null : subcategories.get(categoryId).data;
    return listed?.find(({ id }) => id === value)?.name ?? 'Another one';
  }
  return String(value);
}
