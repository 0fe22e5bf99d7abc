import type { WizardState } from '../../../../store/wizard-state';
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
  /** As a person reads them. */
  mine: string;
  theirs: string;
}

/** Where two people's first steps differ, in the order of the form. */
export function differencesOf(mine: DetailsValues, theirs: DetailsValues, wizard: WizardState): Difference[] {
  const [one, other] = [courseFormFrom(mine), courseFormFrom(theirs)];
  return (Object.keys(labels) as Field[])
    .filter((field) => one[field] !== other[field])
    .map((field) => ({
      field,
      label: labels[field],
      mine: readable(field, one[field], wizard),
      theirs: readable(field, other[field], wizard),
    }));
}

/** Mine, with the given fields as theirs are. */
export function withTheirs(mine: DetailsValues, theirs: DetailsValues, fields: readonly Field[]): DetailsValues {
  const taken = Object.fromEntries(fields.map((field) => [field, theirs[field]]));
  const chat = fields.includes('chatUrl') && { chatPlatform: theirs.chatPlatform, chatLinks: theirs.chatLinks };
  return { ...mine, ...taken, ...chat };
}

function readable(field: Field, value: unknown, { categories, languages, subcategories }: WizardState): string {
  if (value === null || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const lists = { categoryId: categories.data, languageId: languages.data };
  const listed = field in lists && lists[field as keyof typeof lists]?.find(({ id }) => id === value);
  if (listed) return listed.displayName;
  const all = Object.values(subcategories).flatMap(({ data }) => data ?? []);
  if (field === 'subcategoryId') return all.find(({ id }) => id === value)?.name ?? 'Another one';
  return String(value);
}
