import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseForm } from '@kaksha/domain/course-rules';
import { keysOf } from '@kaksha/domain/typed';
import { type ComparedField, textOf } from '@kaksha/forms/use-conflict';
import type { TrainerStore } from '../../../store/trainer-store';
import { courseFormFrom, type DetailsValues } from './details-values';

type Field = Exclude<keyof CourseForm, 'subcategoryId'>;

const labels: Readonly<Record<Field, string>> = {
  name: 'Course name',
  categoryId: 'Category',
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

/** What is chosen as one, because it depends on each other. */
const together: Partial<Record<Field, readonly (keyof DetailsValues)[]>> = {
  categoryId: ['categoryId', 'subcategoryId'],
  chatUrl: ['chatPlatform', 'chatUrl', 'chatLinks'],
};

/**
 * The fields of step 1, in the order of the form.
 * @param courses  have the names of what is not in the lists
 */
export const comparedDetails = (
  store: TrainerStore,
  courses: readonly AuthoredCourse[],
): ComparedField<DetailsValues>[] =>
  keysOf(labels).map((field) => ({
    label: labels[field],
    names: together[field] ?? [field],
    show(values) {
      const form = courseFormFrom(values);
      if (field === 'categoryId') return categoryText(form, store, courses);
      if (field !== 'languageId') return textOf(form[field]);
      const languages = [...(store.languages.get().data ?? []), ...courses.map(({ language }) => language)];
      return textOf(languages.find(({ id }) => id === form.languageId)?.displayName);
    },
    isPicture: field === 'thumbnail',
  }));

function categoryText(
  { categoryId, subcategoryId }: CourseForm,
  { categories, subcategories }: TrainerStore,
  courses: readonly AuthoredCourse[],
): string {
  if (categoryId === null) return textOf(null);
  const named = [...(categories.get().data ?? []), ...courses.map(({ category }) => category)];
  const parts = [
    ...(subcategories.get(categoryId).data ?? []),
    ...courses.flatMap(({ subcategory }) => subcategory ?? []),
  ];
  return [
    named.find(({ id }) => id === categoryId)?.displayName ?? 'Another category',
    subcategoryId !== null && (parts.find(({ id }) => id === subcategoryId)?.name ?? 'another subcategory'),
  ]
    .filter(Boolean)
    .join(', ');
}
