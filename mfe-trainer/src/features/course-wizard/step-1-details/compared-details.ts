import { isOneOf, keysOf } from '@kaksha/domain/typed';
import { type ComparedField, textOf } from '@kaksha/forms/use-conflict';
import type { TrainerStore } from '../../../store/trainer-store';
import { courseFormFrom, type DetailsValues } from './details-values';

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

/** The fields of step 1, in the order of the form. */
export const comparedDetails = (store: TrainerStore): ComparedField<DetailsValues>[] =>
  keysOf(labels).map((field) => ({
    label: labels[field],
    names: field === 'chatUrl' ? ['chatPlatform', 'chatUrl', 'chatLinks'] : [field],
    show(values) {
      const form = courseFormFrom(values);
      return displayText(field, form[field], store, form.categoryId);
    },
    isPicture: field === 'thumbnail',
  }));

function displayText(
  field: Field,
  value: unknown,
  { categories, languages, subcategories }: TrainerStore,
  categoryId: number | null,
): string {
  const lists = { categoryId: categories.get().data, languageId: languages.get().data };
  const listed = isOneOf(keysOf(lists), field) && lists[field]?.find(({ id }) => id === value);
  if (listed) return listed.displayName;
  if (field === 'subcategoryId' && value !== null) {
    const listed = categoryId === null ? null : subcategories.get(categoryId).data;
    return listed?.find(({ id }) => id === value)?.name ?? 'Another one';
  }
  return textOf(value);
}
